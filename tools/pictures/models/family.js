import {
  ball,
  box,
  capsule,
  card,
  cloth,
  cyl,
  disc,
  gloss,
  glow,
  group,
  label,
  lathe,
  latheSmooth,
  leather,
  light,
  M,
  matte,
  mesh,
  metal,
  PI,
  pillow,
  plane,
  plastic,
  random,
  rrect,
  SANS,
  SERIF,
  shade,
  slab,
  sub,
  T,
  tex,
  torus,
  tube,
  wood,
  wrap,
} from './kit.js';

const steel = (c = '#cdd0d5', r = 0.24) => metal(c, r);
// speckled stoneware glaze
const glaze = (c, rough = 0.35) => {
  const map = tex(512, 512, (x, w, h) => {
    const r = random(11);
    x.fillStyle = c;
    x.fillRect(0, 0, w, h);
    for (let i = 0; i < 420; i++) {
      x.globalAlpha = 0.12 + r() * 0.35;
      x.fillStyle = shade(c, light(c) ? -0.3 : 0.22);
      x.beginPath();
      x.arc(r() * w, r() * h, 0.5 + r() * 1.3, 0, 7);
      x.fill();
    }
  });
  map.wrapS = map.wrapT = T.RepeatWrapping;
  map.repeat.set(2, 1);
  return M('#fff', rough, 0, { map, clearcoat: 0.8, clearcoatRoughness: 0.15, side: T.DoubleSide });
};
const bowlProfile = (R, H, foot = 0.4) => [
  [0, 0.1],
  [foot * R, 0.1],
  [foot * R, 0],
  [foot * R + 0.1, 0],
  [foot * R + 0.12, 0.1, 0.04],
  [R * 0.8, H * 0.42, 0.4],
  [R, H, 0.05],
  [R - 0.06, H + 0.03, 0.02],
  [R * 0.74, H * 0.48, 0.4],
  [foot * R, 0.2, 0.2],
  [0, 0.19],
];

