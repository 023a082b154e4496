// How the drawn products are laid out. x: centre across the frame, y: lower is further forward,
// size: relative to the usual 62 %, hang: shown against the wall instead of standing.
const wall = { hang: true, upright: true };
const pair = (extra) => ({
  a: [
    { x: 0.43, y: -0.045, size: 0.86 },
    { x: 0.58, y: 0.075, size: 0.86 },
  ],
  upright: true,
  height: 0.62,
  scale: 0.66,
  ...extra,
});
const trio = {
  a: [
    { x: 0.64, y: -0.03, size: 0.66, rotate: 8 },
    { x: 0.34, y: 0.03, size: 0.68, rotate: -14, mirror: true },
    { x: 0.55, y: 0.12, size: 0.72 },
  ],
  upright: true,
  height: 0.66,
  scale: 0.66,
};

export const arrangements = {
  'mens-t-shirt': wall,
  jeans: wall,
  'shirt-and-tie': wall,
  overcoat: wall,
  'winter-gloves': wall,
  'wool-socks': wall,
  'summer-dress': wall,
  blouse: wall,
  kimono: wall,
  'wool-scarf': wall,
  'ballet-flats': wall,
  kite: wall,
  'badminton-set': wall,
  'running-shoes': wall,
  'bath-sponge': wall,
  'jigsaw-puzzle': wall,
  'leather-shoes': pair(),
  'hiking-boots': pair({ height: 0.76 }),
  'high-heels': { upright: true },
  'tall-boots': pair({ height: 0.8, scale: 0.64 }),
  'roller-skates': pair({ height: 0.78 }),
  mangoes: trio,
  strawberries: trio,
  peanuts: {
    ...trio,
    a: [
      { x: 0.62, y: -0.05, size: 0.6, rotate: 50 },
      { x: 0.33, y: 0.02, size: 0.62, rotate: -30 },
      { x: 0.55, y: 0.12, size: 0.64, rotate: 18 },
    ],
  },
  croissants: {
    a: [
      { x: 0.6, y: -0.07, size: 0.74, rotate: 12 },
      { x: 0.44, y: 0.1, size: 0.8 },
    ],
    upright: true,
    height: 0.7,
    scale: 0.66,
  },
  mooncakes: {
    a: [
      { x: 0.65, y: -0.04, size: 0.62 },
      { x: 0.38, y: 0.08, size: 0.7 },
    ],
    upright: true,
    height: 0.66,
    scale: 0.68,
  },
  bicycle: { upright: true, scale: 0.7 },
  'compact-camera': { upright: true },
  'ramen-bowl': { upright: true },
  'laundry-basket': { upright: true },
  'plush-dinosaur': { upright: true, scale: 0.66 },
  'plush-penguin': { upright: true },
  'teddy-bear': { upright: true },
  backpack: { upright: true, scale: 0.66 },
  'game-controller': { upright: true, scale: 0.64 },
};

// hues (degrees, from-to) that stay as they are when the main colour is changed
export const keepHue = {
  backpack: [[20, 60]],
  bicycle: [[18, 60]],
  kimono: [[270, 345]],
  'tall-boots': [[15, 60]],
  'roller-skates': [[195, 330]],
};

// products whose first colour is dyed too; the others keep the colours they were drawn in
export const dyed = new Set([
  'backpack',
  'ballet-flats',
  'blouse',
  'high-heels',
  'jeans',
  'kimono',
  'leather-shoes',
  'mens-t-shirt',
  'overcoat',
  'plush-dinosaur',
  'tall-boots',
  'shirt-and-tie',
  'summer-dress',
  'winter-gloves',
  'wool-scarf',
  'wool-socks',
  'jigsaw-puzzle',
]);
