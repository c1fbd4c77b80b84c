/** Signs of guilds and of Influence cards: paths in a square from -50 to 50; `hollow` is cut out of `solid`. */

export interface GlyphPaths {
  solid: string;
  /** Drawn as lines in the colour of the ground, on top. */
  lines?: string;
  /** Drawn as lines in the colour of the sign. */
  strokes?: string;
}

export const GLYPHS: Record<string, GlyphPaths> = {
  // A mitre with its bands.
  clero: {
    solid: "M-30,34 L-34,-2 C-26,-22 -10,-34 0,-46 C10,-34 26,-22 34,-2 L30,34Z",
    lines: "M0,-34 V22 M-16,-4 H16 M-31,22 H31",
  },
  // Two crossed swords.
  militari: {
    solid:
      "M-36,-42 L-26,-42 L14,10 L20,4 L26,10 L20,18 L34,34 L26,42 L12,26 L4,32 L-2,26 L4,20 L-36,-32Z M36,-42 L26,-42 L-14,10 L-20,4 L-26,10 L-20,18 L-34,34 L-26,42 L-12,26 L-4,32 L2,26 L-4,20 L36,-32Z",
  },
  // Scales.
  mercanti: {
    solid:
      "M-4,-42 H4 V-30 H38 V-22 H34 L46,8 C44,22 18,22 16,8 L28,-22 H4 V32 H22 V42 H-22 V32 H-4 V-22 H-28 L-16,8 C-18,22 -44,22 -46,8 L-34,-22 H-38 V-30 H-4Z",
    lines: "M31,-16 L24,6 H38Z M-31,-16 L-24,6 H-38Z",
  },
  // A bunch of grapes with its leaf.
  vinai: {
    solid:
      "M-2,-26 C-4,-38 2,-46 10,-46 L14,-40 C8,-38 6,-34 6,-28 C16,-40 32,-40 40,-30 C32,-20 16,-18 6,-24Z M-26,-22 a12,12 0 1 1 0,.1Z M-14,-10 a12,12 0 1 1 24,0 a12,12 0 1 1 -24,0Z M-38,-12 a12,12 0 1 1 24,0 a12,12 0 1 1 -24,0Z M10,-8 a12,12 0 1 1 24,0 a12,12 0 1 1 -24,0Z M-26,10 a12,12 0 1 1 24,0 a12,12 0 1 1 -24,0Z M0,12 a12,12 0 1 1 24,0 a12,12 0 1 1 -24,0Z M-13,32 a12,12 0 1 1 24,0 a12,12 0 1 1 -24,0Z",
  },
  // A quill over a scroll.
  scrivani: {
    solid:
      "M40,-46 C8,-42 -16,-18 -22,16 L-34,38 L-28,42 L-16,22 C12,18 34,-4 40,-46Z M-40,34 H-36 L-40,42 H32 V34 H-8 L-4,28 H38 V48 H-46 V34Z",
    lines: "M30,-34 L-18,20",
  },
  // The lion of the coin is a star here: a Ducat.
  ducat: { solid: "M0,-40 L9,-12 L38,-12 L15,5 L24,34 L0,16 L-24,34 L-15,5 L-38,-12 L-9,-12Z" },
  // A dagger.
  assassin: {
    solid: "M0,48 L-9,34 V-6 H-26 V-16 H-7 V-34 C-14,-46 14,-46 7,-34 V-16 H26 V-6 H9 V34Z",
    lines: "M0,30 V-2",
  },
  // A mask over the eyes.
  thief: {
    solid: "M-48,-18 C-30,-26 -14,-14 0,-14 C14,-14 30,-26 48,-18 C50,8 36,26 18,24 C8,22 6,10 0,10 C-6,10 -8,22 -18,24 C-36,26 -50,8 -48,-18Z",
    lines: "M-34,-2 C-28,-10 -16,-8 -12,2 C-18,10 -30,10 -34,-2Z M34,-2 C28,-10 16,-8 12,2 C18,10 30,10 34,-2Z",
  },
  // Two arrows that trade places.
  trader: {
    solid: "M-44,-16 L-16,-44 V-26 H34 V-6 H-16 V12Z M44,16 L16,-12 V6 H-34 V26 H16 V44Z",
  },
  // A gondola with its oar.
  gondolier: {
    solid:
      "M-48,-4 C-28,16 24,16 36,-6 C40,-14 40,-22 36,-32 L48,-36 C54,-18 52,4 38,16 C16,32 -22,30 -40,16 C-46,10 -49,4 -48,-4Z M-12,-38 a8,8 0 1 1 .1,0Z M-20,6 L-18,-22 C-17,-30 -7,-30 -6,-22 L-4,8Z",
    strokes: "M-8,-20 L6,-14 M10,-34 L-2,42",
  },
  // An open fan.
  courtesan: {
    solid: "M-4,38 L-46,-10 C-36,-28 -20,-38 0,-38 C20,-38 36,-28 46,-10 L4,38Z",
    lines: "M0,30 V-36 M0,30 L-22,-32 M0,30 L22,-32 M0,30 L-38,-20 M0,30 L38,-20 M-24,6 C-14,-6 14,-6 24,6",
  },
  // A shield before crossed halberds.
  guard: {
    solid: "M-28,-28 H28 V2 C28,24 14,36 0,44 C-14,36 -28,24 -28,2Z M-40,-46 L-30,-48 L-22,-34 H-34Z M40,-46 L30,-48 L22,-34 H34Z",
    lines: "M0,-20 V32 M-20,-4 H20",
  },
};

/** Shields of the families, in a box of 40 by 48: what is drawn in ink upon the paper of the shield. */
export const SHIELD = "M1,1 H39 V26 C39,38 29,44 20,47 C11,44 1,38 1,26Z";
export const CHARGES: Record<string, string> = {
  // Three bends.
  contarini: "M0,8 L8,0 H17 L0,17Z M0,29 L29,0 H39 L0,39Z M9,42 L40,11 V20 L16,45Z",
  // Steps.
  gradenigo: "M0,34 V24 H8 V19 H16 V14 H24 V9 H32 V4 H40 V14 H34 V19 H26 V24 H18 V29 H10 V34Z",
  // Parted, the lower half dark.
  dandolo: "M0,23 H40 V26 C40,39 29,45 20,48 C11,45 0,39 0,26Z",
  // A broad band with a cross above.
  morosini: "M0,20 H40 V32 H0Z M17,3 H23 V7 H27 V12 H23 V17 H17 V12 H13 V7 H17Z",
  // A tower.
  tiepolo: "M10,10 H14 V14 H18 V10 H22 V14 H26 V10 H30 V20 H27 V38 H23 V30 H17 V38 H13 V20 H10Z",
};