export default {
  'coffee-mug': {
    a: [0.45, 0.26, 0.66],
    b: [-0.6, 0.5, 0.66],
    c: [0.4, 0.5, 1.6, -0.05, 0.15],
    make(c) {
      const m = glaze(c.hex),
        clayM = matte('#cfa98b');
      return group(
        lathe(
          [
            [0, 0],
            [0.82, 0, 0.06],
            [0.86, 0.18],
            [0, 0.18],
          ],
          clayM,
        ),
        lathe(
          [
            [0, 0.16],
            [0.87, 0.16, 0.03],
            [0.98, 0.6, 0.4],
            [0.97, 1.9, 0.04],
            [0.9, 1.93, 0.03],
            [0.88, 0.5, 0.3],
            [0, 0.3],
          ],
          m,
        ),
        tube(
          [
            [0.94, 1.58, 0],
            [1.35, 1.66, 0],
            [1.62, 1.3, 0],
            [1.52, 0.8, 0],
            [1.2, 0.52, 0],
            [0.95, 0.5, 0],
          ],
          0.125,
          m,
        ),
        disc(0.89, M('#3a1f10', 0.12, 0, { clearcoat: 1 }), 0, 1.62, 0, -PI / 2),
        torus(0.86, 0.02, M('#8a5a34', 0.4), 0, 1.625, 0, PI / 2),
      );
    },
  },
  'ceramic-bowl': {
    a: [-0.4, 0.36, 0.7],
    b: [0.5, 0.62, 0.7],
    make(c) {
      const m = glaze(c.hex);
      return group(
        lathe(bowlProfile(1.6, 1.25), m),
        torus(1.57, 0.035, matte('#b98f6a'), 0, 1.275, 0, PI / 2),
        sub(
          [lathe(bowlProfile(0.95, 0.75), m), torus(0.925, 0.03, matte('#b98f6a'), 0, 0.77, 0, PI / 2)],
          1.75,
          0,
          1.25,
        ),
      );
    },
  },
  'plate-set': {
    a: [-0.4, 0.44, 0.74],
    b: [0.5, 0.3, 0.74],
    make(c) {
      const m = glaze(c.hex),
        rim = matte('#b98f6a');
      const plate = (R, y) =>
        group(
          lathe(
            [
              [0, y + 0.04],
              [R * 0.6, y],
              [R * 0.64, y + 0.04],
              [R * 0.72, y + 0.08, 0.1],
              [R, y + 0.2, 0.02],
              [R, y + 0.24, 0.02],
              [R * 0.7, y + 0.14, 0.1],
              [R * 0.62, y + 0.09, 0.06],
              [0, y + 0.09],
            ],
            m,
          ),
          torus(R - 0.005, 0.022, rim, 0, y + 0.225, 0, PI / 2),
        );
      return group(
        [0, 1, 2, 3].map((i) => plate(1.9, i * 0.13)),
        [0, 1, 2, 3].map((i) => plate(1.35, 0.58 + i * 0.12)),
        sub([lathe(bowlProfile(0.95, 0.62), m), torus(0.93, 0.025, rim, 0, 0.64, 0, PI / 2)], 0, 1.12, 0),
        sub([lathe(bowlProfile(0.95, 0.62), m), torus(0.93, 0.025, rim, 0, 0.64, 0, PI / 2)], 0, 1.3, 0),
      );
    },
  },
  'frying-pan': {
    a: [-0.5, 0.5, 0.78],
    b: [0.7, 0.34, 0.78],
    c: [-0.5, 0.6, 2, -0.2, -0.05],
    make(c) {
      const out = c.id === 'graphite' ? M('#3a3d41', 0.5, 0.5) : gloss(c.hex),
        coat = M('#232527', 0.45, 0.2),
        wooden = wood('#a8713f'),
        st = steel();
      return group(
        lathe(
          [
            [0, 0],
            [1.35, 0, 0.1],
            [1.75, 0.55, 0.02],
            [1.8, 0.55, 0.02],
          ].map((p) => p),
          out,
        ),
        lathe(
          [
            [0, 0.0],
            [1.35, 0, 0.12],
            [1.78, 0.56, 0.02],
            [1.72, 0.57, 0.02],
            [1.32, 0.07, 0.12],
            [0, 0.07],
          ],
          out,
        ),
        lathe(
          [
            [0, 0.075],
            [1.315, 0.075, 0.12],
            [1.71, 0.56],
            [1.32, 0.06, 0.1],
            [0, 0.06],
          ],
          coat,
        ),
        torus(1.755, 0.03, st, 0, 0.57, 0, PI / 2),
        tube(
          [
            [1.62, 0.42, 0],
            [2.1, 0.62, 0],
            [2.4, 0.72, 0],
          ],
          0.09,
          st,
        ),
        sub([capsule(0.14, 1.5, wooden)], 3.2, 0.92, 0, 0, 0, -PI / 2 + 0.2),
        torus(0.1, 0.03, st, 4.12, 1.11, 0, PI / 2 - 0.2),
        [-0.15, 0.15].map((z) => ball(0.045, st, 1.58, 0.42, z)),
        sub(
          [
            (() => {
              const e = ball(0.62, M('#fdfbf4', 0.35, 0, { clearcoat: 0.6 }));
              e.scale.set(1, 0.07, 0.86);
              return e;
            })(),
            (() => {
              const y = ball(0.24, M('#f4ab2b', 0.25, 0, { clearcoat: 1 }), 0.05, 0.04, 0);
              y.scale.y = 0.6;
              return y;
            })(),
          ],
          -0.3,
          0.12,
          0.15,
        ),
        [
          [0.55, 0.4],
          [0.75, 0.1],
          [0.6, -0.35],
        ].map(([x, z], i) =>
          sub(
            [
              (() => {
                const l = ball(0.16, M('#4f8a44', 0.6));
                l.scale.set(1.4, 0.12, 0.6);
                return l;
              })(),
            ],
            x,
            0.11,
            z,
            0,
            i,
          ),
        ),
      );
    },
  },
  'stock-pot': {
    a: [-0.5, 0.28, 0.74],
    b: [0.6, 0.46, 0.74],
    c: [-0.4, 0.35, 1.7, 0, 0.15],
    make(c) {
      const coat = gloss(c.hex),
        dark = gloss(shade(c.hex, -0.12)),
        st = steel('#d9bb7a', 0.22),
        inner = gloss('#f4ead6');
      const ear = (s) =>
        tube(
          [
            [s * 1.6, 1.25, 0.42],
            [s * 2.0, 1.36, 0.38],
            [s * 2.15, 1.38, 0],
            [s * 2.0, 1.36, -0.38],
            [s * 1.6, 1.25, -0.42],
          ],
          0.13,
          coat,
        );
      return group(
        lathe(
          [
            [0, 0],
            [1.5, 0, 0.22],
            [1.68, 0.4, 0.3],
            [1.7, 1.55, 0.03],
            [1.6, 1.58],
            [0, 1.5],
          ],
          coat,
        ),
        torus(1.69, 0.04, inner, 0, 1.56, 0, PI / 2),
        lathe(
          [
            [0, 1.58],
            [1.74, 1.58, 0.02],
            [1.74, 1.68, 0.05],
            [1.2, 1.95, 0.4],
            [0.3, 2.08, 0.2],
            [0, 2.09],
          ],
          coat,
        ),
        torus(1.25, 0.025, dark, 0, 1.915, 0, PI / 2),
        cyl(0.12, 0.16, 0.2, st, 0, 2.16, 0),
        lathe(
          [
            [0, 2.22],
            [0.3, 2.24, 0.06],
            [0.36, 2.36, 0.06],
            [0, 2.42],
          ],
          st,
        ),
        ear(1),
        ear(-1),
      );
    },
  },
  'knife-block': {
    a: [-0.65, 0.24, 0.74],
    b: [0.6, 0.3, 0.74],
    make(c) {
      const w = wood(c.hex),
        w2 = wood(shade(c.hex, -0.08), 9),
        handle = c.id === 'walnut' ? wood('#2f2520', 5) : plastic('#2b2d31'),
        st = steel();
      const h = (x, z, l, k = 1) =>
        sub(
          [
            box(0.2 * k, l, 0.26 * k, 0.09, handle, 0, l / 2 + 0.12, 0),
            box(0.2 * k, 0.16, 0.27 * k, 0.03, st, 0, 0.06, 0),
            [0.35, 0.65].map((t) => cyl(0.03, 0.03, 0.21 * k, st, 0, l * t + 0.12, 0, 0, 0, PI / 2)),
            cyl(0.07, 0.07, 0.04, st, 0, l + 0.12, 0),
          ],
          x,
          1.3,
          z,
        );
      return group(
        sub(
          [
            box(1.7, 2.6, 1.9, 0.06, w),
            box(1.72, 0.12, 1.92, 0.04, w2, 0, -0.9, 0),
            h(-0.5, -0.5, 1.15, 1.1),
            h(0, -0.5, 1.1, 1.1),
            h(0.5, -0.5, 1.15, 1.1),
            h(-0.5, 0.05, 0.95),
            h(0, 0.05, 0.95),
            h(0.5, 0.05, 0.95),
            h(-0.5, 0.6, 0.75, 0.85),
            h(0, 0.6, 0.75, 0.85),
            h(0.5, 0.6, 0.75, 0.85),
          ],
          0,
          1.55,
          -0.1,
          0.32,
        ),
        box(1.9, 0.16, 2.3, 0.05, w2, 0, 0.08, 0.15),
      );
    },
  },
  'cutting-board': {
    a: [-0.45, 0.4, 0.76],
    b: [0.5, 0.65, 0.76],
    c: [-0.4, 0.5, 2.1, -0.2, 0.05],
    make(c) {
      const w = wood(c.hex),
        w2 = wood(shade(c.hex, c.id === 'oak' ? -0.18 : 0.14), 8);
      const tomato = (x, z, r = 0.36) =>
        group(
          (() => {
            const t = ball(r, gloss('#cf3d2a'), x, r * 0.92 + 0.2, z);
            t.scale.y = 0.86;
            return t;
          })(),
          [0, 1, 2, 3, 4].map((i) =>
            sub(
              (() => {
                const l = ball(0.14, M('#4d7f3d', 0.7), 0, 0, 0.12);
                l.scale.set(0.35, 0.15, 1);
                return l;
              })(),
              x,
              r * 1.75 + 0.2,
              z,
              0.15,
              i * 1.26,
            ),
          ),
          cyl(0.025, 0.03, 0.14, M('#4d7f3d', 0.7), x, r * 1.85 + 0.2, z),
        );
      const leaf = (x, z, r) =>
        sub(
          (() => {
            const l = ball(0.3, M('#4c8b45', 0.6));
            l.scale.set(1, 0.1, 0.55);
            return l;
          })(),
          x,
          0.25,
          z,
          0,
          r,
          0.1,
        );
      const hole = rrect(4.2, 2.5, 0.3);
      const p = new T.Path();
      p.absarc(1.78, 0, 0.17, 0, PI * 2);
      hole.holes.push(p);
      return group(
        sub([slab(hole, 0.2, 0.05, w)], 0, 0.1, 0, -PI / 2),
        [-0.55, 0.55].map((z) => box(4.205, 0.205, 0.14, 0.01, w2, 0, 0.1, z)),
        tomato(-0.9, -0.35),
        tomato(-0.25, 0.05, 0.3),
        tomato(-1.1, 0.4, 0.27),
        leaf(0.5, -0.5, 0.5),
        leaf(0.75, -0.2, -0.4),
        leaf(0.35, -0.1, 1.6),
        sub(
          [
            cyl(0.3, 0.3, 0.06, M('#d8452f', 0.4, 0, { clearcoat: 0.8 })),
            cyl(0.22, 0.22, 0.064, M('#ef8a66', 0.4)),
          ],
          0.3,
          0.25,
          0.6,
        ),
        sub(
          [
            cyl(0.28, 0.28, 0.06, M('#d8452f', 0.4, 0, { clearcoat: 0.8 })),
            cyl(0.2, 0.2, 0.064, M('#ef8a66', 0.4)),
          ],
          0.72,
          0.3,
          0.62,
          0,
          0,
          0.25,
        ),
      );
    },
  },
  'scented-candle': {
    a: [-0.35, 0.26, 0.68],
    b: [0.45, 0.45, 0.68],
    make(c) {
      const t = label(
        640,
        440,
        '#fbf7ee',
        '#3d3a34',
        [
          ['SOLEA', 92, 0.3, 600, '#3d3a34', SERIF, 16],
          ['FIG  &  CEDAR', 36, 0.53, 400, '#6a6459', SANS, 6],
          ['soy wax · 45 h', 30, 0.78, 400, '#6a6459'],
        ],
        (x, w) => {
          x.strokeStyle = shade(c.hex, -0.2);
          x.lineWidth = 3;
          x.strokeRect(20, 20, w - 40, 400);
        },
      );
      const flame = latheSmooth(
        [
          [0.001, 0],
          [0.1, 0.1],
          [0.115, 0.22],
          [0.05, 0.42],
          [0.001, 0.55],
        ],
        glow('#ffc766', 2.4),
        0,
        1.72,
        0,
      );
      return group(
        lathe(
          [
            [0, 0],
            [1.0, 0, 0.1],
            [1.0, 1.9, 0.03],
            [0.93, 1.9, 0.03],
            [0.93, 0.1],
            [0, 0.1],
          ],
          gloss(c.hex, { side: T.DoubleSide }),
        ),
        lathe(
          [
            [0, 0.1],
            [0.93, 0.1],
            [0.93, 1.48, 0.02],
            [0, 1.5],
          ],
          M('#fbf2df', 0.5, 0, { emissive: '#f2c67e', emissiveIntensity: 0.25 }),
        ),
        cyl(0.025, 0.025, 0.24, M('#2c2622', 0.9), 0, 1.6, 0),
        flame,
        wrap(1.004, 1.0, 1.45, M('#fff', 0.7, 0, { map: t }), 0, 0.9, 0),
        sub(
          [
            lathe(
              [
                [0, 0],
                [1.02, 0, 0.04],
                [1.02, 0.18, 0.05],
                [0, 0.18],
              ],
              wood('#b98552'),
            ),
            cyl(0.16, 0.16, 0.14, wood('#b98552'), 0, 0.25, 0),
          ],
          1.55,
          0,
          1.1,
        ),
        (() => {
          const l = sub(
            [0, 1, 2, 3].map((i) =>
              sub(
                (() => {
                  const b = ball(0.26, M('#6d8a5e', 0.7));
                  b.scale.set(1, 0.1, 0.45);
                  return b;
                })(),
                -0.3 + i * 0.22,
                0.05 + i * 0.02,
                (i % 2) * 0.22 - 0.1,
                0,
                i % 2 ? 0.7 : -0.7,
              ),
            ),
            -1.35,
            0.02,
            0.95,
          );
          return l;
        })(),
      );
    },
  },
  'ceramic-vase': {
    a: [-0.4, 0.18, 0.78],
    b: [0.5, 0.34, 0.78],
    make(c) {
      const m = glaze(c.hex, 0.6),
        stem = M('#7d7a4f', 0.8),
        g = group(
          latheSmooth(
            [
              [0.001, 0],
              [0.62, 0.0],
              [0.78, 0.25],
              [1.05, 0.95],
              [0.95, 1.7],
              [0.48, 2.25],
              [0.36, 2.6],
              [0.5, 2.9],
              [0.44, 2.9],
              [0.32, 2.6],
              [0.42, 2.2],
            ],
            m,
          ),
          [0.7, 0.8, 0.9].map((y) =>
            torus(0.98 + (y - 0.7) * 0.3, 0.018, matte(shade(c.hex, -0.1)), 0, y, 0, PI / 2),
          ),
        );
      const r = random(5),
        pod = M('#c9a77a', 0.9),
        bloom = M('#d98a6a', 0.85),
        leaf = M('#8a9a72', 0.8);
      for (let i = 0; i < 7; i++) {
        const t = i * 0.9,
          s = 0.25 + r() * 0.55,
          top = 3.9 + r() * 1.0,
          x = Math.sin(t) * s * 1.6,
          z = Math.cos(t) * s * 1.1;
        g.add(
          tube(
            [
              [0, 2.2, 0],
              [x * 0.25, 3.0, z * 0.25],
              [x, top, z],
            ],
            0.028,
            stem,
            false,
            20,
          ),
        );
        if (i % 2) {
          const b = ball(0.2, i % 4 === 1 ? bloom : pod, x, top + 0.1, z);
          b.scale.set(1, 1.25, 1);
          g.add(
            b,
            ...[0, 1, 2, 3, 4].map((k) => {
              const q = ball(
                0.1,
                i % 4 === 1 ? M('#e7a588', 0.8) : pod,
                x + Math.sin(k * 1.26) * 0.16,
                top + 0.16,
                z + Math.cos(k * 1.26) * 0.16,
              );
              return q;
            }),
          );
        } else
          for (let k = 0; k < 7; k++) {
            const l = ball(
              0.17,
              leaf,
              x * (0.45 + k * 0.09) + (k % 2 ? 0.12 : -0.12),
              2.9 + (top - 2.9) * (0.25 + k * 0.12),
              z * (0.45 + k * 0.09),
            );
            l.scale.set(1.1, 0.5, 0.18);
            l.rotation.set(0, t, k % 2 ? 0.6 : -0.6);
            g.add(l);
          }
      }
      return g;
    },
  },
  cushion: {
    a: [-0.4, 0.2, 0.72],
    b: [0.5, 0.32, 0.72],
    make(c) {
      const m = cloth(c.hex),
        p = pillow(3, 3, 1.25, m),
        seam = M(shade(c.hex, -0.1), 0.95);
      const stripes = tex(512, 512, (x, w, h) => {
        x.fillStyle = c.hex;
        x.fillRect(0, 0, w, h);
        x.fillStyle = shade(c.hex, 0.16);
        for (const y of [90, 110, 130, 382, 402, 422]) x.fillRect(0, y, w, 8);
      });
      p.material.map = stripes;
      p.material.color.set('#fff');
      const tas = [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ].map(([x, y]) =>
        sub(
          [cyl(0.05, 0.13, 0.42, seam, 0, -0.22, 0), ball(0.09, seam)],
          x * 1.6,
          y * 1.6,
          0,
          0,
          0,
          Math.atan2(y, x) + PI / 2,
        ),
      );
      return sub([p, tas], 0, 1.6, 0, -0.3, 0, 0.02);
    },
  },
  'towel-stack': {
    a: [-0.5, 0.3, 0.72],
    b: [0.55, 0.46, 0.72],
    make(c) {
      const terry = tex(
        128,
        128,
        (x, w, h) => {
          const r = random(3);
          x.fillStyle = '#777';
          x.fillRect(0, 0, w, h);
          for (let i = 0; i < 1600; i++) {
            const v = (70 + r() * 150) | 0;
            x.fillStyle = `rgb(${v},${v},${v})`;
            x.fillRect(r() * w, r() * h, 2, 2);
          }
        },
        false,
      );
      terry.wrapS = terry.wrapT = T.RepeatWrapping;
      terry.repeat.set(4, 4);
      const cols = [c.hex, shade(c.hex, 0.06), shade(c.hex, -0.08), c.hex];
      const fold = (w, d, y, col, i) => {
        const m = M(col, 1, 0, {
          bumpMap: terry,
          bumpScale: 3,
          sheen: 0.5,
          sheenColor: new T.Color(shade(col, 0.2)),
        });
        const h = 0.26;
        return sub(
          [
            box(w, h, d, h / 2, m, 0, h / 2, 0),
            box(w, h, d * 0.985, h / 2, m, 0, h * 1.46, 0),
            (() => {
              const s = new T.Shape();
              s.absarc(0, 0, h * 0.98, -PI / 2, PI / 2);
              return sub(slab(s, w * 0.995, 0.03, m), 0, h * 0.98, d / 2 - h * 0.62, 0, -PI / 2, 0);
            })(),
            box(w * 1.002, 0.05, 0.2, 0.02, M(shade(col, -0.06), 0.8), 0, h * 1.94, d * 0.2),
          ],
          (((i * 37) % 5) - 2) * 0.025,
          y,
          0,
          0,
          (((i * 53) % 5) - 2) * 0.015,
        );
      };
      return group(
        fold(3, 2.2, 0, cols[0], 0),
        fold(2.96, 2.15, 0.52, cols[1], 1),
        fold(2.9, 2.1, 1.04, cols[2], 2),
        fold(2.3, 1.7, 1.56, cols[3], 3),
        sub(
          (() => {
            const l = ball(0.3, M('#6d8a5e', 0.7));
            l.scale.set(1, 0.1, 0.42);
            return l;
          })(),
          0.1,
          2.12,
          0.1,
          0,
          0.5,
        ),
        sub(
          (() => {
            const l = ball(0.26, M('#7f9a6c', 0.7));
            l.scale.set(1, 0.1, 0.42);
            return l;
          })(),
          -0.2,
          2.12,
          0.2,
          0,
          -0.5,
        ),
      );
    },
  },
  'storage-box': {
    a: [-0.5, 0.36, 0.72],
    b: [0.6, 0.5, 0.72],
    c: [-0.35, 0.4, 2, 0, 0.1],
    make(c) {
      const weaveMap = tex(512, 256, (x, w, h) => {
        x.fillStyle = shade(c.hex, -0.2);
        x.fillRect(0, 0, w, h);
        for (let j = 0; j < 16; j++)
          for (let i = 0; i < 32; i++) {
            const g = x.createLinearGradient(0, j * 16, 0, j * 16 + 16);
            g.addColorStop(0, shade(c.hex, -0.06));
            g.addColorStop(0.5, shade(c.hex, 0.08));
            g.addColorStop(1, shade(c.hex, -0.1));
            x.fillStyle = g;
            x.beginPath();
            x.roundRect((i + (j % 2) * 0.5) * 16 - 1, j * 16 + 1, 14.5, 14, 5);
            x.fill();
          }
      });
      const m = M('#fff', 0.9, 0, { map: weaveMap, bumpMap: weaveMap, bumpScale: 1.5 }),
        lin = cloth('#f2ece0'),
        wooden = wood('#b07b48');
      const side = (w, x, z, r) => plane(w, 1.7, m, x, 0.9, z, 0, r, 0);
      return group(
        card(3.2, 2.2, 1.72, 0.12, 0.04, M(shade(c.hex, -0.12), 0.9), 0, 0.88, 0, -PI / 2),
        side(3.1, 0, 1.105, 0),
        side(2.1, 1.605, 0, PI / 2),
        side(2.1, -1.605, 0, -PI / 2),
        side(3.1, 0, -1.105, PI),
        box(3.34, 0.34, 2.34, 0.12, lin, 0, 1.72, 0),
        box(2.95, 0.06, 1.95, 0.03, M('#b9ad98', 0.95), 0, 1.885, 0),
        [-1, 0, 1].map((i) =>
          box(0.8, 0.5, 1.7, 0.2, cloth(['#d9a49c', '#8fa68a', '#86a9c6'][i + 1]), i * 0.88, 1.9, 0),
        ),
        [-1, 1].map((s) =>
          tube(
            [
              [s * 1.66, 1.35, 0.45],
              [s * 1.9, 1.2, 0.3],
              [s * 1.9, 1.2, -0.3],
              [s * 1.66, 1.35, -0.45],
            ],
            0.07,
            leather('#8a5a3b'),
          ),
        ),
        sub(
          [
            card(0.9, 0.5, 0.04, 0.05, 0.015, wooden),
            plane(
              0.7,
              0.3,
              M('#fff', 0.6, 0, {
                transparent: true,
                map: label(256, 110, null, '#3a2818', [['LINEN', 70, 0.5, 700, undefined, SERIF, 6]]),
              }),
              0,
              0,
              0.023,
            ),
          ],
          0,
          0.95,
          1.13,
        ),
      );
    },
  },
  'desk-clock': {
    a: [-0.4, 0.16, 0.66],
    b: [0.5, 0.3, 0.66],
    c: [-0.3, 0.15, 1.9, 0, 0.15],
    make(c) {
      const body = c.id === 'oak' ? wood(c.hex) : gloss(c.hex),
        st = steel('#cfa660', 0.22);
      const dial = tex(512, 512, (x) => {
        x.fillStyle = '#fbf8f0';
        x.fillRect(0, 0, 512, 512);
        x.translate(256, 256);
        x.fillStyle = '#2d2f31';
        for (let i = 0; i < 60; i++) {
          x.save();
          x.rotate((i * PI) / 30);
          x.fillRect(-(i % 5 ? 1.5 : 3), -236, i % 5 ? 3 : 6, i % 5 ? 12 : 22);
          x.restore();
        }
        x.font = `600 52px ${SANS}`;
        x.textAlign = 'center';
        x.textBaseline = 'middle';
        for (let i = 1; i <= 12; i++)
          x.fillText(i, Math.sin((i * PI) / 6) * 182, -Math.cos((i * PI) / 6) * 182);
        x.font = `600 26px ${SERIF}`;
        x.fillStyle = '#7a746a';
        x.fillText('Tamsin', 0, 80);
      });
      const hand = (l, w, r, z, m = M('#222426', 0.4)) =>
        sub(box(w, l, 0.02, 0.008, m, 0, l / 2 - 0.1, 0), 0, 0, z, 0, 0, r);
      return group(
        sub(
          [
            lathe(
              [
                [0, -0.5],
                [1.35, -0.5, 0.2],
                [1.5, -0.2, 0.2],
                [1.5, 0.4, 0.12],
                [1.34, 0.46, 0.04],
                [1.32, 0.36],
                [0, 0.36],
              ],
              body,
              0,
              0,
              0,
              PI / 2,
            ),
            disc(1.33, M('#fff', 0.5, 0, { map: dial }), 0, 0, 0.365),
            hand(0.78, 0.075, 1.05, 0.39),
            hand(1.15, 0.05, -1.15, 0.41),
            hand(1.2, 0.018, 2.6, 0.43, M('#c8402f', 0.4)),
            cyl(0.06, 0.06, 0.05, st, 0, 0, 0.43, PI / 2),
            torus(1.4, 0.05, st, 0, 0, 0.45),
          ],
          0,
          1.68,
          0,
        ),
        [-0.8, 0.8].map((x) => cyl(0.1, 0.07, 0.6, st, x, 0.25, 0, 0, 0, x * 0.4)),
        [-0.62, 0.62].map((x) =>
          sub(
            [
              (() => {
                const b = ball(0.42, st);
                b.scale.y = 0.7;
                return b;
              })(),
              cyl(0.06, 0.06, 0.25, st, 0, -0.3, 0),
            ],
            x,
            3.18,
            0,
            0,
            0,
            -x * 0.6,
          ),
        ),
        tube(
          [
            [-0.35, 3.35, 0],
            [-0.25, 3.7, 0],
            [0.25, 3.7, 0],
            [0.35, 3.35, 0],
          ],
          0.05,
          st,
        ),
        cyl(0.06, 0.1, 0.3, st, 0, 3.2, 0),
      );
    },
  },
  teapot: {
    a: [-0.35, 0.26, 0.74],
    b: [0.5, 0.4, 0.74],
    c: [-0.3, 0.3, 1.7, 0.2, 0],
    make(c) {
      const m = glaze(c.hex),
        bamboo = wood('#b98a50');
      return group(
        latheSmooth(
          [
            [0.001, 0.02],
            [0.7, 0.0],
            [0.85, 0.1],
            [1.35, 0.7],
            [1.3, 1.3],
            [0.85, 1.72],
            [0.62, 1.8],
          ],
          m,
        ),
        lathe(
          [
            [0, 1.8],
            [0.66, 1.8, 0.02],
            [0.62, 1.9, 0.08],
            [0.15, 2.02, 0.06],
            [0, 2.02],
          ],
          m,
        ),
        cyl(0.08, 0.1, 0.12, m, 0, 2.06, 0),
        ball(0.17, bamboo, 0, 2.2, 0),
        (() => {
          const curve = new T.CatmullRomCurve3(
            [
              [1.1, 0.75, 0],
              [1.6, 0.95, 0],
              [1.85, 1.35, 0],
              [2.15, 1.72, 0],
            ].map((p) => new T.Vector3(...p)),
          );
          const g = new T.TubeGeometry(curve, 60, 1, 24);
          const a = g.attributes.position;
          for (let i = 0; i < a.count; i++) {
            const k = Math.floor(i / 25) / 60,
              p = curve.getPointAt(k),
              r = 0.34 - 0.2 * k ** 0.7;
            a.setXYZ(
              i,
              p.x + (a.getX(i) - p.x) * r,
              p.y + (a.getY(i) - p.y) * r,
              p.z + (a.getZ(i) - p.z) * r,
            );
          }
          g.computeVertexNormals();
          return mesh(g, m);
        })(),
        tube(
          [
            [-0.95, 1.6, 0],
            [-1.05, 2.3, 0],
            [-0.5, 2.95, 0],
            [0.5, 2.95, 0],
            [1.05, 2.3, 0],
            [0.95, 1.6, 0],
          ],
          0.075,
          bamboo,
        ),
        [-1, 1].map((s) => torus(0.12, 0.05, m, s * 0.96, 1.62, 0)),
        sub(
          [
            lathe(
              [
                [0, 0],
                [0.3, 0, 0.04],
                [0.5, 0.62, 0.04],
                [0.45, 0.62],
                [0.28, 0.1, 0.1],
                [0, 0.08],
              ],
              m,
            ),
            disc(0.42, M('#8a9a3f', 0.15, 0, { clearcoat: 1 }), 0, 0.5, 0, -PI / 2),
          ],
          -1.1,
          0,
          1.35,
        ),
      );
    },
  },
};
