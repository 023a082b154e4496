import {
  ball,
  box,
  boxGeometry,
  capsule,
  card,
  cloth,
  cyl,
  disc,
  face,
  glass,
  gloss,
  glow,
  group,
  label,
  lathe,
  latheSmooth,
  light,
  M,
  many,
  mesh,
  metal,
  PI,
  plane,
  plastic,
  random,
  rubber,
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
import { roll } from './outdoors.js';

const steel = (c = '#cdd0d5', r = 0.24) => metal(c, r);
const onPaper = (map, rough = 0.6) => M('#fff', rough, 0, { map });
const clear = (map) => M('#fff', 0.5, 0, { map, transparent: true });
const leaf = (l, c = '#6d8a5e') => {
  const b = ball(l, M(c, 0.65));
  b.scale.set(1, 0.1, 0.45);
  return b;
};
const sprig = (x, z, r, n = 4, c) =>
  sub(
    [...Array(n)].map((_, i) =>
      sub(leaf(0.26, c), -0.35 + i * 0.24, 0.05 + i * 0.02, (i % 2) * 0.24 - 0.12, 0, i % 2 ? 0.7 : -0.7),
    ),
    x,
    0.02,
    z,
    0,
    r,
  );

export default {
  'body-lotion': {
    a: [-0.3, 0.14, 0.76],
    b: [0.5, 0.28, 0.76],
    c: [-0.2, 0.18, 2, 0, -0.15],
    make(c) {
      const body = gloss(c.hex, { roughness: 0.4, clearcoat: 0.7 }),
        white = plastic('#f7f5ef');
      const t = label(
        900,
        760,
        '#fdfaf3',
        shade(c.hex, -0.42),
        [
          ['AURELIA', 120, 0.28, 600, undefined, SERIF, 14],
          ['HAND & BODY LOTION', 46, 0.47, 400, '#5d6660', SANS, 4],
          ['oat · mint · almond', 44, 0.68, 400, '#5d6660', SERIF],
          ['250 ml  ℮', 40, 0.86, 400, '#5d6660'],
        ],
        (x, w) => {
          x.fillStyle = shade(c.hex, -0.25);
          x.fillRect(w / 2 - 70, 420, 140, 5);
        },
      );
      return group(
        lathe(
          [
            [0, 0],
            [0.86, 0, 0.1],
            [0.9, 0.3, 0.3],
            [0.9, 1.9, 0.45],
            [0.36, 2.3, 0.14],
            [0.34, 2.45, 0.03],
            [0, 2.45],
          ],
          body,
        ),
        cyl(0.4, 0.4, 0.34, white, 0, 2.55, 0),
        many(
          boxGeometry(0.025, 0.28, 0.03, 0.01, 1),
          white,
          Array.from({ length: 30 }, (_, i) => [
            Math.sin((i / 30) * 6.283) * 0.4,
            2.55,
            Math.cos((i / 30) * 6.283) * 0.4,
            0,
            (i / 30) * 6.283,
          ]),
        ),
        cyl(0.12, 0.12, 0.34, white, 0, 2.86, 0),
        lathe(
          [
            [0, 3.0],
            [0.26, 3.0, 0.04],
            [0.24, 3.2, 0.08],
            [0, 3.24],
          ],
          white,
        ),
        tube(
          [
            [0, 3.12, 0],
            [-0.4, 3.14, 0.02],
            [-0.75, 3.1, 0.05],
            [-0.84, 2.96, 0.06],
          ],
          0.09,
          white,
        ),
        wrap(0.904, 1.25, 1.7, onPaper(t), 0, 1.08, 0),
      );
    },
  },
  'face-serum': {
    a: [-0.3, 0.16, 0.76],
    b: [0.45, 0.3, 0.76],
    make() {
      const amber = M('#8a4a17', 0.06, 0, { clearcoat: 1, transparent: true, opacity: 0.86 }),
        black = rubber('#26272a'),
        gold = steel('#d3ab68', 0.22);
      const t = label(800, 760, '#fbf7ee', '#3a342c', [
        ['No. 4', 150, 0.28, 400, undefined, SERIF],
        ['NIACINAMIDE 10 %', 50, 0.5, 600, undefined, SANS, 4],
        ['FACE SERUM', 44, 0.64, 400, '#756d61', SANS, 6],
        ['30 ml  ℮', 42, 0.84, 400, '#756d61'],
      ]);
      const drop = group(
        cyl(0.38, 0.38, 0.4, gold, 0, 2.24, 0),
        latheSmooth(
          [
            [0.26, 2.42],
            [0.3, 2.5],
            [0.3, 2.85],
            [0.22, 3.2],
            [0.08, 3.3],
            [0.001, 3.31],
          ],
          black,
        ),
      );
      return group(
        lathe(
          [
            [0, 0],
            [0.82, 0, 0.12],
            [0.82, 1.55, 0.3],
            [0.36, 1.95, 0.1],
            [0.34, 2.1],
            [0, 2.1],
          ],
          amber,
        ),
        drop,
        wrap(0.826, 1.15, 1.75, onPaper(t), 0, 0.82, 0),
        sub(
          [
            box(1.35, 2.6, 1.35, 0.03, M('#f3ece0', 0.7), 0, 1.3, 0),
            plane(
              1.3,
              1.24,
              clear(
                label(800, 760, null, '#3a342c', [
                  ['No. 4', 150, 0.28, 400, undefined, SERIF],
                  ['NIACINAMIDE 10 %', 50, 0.5, 600, undefined, SANS, 4],
                  ['FACE SERUM', 44, 0.64, 400, '#756d61', SANS, 6],
                ]),
              ),
              0,
              1.4,
              0.678,
            ),
            box(1.36, 0.2, 1.36, 0.02, M('#b3692f', 0.6), 0, 0.28, 0),
          ],
          -1.65,
          0,
          -0.55,
          0,
          0.15,
        ),
      );
    },
  },
  'electric-toothbrush': {
    a: [-0.4, 0.14, 0.78],
    b: [0.5, 0.3, 0.78],
    make(c) {
      const body = gloss(c.hex, { roughness: 0.35 }),
        white = plastic('#f8f7f3'),
        dark = rubber(shade(c.hex, light(c.hex) ? -0.14 : 0.1));
      const brush = group(
        lathe(
          [
            [0, 0.25],
            [0.36, 0.25, 0.08],
            [0.4, 1.0, 0.3],
            [0.34, 2.4, 0.3],
            [0.2, 2.75, 0.06],
            [0, 2.76],
          ],
          body,
        ),
        cyl(0.16, 0.19, 0.1, steel(), 0, 2.78, 0),
        lathe(
          [
            [0, 2.8],
            [0.19, 2.82, 0.03],
            [0.1, 3.3, 0.2],
            [0.085, 3.8],
            [0, 3.85],
          ],
          white,
        ),
        sub(card(0.28, 0.52, 0.1, 0.13, 0.04, white), 0, 4.0, 0.02),
        many(
          new T.CylinderGeometry(0.022, 0.022, 0.2, 8),
          M('#ffffff', 0.8),
          Array.from({ length: 30 }, (_, i) => [
            -0.08 + (i % 5) * 0.04,
            3.82 + Math.floor(i / 5) * 0.07,
            0.15,
            PI / 2,
            0,
            0,
          ]),
        ),
        many(
          new T.CylinderGeometry(0.023, 0.023, 0.205, 8),
          M(light(c.hex) ? '#6fb3d6' : '#e0a9a4', 0.8),
          Array.from({ length: 6 }, (_, i) => [
            -0.08 + (i % 2) * 0.16,
            3.89 + Math.floor(i / 2) * 0.1,
            0.155,
            PI / 2,
          ]),
        ),
        sub([cyl(0.13, 0.13, 0.05, dark, 0, 0, 0, PI / 2)], 0, 1.95, 0.345),
        [0, 1, 2].map((i) =>
          disc(0.03, glow(i ? '#b6cfc4' : '#67c795', i ? 0.3 : 1.4), 0, 1.6 - i * 0.13, 0.393),
        ),
      );
      return group(
        lathe(
          [
            [0, 0],
            [0.62, 0, 0.05],
            [0.6, 0.16, 0.06],
            [0.45, 0.26, 0.05],
            [0, 0.26],
          ],
          white,
        ),
        brush,
        sub(
          [
            lathe(
              [
                [0, 0],
                [0.45, 0, 0.06],
                [0.5, 1.1, 0.02],
                [0.44, 1.1],
                [0.4, 0.08],
                [0, 0.06],
              ],
              glass('#e7f1f0', 0.35),
            ),
          ],
          1.3,
          0,
          -0.1,
        ),
        sub(
          [
            lathe(
              [
                [0, 0],
                [0.19, 0.02, 0.03],
                [0.1, 0.5, 0.2],
                [0.085, 1.0],
                [0, 1.05],
              ],
              white,
              0,
              0,
              0,
            ),
            card(0.28, 0.52, 0.1, 0.13, 0.04, white, 0, 1.2, 0.02),
            box(0.18, 0.36, 0.16, 0.03, M('#fff', 0.8), 0, 1.2, 0.12),
          ],
          1.35,
          0.55,
          -0.1,
          0,
          0,
          -0.2,
        ),
      );
    },
  },
  'soap-bar': {
    a: [-0.5, 0.42, 0.7],
    b: [0.5, 0.6, 0.7],
    make(c) {
      const r = random(9),
        map = tex(512, 384, (x, w, h) => {
          x.fillStyle = c.hex;
          x.fillRect(0, 0, w, h);
          for (let i = 0; i < 240; i++) {
            x.globalAlpha = 0.35;
            x.fillStyle = shade(c.hex, -0.2);
            x.fillRect(r() * w, r() * h, 2 + r() * 4, 1 + r() * 2);
          }
          for (let i = 0; i < 8; i++) {
            x.globalAlpha = 0.15;
            x.strokeStyle = shade(c.hex, 0.2);
            x.lineWidth = 12;
            x.beginPath();
            x.moveTo(0, i * 60);
            x.bezierCurveTo(w * 0.3, i * 60 + 50, w * 0.6, i * 60 - 50, w, i * 60 + 20);
            x.stroke();
          }
        });
      const soap = M('#fff', 0.5, 0, { map, clearcoat: 0.35, clearcoatRoughness: 0.4 });
      const bar = (mark) =>
        group(
          box(2.1, 0.62, 1.35, 0.16, soap),
          mark &&
            plane(
              1.4,
              0.8,
              clear(
                label(560, 320, null, shade(c.hex, -0.3), [
                  ['SOLEA', 120, 0.42, 600, undefined, SERIF, 10],
                  ['OLIVE & CLAY', 44, 0.74, 400, undefined, SANS, 4],
                ]),
              ),
              0,
              0.313,
              0,
              -PI / 2,
            ),
        );
      const band = sub(
        [
          box(2.1, 0.62, 1.35, 0.16, soap),
          box(1.05, 0.64, 1.37, 0.16, M('#f6f0e2', 0.8)),
          plane(
            0.98,
            0.95,
            clear(
              label(400, 388, null, '#4a443a', [
                ['SOLEA', 76, 0.38, 600, undefined, SERIF, 6],
                ['no. 12', 44, 0.62, 400],
              ]),
            ),
            0,
            0.323,
            0,
            -PI / 2,
          ),
        ],
        0.15,
        0.33,
        -0.75,
        0,
        0.25,
      );
      return group(
        band,
        sub(bar(true), 0.1, 0.95, -0.5, 0.0, -0.15),
        sub(bar(true), -0.35, 0.66, 0.75, 0.85, -0.1, 0).translateY(0.05),
        sprig(1.5, 0.8, 0.4),
      );
    },
  },
  'vitamin-jar': {
    a: [-0.3, 0.2, 0.74],
    b: [0.5, 0.34, 0.74],
    make(c) {
      const jar = M(c.id === 'amber' ? '#8a4a17' : c.hex, 0.1, 0, { clearcoat: 1 }),
        cap = plastic('#f5f3ec');
      const t = label(
        1200,
        640,
        '#fbf8f0',
        '#2c4037',
        [
          ['D3 + K2', 190, 0.36, 800, shade(c.hex, -0.06)],
          ['VITAMINS  ·  VEGAN', 56, 0.58, 600, '#57635c', SANS, 6],
          ['90 capsules', 52, 0.76, 400, '#57635c'],
        ],
        (x, w, h) => {
          x.fillStyle = '#e2a33c';
          x.fillRect(0, 0, w, 56);
          x.fillStyle = shade(c.hex, -0.06);
          x.fillRect(0, h - 40, w, 40);
        },
      );
      const pill = (x, z, r, up = 0) =>
        sub(
          [
            capsule(0.11, 0.17, gloss('#e2a33c'), 0, 0.06, 0),
            capsule(0.112, 0.13, gloss('#f7f1df'), 0, -0.06, 0),
          ],
          x,
          0.115 + up,
          z,
          0,
          r,
          PI / 2,
        );
      return group(
        lathe(
          [
            [0, 0],
            [0.95, 0, 0.14],
            [0.95, 1.9, 0.25],
            [0.72, 2.1, 0.06],
            [0.72, 2.2],
            [0, 2.2],
          ],
          jar,
        ),
        lathe(
          [
            [0, 2.15],
            [0.84, 2.15, 0.03],
            [0.84, 2.72, 0.08],
            [0, 2.74],
          ],
          cap,
        ),
        many(
          boxGeometry(0.035, 0.46, 0.03, 0.012, 1),
          cap,
          Array.from({ length: 48 }, (_, i) => [
            Math.sin((i / 48) * 6.283) * 0.84,
            2.42,
            Math.cos((i / 48) * 6.283) * 0.84,
            0,
            (i / 48) * 6.283,
          ]),
        ),
        wrap(0.955, 1.15, 2.2, onPaper(t), 0, 0.98, 0),
        pill(1.35, 0.9, 0.4),
        pill(1.75, 0.65, 1.3),
        pill(1.2, 1.3, 2.2),
        pill(1.6, 1.15, -0.3),
      );
    },
  },
  'digital-thermometer': {
    a: [-0.45, 0.5, 0.76],
    b: [0.5, 0.62, 0.76],
    make() {
      const white = gloss('#f6f5f1'),
        mintM = plastic('#7fc3ac'),
        st = steel();
      const lcd = label(
        360,
        150,
        '#b9c8b6',
        '#22302a',
        [
          ['36.6', 120, 0.54, 700, '#22302a', '"Liberation Mono", monospace'],
          ['°C', 40, 0.3, 700],
        ].slice(0, 1),
        (x) => {
          x.fillStyle = '#22302a';
          x.font = `700 42px ${SANS}`;
          x.fillText('°C', 296, 60);
        },
      );
      const shape = new T.Shape();
      shape.moveTo(-2, -0.32);
      shape.bezierCurveTo(-2.5, -0.32, -2.5, 0.32, -2, 0.32);
      shape.lineTo(0.3, 0.36);
      shape.bezierCurveTo(1.0, 0.34, 1.3, 0.16, 1.9, 0.13);
      shape.lineTo(1.9, -0.13);
      shape.bezierCurveTo(1.3, -0.16, 1.0, -0.34, 0.3, -0.36);
      shape.closePath();
      return group(
        sub(
          [
            slab(shape, 0.32, 0.12, white),
            card(1.15, 0.46, 0.03, 0.08, 0.01, M('#4c5753', 0.4), -0.45, 0, 0.155),
            face(1.04, 0.36, 0.04, M('#fff', 0.2, 0, { map: lcd, clearcoat: 1 }), -0.45, 0, 0.172),
            card(0.42, 0.3, 0.06, 0.13, 0.025, mintM, -1.5, 0, 0.16),
            cyl(0.1, 0.13, 0.5, mintM, 2.1, 0, 0, 0, 0, -PI / 2),
            capsule(0.085, 0.3, st, 2.5, 0, 0, 0, 0, PI / 2),
          ],
          0,
          0.17,
          0.4,
          -PI / 2,
          0,
          0.35,
        ),
        sub(
          [card(3.9, 0.9, 0.36, 0.4, 0.12, M('#dceee8', 0.2, 0, { clearcoat: 1 }))],
          0.1,
          0.19,
          -0.95,
          -PI / 2,
          0,
          0.35,
        ),
      );
    },
  },
  'massage-ball': {
    a: [-0.4, 0.3, 0.66],
    b: [0.5, 0.5, 0.66],
    make(c) {
      const m = M(c.hex, 0.55, 0, { clearcoat: 0.25, clearcoatRoughness: 0.5 }),
        out = [],
        N = 130,
        up = new T.Vector3(0, 1, 0);
      for (let i = 0; i < N; i++) {
        const y = 1 - (2 * (i + 0.5)) / N,
          r = Math.sqrt(1 - y * y),
          t = i * 2.39996;
        const n = new T.Vector3(Math.cos(t) * r, y, Math.sin(t) * r);
        const e = new T.Euler().setFromQuaternion(new T.Quaternion().setFromUnitVectors(up, n));
        out.push([n.x * 1.03, n.y * 1.03, n.z * 1.03, e.x, e.y, e.z]);
      }
      const spike = new T.LatheGeometry(
        [
          [0.13, -0.06],
          [0.1, 0.06],
          [0.07, 0.13],
          [0.03, 0.155],
          [0.0001, 0.16],
        ].map((p) => new T.Vector2(...p)),
        20,
      );
      const one = () => group(ball(1, m), many(spike, m, out));
      return group(sub(one(), -0.4, 1.15, 0), sub(one(), 1.25, 0.62, 0.95, 0.4, 1, 0, 0.54));
    },
  },
  'yoga-mat': {
    a: [-0.6, 0.3, 0.76],
    b: [0.6, 0.46, 0.76],
    c: [-0.5, 0.35, 2, -0.4, 0],
    make(c) {
      const m = M(c.hex, 0.88, 0, { sheen: 0.3 }),
        { body, R } = roll(m, { turns: 5, inner: 0.1, thick: 0.1, gap: 0.012, width: 4.2 });
      const tail = sub([box(2.1, 0.1, 4.2, 0.04, m)], R * 0.2 + 1.05, 0.052, 0);
      const strap = (z) => torus(R + 0.01, 0.05, M('#f1e9da', 0.8), 0, R, z);
      return sub(
        [
          sub(body, 0, R, 0, 0, 0, 2.2),
          tail,
          strap(-1.2),
          strap(1.2),
          tube(
            [
              [0, R * 2, -1.2],
              [0.1, R * 2 + 0.5, -0.7],
              [0.1, R * 2 + 0.55, 0.7],
              [0, R * 2, 1.2],
            ],
            0.055,
            M('#f1e9da', 0.8),
          ),
          plane(
            1.1,
            0.3,
            clear(
              label(440, 120, null, shade(c.hex, -0.25), [['FENHOLT', 74, 0.5, 700, undefined, SANS, 10]]),
            ),
            1.75,
            0.106,
            1.2,
            -PI / 2,
            0,
            PI / 2,
          ),
        ],
        0,
        0,
        0,
        0,
        -0.9,
      );
    },
  },
  'face-cream': {
    a: [-0.35, 0.34, 0.7],
    b: [0.5, 0.5, 0.7],
    make(c) {
      const jar = M(shade(c.hex, 0.03), 0.2, 0, { clearcoat: 1 }),
        gold = c.id === 'rose' ? steel('#d9a58f', 0.2) : steel('#d8b477', 0.2),
        cream = M('#fffaf0', 0.4, 0, { clearcoat: 0.4 });
      const swirl = tube(
        Array.from({ length: 70 }, (_, i) => {
          const t = i * 0.28,
            r = 0.78 * (1 - i / 74);
          return [Math.sin(t) * r, 1.12 + (i / 70) * 0.26, Math.cos(t) * r];
        }),
        0.13,
        cream,
        false,
        240,
      );
      return group(
        lathe(
          [
            [0, 0],
            [1.05, 0, 0.18],
            [1.1, 0.5, 0.4],
            [1.05, 1.0, 0.08],
            [0.95, 1.05, 0.03],
            [0.95, 1.15, 0.02],
            [0, 1.15],
          ],
          jar,
        ),
        cyl(0.9, 0.9, 0.06, cream, 0, 1.13, 0),
        swirl,
        wrap(
          1.095,
          0.62,
          1.5,
          clear(
            label(800, 330, null, '#6a4c3f', [
              ['AURELIA', 100, 0.36, 600, undefined, SERIF, 14],
              ['NIGHT CREAM  ·  50 ml', 44, 0.74, 400, undefined, SANS, 3],
            ]),
          ),
          0,
          0.54,
          0,
        ),
        sub(
          [
            lathe(
              [
                [0, -0.28],
                [1.08, -0.28, 0.04],
                [1.08, 0.26, 0.1],
                [0, 0.28],
              ],
              gold,
            ),
            disc(0.98, gloss('#fdf8ee'), 0, -0.285, 0, PI / 2),
          ],
          1.75,
          0.92,
          -0.5,
          0,
          0,
          -1.15,
        ),
      );
    },
  },
  'sunscreen-tube': {
    a: [-0.3, 0.12, 0.76],
    b: [0.45, 0.26, 0.76],
    make(c) {
      const h = 3.0,
        N = 48,
        prof = (v) => ({ a: 0.86 - 0.1 * (1 - v) + 0.12 * v, b: 0.74 * (1 - v) ** 0.75 + 0.02 });
      const map = label(
        1024,
        1024,
        c.hex,
        '#fff',
        [
          ['SPF 50', 150, 0.36, 800],
          ['SOLEA', 70, 0.2, 600, '#fff', SERIF, 14],
          ['SUN MILK', 54, 0.5, 600, '#fff', SANS, 8],
          ['UVA · UVB', 40, 0.6, 400],
          ['50 ml  ℮', 40, 0.82, 400],
        ],
        (x) => {
          x.fillStyle = 'rgba(255,255,255,.25)';
          x.beginPath();
          x.arc(512, 370, 250, 0, 7);
          x.fill();
        },
      );
      map.wrapS = T.RepeatWrapping;
      const g = new T.CylinderGeometry(1, 1, h, 96, N, true),
        a = g.attributes.position;
      for (let i = 0; i < a.count; i++) {
        const v = a.getY(i) / h + 0.5,
          p = prof(v);
        a.setXYZ(i, a.getX(i) * p.a, 0.75 + v * h, a.getZ(i) * p.b);
      }
      const u = g.attributes.uv;
      for (let i = 0; i < u.count; i++) u.setX(i, u.getX(i) * 2 - 0.0 + 0.5);
      g.computeVertexNormals();
      const cap = plastic('#f7f5ee');
      return group(
        mesh(g, M('#fff', 0.4, 0, { map, clearcoat: 0.6, clearcoatRoughness: 0.2 }), 0, 0, 0, 0, 0, 0),
        box(1.97, 0.3, 0.06, 0.02, M(shade(c.hex, -0.04), 0.45), 0, 3.88, 0),
        lathe(
          [
            [0, 0],
            [0.74, 0, 0.06],
            [0.7, 0.72, 0.04],
            [0, 0.76],
          ],
          cap,
        ),
        torus(0.73, 0.014, M('#d8d3c6', 0.6), 0, 0.4, 0, PI / 2),
      );
    },
  },
  'aroma-diffuser': {
    a: [-0.4, 0.18, 0.7],
    b: [0.5, 0.36, 0.7],
    make(c) {
      const lower = c.id === 'oak' ? wood(c.hex) : gloss(c.hex, { roughness: 0.5 }),
        upper = M('#f7f4ec', 0.45, 0, { clearcoat: 0.4, emissive: '#f5d9a8', emissiveIntensity: 0.12 });
      return group(
        latheSmooth(
          [
            [0.001, 0],
            [0.85, 0.0],
            [1.05, 0.06],
            [1.22, 0.4],
            [1.25, 0.9],
          ],
          lower,
        ),
        cyl(1.25, 1.25, 0.03, glow('#ffcf8a', 1.2), 0, 0.92, 0),
        latheSmooth(
          [
            [1.25, 0.94],
            [1.2, 1.3],
            [0.95, 1.85],
            [0.6, 2.25],
            [0.34, 2.42],
            [0.26, 2.42],
            [0.24, 2.3],
          ],
          upper,
        ),
        cyl(0.24, 0.24, 0.02, M('#55504a', 0.6), 0, 2.3, 0),
        cyl(0.1, 0.1, 0.05, plastic('#f7f4ec'), 0, 0.45, 1.23, PI / 2),
        sub(
          [
            lathe(
              [
                [0, 0],
                [0.32, 0, 0.05],
                [0.32, 0.75, 0.12],
                [0.14, 0.92, 0.04],
                [0, 0.92],
              ],
              M('#7b3f14', 0.06, 0, { clearcoat: 1 }),
            ),
            cyl(0.19, 0.19, 0.3, rubber('#26272a'), 0, 1.05, 0),
            wrap(
              0.323,
              0.45,
              2,
              onPaper(
                label(300, 200, '#faf5ea', '#4a443a', [
                  ['CEDAR', 60, 0.4, 700],
                  ['oil', 40, 0.7, 400, undefined, SERIF],
                ]),
              ),
              0,
              0.38,
              0,
              0,
              -0.4,
            ),
          ],
          1.6,
          0,
          0.85,
        ),
        sprig(-1.35, 1.0, 0.3, 3),
      );
    },
  },
  'first-aid-kit': {
    a: [-0.45, 0.3, 0.72],
    b: [0.5, 0.46, 0.72],
    make(c) {
      const body = plastic(c.hex, { roughness: 0.5 }),
        white = plastic('#faf9f5'),
        dark = shade(c.hex, -0.12);
      return group(
        card(3.2, 2.2, 1.1, 0.4, 0.2, body, 0, 1.12, 0),
        sub(card(3.22, 2.22, 0.06, 0.4, 0.02, M(dark, 0.6)), 0, 1.12, 0),
        box(0.4, 1.25, 0.1, 0.04, white, 0, 1.15, 0.54),
        box(1.25, 0.4, 0.1, 0.04, white, 0, 1.15, 0.54),
        tube(
          [
            [-0.6, 2.15, 0],
            [-0.55, 2.55, 0],
            [0.55, 2.55, 0],
            [0.6, 2.15, 0],
          ],
          0.1,
          M(dark, 0.6),
        ),
        [-1, 1].map((s) => box(0.28, 0.3, 0.2, 0.05, steel(), s * 1.05, 2.16, 0)),
        sub(
          [cyl(0.42, 0.42, 0.55, cloth('#fbf8f0')), cyl(0.14, 0.14, 0.56, M('#d9d2c2', 0.9))],
          1.65,
          0.42,
          1.0,
          PI / 2,
          0,
          0.5,
        ),
        sub(
          [
            card(1.2, 0.36, 0.05, 0.17, 0.015, M('#e3b48b', 0.8)),
            card(0.4, 0.34, 0.02, 0.03, 0.005, M('#f4e4d2', 0.9), 0, 0, 0.025),
          ],
          0.1,
          0.06,
          1.45,
          -PI / 2,
          0,
          0.4,
        ),
        sub(
          [
            card(1.2, 0.36, 0.05, 0.17, 0.015, M('#e3b48b', 0.8)),
            card(0.4, 0.34, 0.02, 0.03, 0.005, M('#f4e4d2', 0.9), 0, 0, 0.025),
          ],
          0.3,
          0.11,
          1.4,
          -PI / 2,
          0,
          -0.3,
        ),
      );
    },
  },
};
