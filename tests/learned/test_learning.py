"""Positions to learn from, losses, the picture, the export, and what the commands say when something is wrong."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ridotto.bots.learned import export, train
from ridotto.bots.learned.curve import Epoch, curve
from ridotto.bots.learned.data import Positions, generate, joined
from ridotto.bots.learned.network import Network, load_network
from ridotto.engine.game import games

from .positions import made_up, random_game

NAMES = list(games())


def positions(scores: list[list[float]], share: list[list[float]]) -> Positions:
    """Positions with these scores and results; every other one is kept back."""
    wide = np.array(scores, np.float32)
    mark = np.arange(len(scores)) % 2 == 1
    return Positions(np.zeros((*wide.shape, 3), np.float32), wide, np.array(share, np.float32), wide * 0, mark)


def test_cross_entropy_worked_out() -> None:
    found = positions([[0, 0, 0], [2, 2, 0]], [[1, 0, 0], [0.5, 0.5, -1]])
    # three equal chances cost log 3; of two seats with a shared first place log 2
    assert train.score_loss(found, 0.7) == pytest.approx((np.log(3) + np.log(2)) / 2)
    ahead = positions([[3, 1, 0]], [[1, 0, -1]])
    assert train.score_loss(ahead, 1.0) == pytest.approx(np.log(1 + np.exp(-2)))


def test_leading_score_finds_the_slope() -> None:
    # who leads by 1 wins three times of four: a softmax with the slope log 3 says so, and costs the entropy of it
    scores, share = [[1.0, 0.0]] * 8, [[1.0, 0.0]] * 2 * 3 + [[0.0, 1.0]] * 2
    entropy = -(0.75 * np.log(0.75) + 0.25 * np.log(0.25))
    assert train.leading_score_loss(positions(scores, share)) == pytest.approx(entropy, abs=0.002)


def test_positions_are_joined_over_numbers_of_seats() -> None:
    both = joined([positions([[1, 2]], [[1, 0]]), positions([[1, 2, 3]], [[0, 0, 1]])])
    assert both.present.tolist() == [[True, True, False], [True, True, True]]
    assert both.features.shape == (2, 3, 3)


def test_games_to_learn_from() -> None:
    game = replace(games()["mille-fiori"], seats=(2, 3), editions={"base": 1})
    found = generate(game, 2, "some", None)
    assert set(found.present.sum(axis=1)) == {2, 3}
    assert found.share.clip(0).sum(axis=1) == pytest.approx(1)
    assert found.rest[found.present].min() >= 0  # nobody ever loses points
    assert generate(game, 2, "some", None).features.tobytes() == found.features.tobytes()
    two = replace(game, seats=(2,))
    assert len(generate(two, 1, "some", made_up(game)).share) > 0


@pytest.mark.statistics
@pytest.mark.parametrize("name", NAMES)
def test_networks_know_more_than_the_leading_score(name: str) -> None:
    game = games()[name]
    network = load_network(game)
    assert network is not None
    loss, baseline = losses(network, 60)
    assert loss < baseline - 0.01


def losses(network: Network, rounds: int) -> tuple[float, float]:
    """Of a network and of the leading score with the slope that fits these very positions best."""
    game = games()[network.game]
    parts = []
    for edition in game.editions:
        for players in game.seats:
            for number in range(rounds):
                *before, end = random_game(game, edition, players, number, 10)
                features = np.array([[position.features(seat) for seat in range(players)] for position in before])
                scores = np.array([position.scores() for position in before], np.float32)
                share = np.array([end.shares()] * len(before), np.float32)
                parts.append(Positions(features, scores, share, scores * 0, np.ones(len(before), bool)))
    found = joined(parts)
    slopes = np.geomspace(0.002, 5, 60)
    return train.validation_loss(network, found), min(train.score_loss(found, slope) for slope in slopes)


def test_outputs_agree_with_forward() -> None:
    from ridotto.bots.learned.network import forward

    network = made_up(games()["intrigo"])
    rows = np.random.default_rng(1).normal(0, 1, (3, network.sizes[0])).astype(np.float32)
    found = train.outputs(network, rows)
    for row, expected in zip(rows, found, strict=True):
        room = network.room()
        room[0][:] = row
        forward(network.weights, *room)
        assert room[3] == pytest.approx(expected, abs=1e-4)


def test_the_picture_shows_every_epoch() -> None:
    epochs = [Epoch(1, 1.0, 1.1, 9.0), Epoch(2, 0.8, 0.9, 7.0), Epoch(3, 0.7, 0.85, 6.0)]
    picture = curve("intrigo", epochs, 1.05)
    lines = {
        line.split('"')[1]: line.split('"')[3].split()
        for line in picture.splitlines()
        if "polyline class" in line and line.count(",") == 3
    }
    assert set(lines) == {"t", "v"}
    heights = [float(point.split(",")[1]) for point in lines["v"]]
    assert heights == sorted(heights)  # the loss falls: further down in the picture
    assert "intrigo: cross entropy" in picture
    assert epochs[1].line() == "epoch  2  training 0.8000  validation 0.9000  error of the points 7.00"


@pytest.mark.parametrize("name", NAMES)
def test_export_says_the_same(name: str, tmp_path: Path) -> None:
    import onnx
    from onnx.reference import ReferenceEvaluator

    network = load_network(games()[name])
    assert network is not None
    file = tmp_path / "network.onnx"
    export.main([name, str(file)])
    rows = np.random.default_rng(3).uniform(-1, 1, (4, network.sizes[0])).astype(np.float32)
    (found,) = ReferenceEvaluator(onnx.load(file)).run(None, {"features": rows})
    assert found == pytest.approx(train.outputs(network, rows), abs=1e-3)


def _says(capsys: pytest.CaptureFixture[str], command: Any, arguments: list[str]) -> str:
    with pytest.raises(SystemExit) as left:
        command(arguments)
    assert left.value.code == 2
    return capsys.readouterr().err


def test_commands_say_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = ["--out", str(tmp_path / "out.npz")]
    assert _says(capsys, train.main, ["chess", *out]).startswith("Unknown game 'chess'")
    for bad in (["--tries", "0"], ["--wildness", "1001"]):
        assert "--tries is at least 1" in _says(capsys, train.main, ["intrigo", *out, *bad])
    monkeypatch.setitem(sys.modules, "torch", None)
    assert "training needs PyTorch" in _says(capsys, train.main, ["intrigo", *out])
    assert _says(capsys, export.main, ["chess", str(tmp_path / "x.onnx")]).startswith("Unknown game 'chess'")
    assert "cannot be read" in _says(capsys, export.main, ["intrigo", "x.onnx", "--weights", str(tmp_path / "no.npz")])
    monkeypatch.setattr(export, "load_network", lambda game: None)
    assert "has no network yet" in _says(capsys, export.main, ["intrigo", str(tmp_path / "x.onnx")])
    monkeypatch.setitem(sys.modules, "onnx", None)
    monkeypatch.undo()
    assert not (tmp_path / "out.npz").exists()
