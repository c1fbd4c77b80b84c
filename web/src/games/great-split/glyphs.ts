/** The signs of the game in a field of 24 by 24: what is filled, and what is cut out of it or drawn over it. */

export interface Sign {
  fill: string;
  /** Lines in the colour of the ground. */
  cut?: string;
}

export const SIGNS: Record<string, Sign> = {
  // An open book.
  tomes: {
    fill: "M2 5.2C5.4 3.6 9.2 3.8 12 6c2.8-2.2 6.6-2.4 10-.8v14c-3.4-1.4-7.2-1.2-10 1-2.8-2.2-6.6-2.4-10-1Z",
    cut: "M12 6.6V19M4.8 9.2c1.6-.5 3.2-.4 4.6.2M4.8 13c1.6-.5 3.2-.4 4.6.2M19.2 9.2c-1.6-.5-3.2-.4-4.6.2M19.2 13c-1.6-.5-3.2-.4-4.6.2",
  },
  // A bust on its foot.
  artwork: {
    fill: "M12 1.8c2.7 0 4.5 2 4.5 4.8 0 2-.8 3.8-2 4.9v1.6c3.4.5 6 2.2 6 5.4H3.5c0-3.2 2.6-4.9 6-5.4v-1.6c-1.2-1.1-2-2.9-2-4.9 0-2.8 1.8-4.8 4.5-4.8ZM7.5 19.8h9v2.7h-9Z",
  },
  // A brilliant, pointed below.
  topaz: { fill: "M6 3.2h12l4.6 6.3L12 21.8 1.4 9.5Z", cut: "M1.8 9.5h20.4M8 9.5l4 11M16 9.5l-4 11M8 9.5l2-6M16 9.5l-2-6" },
  // A step cut with eight corners.
  emerald: {
    fill: "M7.6 1.8h8.8L20.8 6.2v11.6l-4.4 4.4H7.6L3.2 17.8V6.2Z",
    cut: "M9.3 6h5.4l2 2v8l-2 2H9.3l-2-2V8ZM3.5 6.5 7.3 8M20.5 6.5 16.7 8M3.5 17.5 7.3 16M20.5 17.5 16.7 16",
  },
  // A coin.
  gold: {
    fill: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z",
    cut: "M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM12 8v8M9.5 9.8h5M9.5 14.2h5",
  },
  // A crown.
  prestige: { fill: "M2 7.5l5 3.7L12 3l5 8.2 5-3.7-2.2 10.3H4.2ZM4.2 19.2h15.6v2.3H4.2Z" },
  star: { fill: "M12 1.8l3 6.7 7.3.8-5.4 4.9 1.5 7.2L12 17.8l-6.4 3.6 1.5-7.2L1.7 9.3l7.3-.8Z" },
  // A paper with writing.
  contract: { fill: "M5 2h14v20l-3.5-2-3.5 2-3.5-2L5 22Z", cut: "M8 7h8M8 11h8M8 15h5" },
  arrow: { fill: "M2.5 3.5 11 12l-8.5 8.5V15.5L6 12 2.5 8.5ZM12 3.5 20.5 12 12 20.5V15.5L15.5 12 12 8.5Z" },
  banner: { fill: "M4 2h16v20l-8-5.5L4 22Z" },
  // Wax with its ribbons.
  seal: {
    fill: "M12 1.5l2.4 1.7 2.9-.3 1.2 2.7 2.6 1.2-.3 2.9 1.7 2.4-1.7 2.4.3 2.9-2.6 1.2-1.2 2.7-2.9-.3L12 22.7l-2.4-1.7-2.9.3-1.2-2.7-2.6-1.2.3-2.9L1.5 12.1l1.7-2.4-.3-2.9 2.6-1.2 1.2-2.7 2.9.3Z",
    cut: "M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z",
  },
  // The card that parts a hand.
  splitter: { fill: "M10 1h4v22h-4ZM1.5 12l6-5v10ZM22.5 12l-6-5v10Z" },
  up: { fill: "M5 2h14v20H5Z", cut: "M12 7.5v9.5M8.5 11 12 7.5l3.5 3.5" },
  down: { fill: "M5 2h14v20H5Z", cut: "M12 6.5 16 12l-4 5.5L8 12Z" },
  wallet: { fill: "M2 5.5h18.5a1.5 1.5 0 0 1 1.5 1.5v12H3.5A1.5 1.5 0 0 1 2 17.5Z", cut: "M2.5 9h19M15 13.7h7" },
};
