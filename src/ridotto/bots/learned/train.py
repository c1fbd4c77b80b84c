"""Training the network of a game: ``python -m ridotto.bots.learned.train GAME --games N --seed S --out FILE``.

Games are played in generations. Players of the first look at what a greedy player counts; those of each further one
look at the network trained on all positions before. The same seed gives the same network: one thread, and nothing
left to chance. It needs the extra ``learn``; to play with a network needs neither.
"""

import argparse
import sys
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ridotto.bots.learned.curve import Epoch, curve
from ridotto.bots.learned.data import HABITS, Habits, Positions, generate, joined
from ridotto.bots.learned.network import CHANCE, OUTPUTS, Network
from ridotto.engine.errors import RidottoError
from ridotto.engine.game import Game, Json, find_game
from ridotto.engine.rng import seed_state

HIDDEN = (32, 32)
EPOCHS = 6
BATCH = 256
LEARNING_RATE = 3e-3
DECAY = 1e-3
POINTS_SHARE = 0.3
"""What the error of the points counts beside that of the chances."""


def train(
    game: Game, games: int, seed: int, generations: int, habits: Habits, say: Any
) -> tuple[Network, list[Epoch], float]:
    """The network, how it went in the last generation, and the validation loss of the leading score alone."""
    network: Network | None = None
    earlier: list[Positions] = []
    about: Json = {"game": game.name, "games": games, "seed": seed, "editions": dict(game.editions)} | asdict(habits)
    about["generations"] = []
    epochs: list[Epoch] = []
    baseline = 0.0
    for number in range(1, generations + 1):
        say(f"Generation {number}: playing {games // generations} games.")
        fresh = generate(game, games // generations, f"{seed}/{number}", network, habits)
        baseline = leading_score_loss(fresh)
        before = network and validation_loss(network, fresh)
        network, epochs = fit(game, joined([*earlier, fresh.training()]), fresh.validation(), seed, say)
        earlier.append(fresh.training())
        figures = {"leading_score": baseline, "network_before": before, "network": epochs[-1].validation}
        rounded = {name: loss and round(loss, 4) for name, loss in figures.items()}
        about["generations"].append(
            {"positions": len(fresh.share), "points_error": round(epochs[-1].points, 3)} | rounded
        )
        say(f"Validation loss: {rounded}")
    if network is None:
        raise RidottoError("--generations: it must be at least 1.")
    return Network(game.name, network.sizes, network.weights, about), epochs, baseline


def leading_score_loss(positions: Positions) -> float:
    """Validation loss if chances are the softmax of a multiple of the scores, the one that fits the others best."""
    training = positions.training()
    slopes = np.geomspace(0.005, 5.0, 40)
    best = min(slopes, key=lambda slope: score_loss(training, slope))
    return score_loss(positions.validation(), best)


def score_loss(positions: Positions, slope: float) -> float:
    """The loss of the softmax of ``slope`` times the scores."""
    return cross_entropy(positions, slope * positions.scores.astype(np.float64))


def validation_loss(network: Network, positions: Positions) -> float:
    """The loss of a network over the games kept back."""
    held_back = positions.validation()
    return cross_entropy(held_back, outputs(network, held_back.features)[..., CHANCE])


def cross_entropy(positions: Positions, logits: Any) -> float:
    """Mean cross entropy between the shares of the first place and the softmax of the logits of those present."""
    present = positions.present
    masked = np.where(present, logits, -np.inf)
    masked -= masked.max(axis=1, keepdims=True)
    total = np.log(np.exp(masked).sum(axis=1))
    return float((total - np.where(present, positions.share * np.where(present, masked, 0), 0).sum(axis=1)).mean())


def outputs(network: Network, features: Any) -> Any:
    """What ``forward`` gives, for many seats at once."""
    at, x = 0, features
    pairs = list(pairwise(network.sizes))
    for place, (below, above) in enumerate(pairs):
        matrix = network.weights[at : at + below * above].reshape(below, above)
        at += (below + 1) * above
        x = x @ matrix + network.weights[at - above : at]
        x = x if place == len(pairs) - 1 else np.maximum(x, 0)
    return x


def fit(game: Game, training: Positions, held_back: Positions, seed: int, say: Any) -> tuple[Network, list[Epoch]]:
    """A network fitted to the positions of ``training``, and the loss after each epoch."""
    import torch

    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    torch.manual_seed(int(seed_state("fit", seed)) % (1 << 62))
    seats = training.features[training.present]
    mean, deviation = seats.mean(axis=0, dtype=np.float64), seats.std(axis=0, dtype=np.float64)
    deviation = np.where(deviation > 1e-6, deviation, 1.0)
    unit = float(training.rest[training.present].std()) or 1.0
    model = _model(torch, game.features)
    data, aside = (_tensors(torch, part, mean, deviation) for part in (training, held_back))
    steps = -(-len(training.share) // BATCH)
    optimizer = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, LEARNING_RATE, total_steps=EPOCHS * steps)
    epochs = []
    for number in range(1, EPOCHS + 1):
        order = torch.randperm(len(training.share))
        total = 0.0
        for batch in order.split(BATCH):
            optimizer.zero_grad()
            chance, points = _losses(torch, model, [part[batch] for part in data], unit)
            (chance + POINTS_SHARE * points).backward()
            optimizer.step()
            schedule.step()
            total += float(chance.detach()) * len(batch)
        with torch.no_grad():
            chance, points = _losses(torch, model, aside, unit)
        epochs.append(Epoch(number, total / len(order), float(chance), float(points) ** 0.5 * unit))
        say(epochs[-1].line())
    return Network(game.name, (game.features, *HIDDEN, OUTPUTS), _weights(model, mean, deviation, unit), {}), epochs


def _tensors(torch: Any, positions: Positions, mean: Any, deviation: Any) -> list[Any]:
    """Normalized features, shares, points still to come, and who is present."""
    features = (positions.features - mean.astype(np.float32)) / deviation.astype(np.float32)
    arrays = (features, positions.share, positions.rest, positions.present)
    return [torch.from_numpy(np.ascontiguousarray(array)) for array in arrays]


def _model(torch: Any, features: int) -> Any:
    """The layers, with a rectifier between any two."""
    layers = []
    for below, above in pairwise((features, *HIDDEN, OUTPUTS)):
        layers += [torch.nn.Linear(below, above), torch.nn.ReLU()]
    return torch.nn.Sequential(*layers[:-1])


def _losses(torch: Any, model: Any, data: list[Any], unit: float) -> tuple[Any, Any]:
    """Cross entropy of the chances; mean squared error of the points in multiples of ``unit``."""
    features, share, rest, present = data
    out = model(features)
    logits = out[..., 0].masked_fill(~present, -1e9)
    chance = -(torch.log_softmax(logits, dim=1) * share.clamp(min=0)).sum(dim=1).mean()
    points = ((out[..., 1] - rest / unit)[present] ** 2).mean()
    return chance, points


def _weights(model: Any, mean: Any, deviation: Any, unit: float) -> Any:
    """The weights as ``forward`` takes them: the normalization in the first layer, the unit of points in the last."""
    layers = [
        (layer.weight.detach().numpy().astype(np.float64).T, layer.bias.detach().numpy().astype(np.float64))
        for layer in model[::2]
    ]
    matrix, biases = layers[0]
    layers[0] = (matrix / deviation[:, None], biases - (mean / deviation) @ matrix)
    matrix, biases = layers[-1]
    scale = np.array([1.0, unit])
    layers[-1] = (matrix * scale, biases * scale)
    return np.concatenate([part.ravel() for layer in layers for part in layer]).astype(np.float32)


def main(arguments: list[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser("python -m ridotto.bots.learned.train", description="Trains a value network.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40000, help="in all generations together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--tries", type=int, default=HABITS.tries, help="actions that a player looks at")
    parser.add_argument("--wildness", type=int, default=HABITS.wildness, help="of 1000 actions, those that may be any")
    parser.add_argument("--out", type=Path, required=True, help="file of the weights (.npz)")
    parser.add_argument("--curve", type=Path, help="file of the picture of the losses (.svg)")
    given = parser.parse_args(arguments)
    try:
        game = find_game(given.game)
        if game.features == 0:
            raise RidottoError(f"{game.name} has no features to learn from: its rules need a function features.")
        if given.tries < 1 or not 0 <= given.wildness <= 1000:
            raise RidottoError("--tries is at least 1, and --wildness 0 to 1000.")
        _need_torch()
        habits = Habits(given.tries, given.wildness)
        network, epochs, baseline = train(game, given.games, given.seed, given.generations, habits, print)
        given.out.parent.mkdir(parents=True, exist_ok=True)
        network.save(given.out)
        if given.curve:
            given.curve.write_text(curve(game.name, epochs, baseline))
    except (RidottoError, OSError) as fault:
        print(fault, file=sys.stderr)
        raise SystemExit(2) from fault
    print(f"Leading score alone: {baseline:.4f}. Written to {given.out}: {network.weights.nbytes // 1024} KiB.")


def _need_torch() -> None:
    """PyTorch is an extra."""
    try:
        import torch  # noqa: F401
    except ImportError as fault:
        raise RidottoError("training needs PyTorch: install it with pip install 'ridotto[learn]'.") from fault


if __name__ == "__main__":
    main()
