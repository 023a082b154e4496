import {
  ball,
  box,
  boxGeometry,
  capsule,
  cyl,
  disc,
  glass,
  gloss,
  group,
  label,
  lathe,
  light,
  M,
  many,
  mesh,
  metal,
  outline,
  PI,
  plane,
  plastic,
  random,
  SANS,
  SERIF,
  shade,
  slab,
  sub,
  T,
  tex,
  torus,
  wood,
  wrap,
} from './kit.js';

const steel = (c = '#cdd0d5', r = 0.24) => metal(c, r);
const onPaper = (map, rough = 0.6) => M('#fff', rough, 0, { map });
const ornament = (x, w, h, c) => {
  x.strokeStyle = c;
  x.lineWidth = 4;
  x.strokeRect(22, 22, w - 44, h - 44);
  x.lineWidth = 2;
  x.strokeRect(34, 34, w - 68, h - 68);
};
const leaf = (l, c = '#6d8a5e') => {
  const b = ball(l, M(c, 0.65));
  b.scale.set(1, 0.1, 0.45);
  return b;
};
const crumb = (c, seed = 2) => {
  const r = random(seed);
  const map = tex(256, 256, (x, w, h) => {
    x.fillStyle = c;
    x.fillRect(0, 0, w, h);
    for (let i = 0; i < 700; i++) {
      x.globalAlpha = 0.25;
      x.fillStyle = shade(c, r() > 0.5 ? -0.12 : 0.1);
      x.beginPath();
      x.arc(r() * w, r() * h, 1 + r() * 4, 0, 7);
      x.fill();
    }
  });
  return M('#fff', 0.9, 0, { map, bumpMap: map, bumpScale: 2 });
};

export default {
  'tea-tin': {
    a: [-0.35, 0.2, 0.74],
    b: [0.5, 0.34, 0.74],
    c: [-0.25, 0.25, 1.9, -0.1, 0.1],
    make(c) {
      const tin = M(c.hex, 0.4, 0.3, { clearcoat: 0.5 }),
        gold = steel('#d8b264'),
        t = label(
          760,
          700,
          '#f7efdc',
          shade(c.hex, -0.05),
          [
            ['WILLOWMERE', 72, 0.22, 700, undefined, SERIF, 8],
            ['Jasmine', 130, 0.48, 400, undefined, SERIF],
            ['GREEN TEA · LOOSE LEAF', 40, 0.7, 600, undefined, SANS, 2],
            ['100 g', 40, 0.83, 400],
          ],
          (x, w, h) => ornament(x, w, h, '#c9a04e'),
        );
      return group(
        lathe(
          [
            [0, 0],
            [1.0, 0, 0.06],
            [1.0, 2.3, 0.03],
            [0, 2.3],
          ],
          tin,
        ),
        lathe(
          [
            [0, 2.25],
            [1.04, 2.25, 0.02],
            [1.04, 2.75, 0.08],
            [0.6, 2.8, 0.04],
            [0, 2.8],
          ],
          tin,
        ),
        torus(1.04, 0.02, gold, 0, 2.3, 0, PI / 2),
        torus(1.005, 0.02, gold, 0, 0.1, 0, PI / 2),
        cyl(0.14, 0.1, 0.1, gold, 0, 2.84, 0),
        ball(0.14, gold, 0, 2.95, 0),
        wrap(1.005, 1.5, 1.65, onPaper(t), 0, 1.2, 0),
        [...Array(26)].map((_, i) => {
          const r = 0.2 + (i % 7) * 0.09,
            t2 = i * 2.4;
          const b = capsule(
            0.03,
            0.17,
            M(i % 3 ? '#48553a' : '#6c7a4e', 0.9),
            1.45 + Math.sin(t2) * r,
            0.05 + (i % 3) * 0.04,
            0.85 + Math.cos(t2) * r * 0.7,
            PI / 2,
            t2 * 1.7,
            0.2,
          );
          return b;
        }),
      );
    },
  },
  'honey-jar': {
    a: [-0.35, 0.24, 0.72],
    b: [0.5, 0.4, 0.72],
    c: [-0.3, 0.25, 1.8, -0.3, 0.05],
    make() {
      const honey = M('#d98511', 0.1, 0, { clearcoat: 1, emissive: '#b35a00', emissiveIntensity: 0.22 }),
        w = wood('#b98552');
      const t = label(
        760,
        520,
        '#fbf4e1',
        '#5b3a14',
        [
          ['BEEWOOD', 90, 0.26, 700, undefined, SERIF, 10],
          ['Acacia honey', 76, 0.54, 400, undefined, SERIF],
          ['500 g', 46, 0.8, 600],
        ],
        (x, ww, h) => ornament(x, ww, h, '#c98e2c'),
      );
      const jar = [
        [0, 0],
        [0.95, 0, 0.12],
        [1.08, 0.5, 0.5],
        [1.06, 1.5, 0.5],
        [0.8, 1.95, 0.15],
        [0.78, 2.1],
      ];
      const dipper = sub(
        [
          cyl(0.06, 0.06, 2.0, w, 0, 1.2, 0),
          [0, 1, 2, 3, 4].map((i) => {
            const k = Math.sin(((i + 1) / 6) * PI);
            return cyl(0.12 + 0.14 * k, 0.12 + 0.14 * k, 0.07, w, 0, -0.02 + i * 0.11, 0);
          }),
          cyl(0.08, 0.08, 0.6, w, 0, 0.2, 0),
        ],
        1.25,
        0.2,
        1.25,
        0,
        0.5,
        -1.42,
      );
      return group(
        lathe(
          [
            [0, 0.08],
            [0.88, 0.08, 0.12],
            [1.02, 0.5, 0.5],
            [1.0, 1.45, 0.5],
            [0.82, 1.8, 0.05],
            [0, 1.8],
          ],
          honey,
        ),
        lathe([...jar.map(([r, y, f]) => [r + 0.02, y, f])], glass('#fff6e0', 0.16)),
        cyl(0.88, 0.88, 0.42, w, 0, 2.2, 0, 0, 0, 0, 0.06),
        wrap(1.095, 0.95, 1.5, onPaper(t), 0, 0.95, 0),
        sub(dipper, 0, 0, 0),
        (() => {
          const b = ball(0.34, honey, 1.2, 0.03, 1.3);
          b.scale.set(1.5, 0.13, 1);
          return b;
        })(),
      );
    },
  },
  'chocolate-bar': {
    a: [-0.35, 0.62, 0.76],
    b: [0.5, 0.45, 0.76],
    c: [-0.3, 0.6, 2, 0.3, 0.3],
    make(c) {
      const choc = M('#4a2a1a', 0.38, 0, { clearcoat: 0.4, clearcoatRoughness: 0.3 }),
        foil = M('#e2c48a', 0.3, 0.9),
        wrapM = M(c.hex, 0.65);
      const sq = (x, y) =>
        group(box(0.58, 0.2, 0.58, 0.03, choc, x, 0.12, y), box(0.46, 0.12, 0.46, 0.05, choc, x, 0.22, y));
      const bar = [];
      for (let i = 0; i < 4; i++) for (let j = 0; j < 3; j++) bar.push(sq(-0.9 + i * 0.6, -1.75 + j * 0.6));
      return group(
        sub(
          [
            bar,
            box(2.5, 0.05, 2.4, 0.02, foil, 0, 0.03, -0.9),
            box(2.6, 0.32, 2.5, 0.05, wrapM, 0, 0.17, 1.2),
            plane(
              2.56,
              2.46,
              onPaper(
                label(
                  900,
                  866,
                  c.hex,
                  '#f6e7cb',
                  [
                    ['NOCTURNE', 110, 0.24, 600, undefined, SERIF, 10],
                    ['72 %', 190, 0.5, 400, undefined, SERIF],
                    ['DARK CHOCOLATE', 52, 0.7, 600, undefined, SANS, 6],
                    ['sea salt  ·  100 g', 52, 0.83, 400, undefined, SERIF],
                  ],
                  (x, w, h) => ornament(x, w, h, '#d8b264'),
                ),
              ),
              0,
              0.333,
              1.2,
              -PI / 2,
            ),
            box(2.56, 0.06, 0.35, 0.02, foil, 0, 0.3, -0.1),
          ],
          0,
          0,
          0,
          0,
          0.25,
        ),
        sub(sq(0, 0), 1.75, 0.02, -1.2, 0, 0.6),
        sub(sq(0, 0), 2.1, 0.02, -0.5, 0, 1.1),
      );
    },
  },
  'coffee-bag': {
    a: [-0.4, 0.18, 0.76],
    b: [0.5, 0.32, 0.76],
    c: [-0.25, 0.25, 2, 0.05, -0.35],
    make(c) {
      const dark = !light(c.hex),
        m = M(c.hex, 0.6, 0, { clearcoat: 0.2, clearcoatRoughness: 0.5 });
      const g = new T.BoxGeometry(2.1, 3.1, 1.3, 30, 40, 20),
        a = g.attributes.position;
      for (let i = 0; i < a.count; i++) {
        let x = a.getX(i),
          y = a.getY(i),
          z = a.getZ(i);
        const v = y / 3.1 + 0.5;
        const thin = v < 0.62 ? 1 : 1 - ((v - 0.62) / 0.38) ** 1.1 * 0.94;
        const crease =
          v > 0.55 ? 0.06 * Math.sin((v - 0.55) * 9) * Math.sign(x) * (Math.abs(x) > 1.0 ? -1 : 0) : 0;
        z *= thin * (1 + 0.08 * Math.cos(x * 1.3));
        x = x * (1 + 0.03 * Math.sin(v * PI)) + crease * (1 - thin);
        const wob = 0.02 * Math.sin(x * 5 + y * 3) * Math.sin(y * 4 + 1);
        a.setXYZ(i, x, y + 1.55, z + (Math.abs(z) > 0.3 ? wob * Math.sign(z) : 0));
      }
      g.computeVertexNormals();
      const t = label(
        640,
        700,
        '#f6efe0',
        '#2d2620',
        [
          ['SLOWTIDE', 96, 0.2, 800, undefined, SANS, 6],
          ['COFFEE ROASTERS', 38, 0.31, 400, undefined, SANS, 6],
          ['Huila', 120, 0.54, 400, undefined, SERIF],
          ['plum · cocoa · orange', 42, 0.7, 400, '#7a5a40'],
          ['whole bean  250 g', 38, 0.87, 600],
        ],
        (x, w) => {
          x.fillStyle = '#c56f4c';
          x.fillRect(0, 0, w, 26);
        },
      );
      const bean = (x, z, r, y = 0.1) =>
        sub(
          [
            (() => {
              const b = ball(0.17, M('#4a2c1b', 0.45, 0, { clearcoat: 0.5 }));
              b.scale.set(1.25, 0.62, 0.9);
              return b;
            })(),
            box(0.34, 0.03, 0.025, 0.01, M('#22120a', 0.8), 0, 0.1, 0),
          ],
          x,
          y,
          z,
          0,
          r,
        );
      const r = random(4);
      return group(
        mesh(g, m),
        sub(plane(1.55, 1.7, onPaper(t)), 0, 1.28, 0.765),
        box(2.15, 0.3, 0.12, 0.03, M(shade(c.hex, dark ? 0.08 : -0.08), 0.6), 0, 3.05, 0),
        box(2.3, 0.08, 0.16, 0.03, steel('#d8b264'), 0, 2.93, 0.02),
        cyl(0.13, 0.13, 0.03, M(shade(c.hex, dark ? 0.12 : -0.1), 0.5), 0, 2.42, 0.36, PI / 2 - 0.35),
        [...Array(16)].map((_, _i) => bean(0.6 + r() * 1.5, 0.95 + r() * 0.8, r() * 6, 0.1)),
        [0, 1, 2].map((_i) => bean(1.2 + r() * 0.4, 1.25 + r() * 0.2, r() * 6, 0.28)),
      );
    },
  },
  'olive-oil': {
    a: [-0.35, 0.16, 0.8],
    b: [0.5, 0.3, 0.8],
    make() {
      const glassM = M('#2f4a22', 0.06, 0, { clearcoat: 1, transparent: true, opacity: 0.93 }),
        gold = steel('#d8b264');
      const t = label(
        700,
        900,
        '#f8f2e2',
        '#33422a',
        [
          ['ORLA', 130, 0.2, 600, undefined, SERIF, 16],
          ['EXTRA VIRGIN', 48, 0.36, 600, undefined, SANS, 6],
          ['Olive Oil', 100, 0.5, 400, undefined, SERIF],
          ['cold pressed', 44, 0.78, 400],
          ['500 ml  ℮', 42, 0.88, 400],
        ],
        (x, w, h) => {
          ornament(x, w, h, '#b99b4b');
          x.fillStyle = '#6f8246';
          for (const [a, b, r] of [
            [300, 600, -0.4],
            [400, 600, 0.4],
            [350, 570, 0],
          ]) {
            x.save();
            x.translate(a, b);
            x.rotate(r);
            x.beginPath();
            x.ellipse(0, 0, 20, 54, 0, 0, 7);
            x.fill();
            x.restore();
          }
        },
      );
      const olive = (x, z, c2) =>
        (() => {
          const b = ball(0.2, gloss(c2), x, 0.18, z);
          b.scale.set(1.2, 0.9, 0.95);
          b.rotation.y = x * 3;
          return b;
        })();
      return group(
        lathe(
          [
            [0, 0],
            [0.72, 0, 0.08],
            [0.74, 2.3, 0.45],
            [0.3, 2.95, 0.3],
            [0.24, 3.7],
            [0.28, 3.74, 0.02],
            [0.28, 3.86, 0.02],
            [0, 3.88],
          ],
          glassM,
        ),
        cyl(0.3, 0.3, 0.5, gold, 0, 3.85, 0),
        wrap(0.745, 1.55, 1.7, onPaper(t), 0, 1.15, 0),
        olive(1.15, 0.6, '#6f7f35'),
        olive(1.5, 0.85, '#53602a'),
        olive(1.05, 1.05, '#3f3340'),
        sub(
          [0, 1, 2, 3, 4].map((i) =>
            sub(
              leaf(0.3, '#7b8d5d'),
              -0.4 + i * 0.24,
              0.06 + i * 0.02,
              (i % 2) * 0.3 - 0.15,
              0,
              i % 2 ? 0.6 : -0.6,
            ),
          ),
          1.35,
          0.02,
          0.25,
          0,
          0.5,
        ),
      );
    },
  },
  'spice-jars': {
    a: [-0.4, 0.28, 0.7],
    b: [0.45, 0.44, 0.7],
    c: [-0.3, 0.3, 2, 0, -0.05],
    make() {
      const lid = wood('#b98552');
      const jar = (x, z, name, c, r = 0) => {
        const fill = crumb(c, name.length);
        return sub(
          [
            lathe(
              [
                [0, 0.05],
                [0.46, 0.05, 0.06],
                [0.46, 1.05],
                [0, 1.08],
              ],
              fill,
            ),
            lathe(
              [
                [0, 0],
                [0.52, 0, 0.08],
                [0.52, 1.35, 0.1],
                [0.42, 1.45],
              ],
              glass('#fff', 0.2),
            ),
            cyl(0.5, 0.5, 0.32, lid, 0, 1.58, 0, 0, 0, 0, 0.05),
            wrap(
              0.525,
              0.5,
              1.7,
              onPaper(
                label(360, 200, '#fbf6ea', '#40372c', [
                  [name, 58, 0.48, 700, undefined, SERIF, 2],
                  ['organic', 28, 0.78, 400],
                ]),
              ),
              0,
              0.58,
              0,
            ),
          ],
          x,
          0,
          z,
          0,
          r,
        );
      };
      return group(
        jar(-1.25, -0.1, 'PAPRIKA', '#b5391f', 0.1),
        jar(0, -0.35, 'TURMERIC', '#dd9a1f'),
        jar(1.25, -0.1, 'OREGANO', '#6b7a3e', -0.1),
        jar(-0.62, 0.9, 'CUMIN', '#9a6b38', 0.1),
        jar(0.65, 0.9, 'SUMAC', '#7d2338', -0.1),
      );
    },
  },
  'cookie-tin': {
    a: [-0.35, 0.42, 0.76],
    b: [0.5, 0.58, 0.76],
    c: [-0.3, 0.5, 2, 0, 0.15],
    make(c) {
      const tin = M(c.hex, 0.38, 0.25, { clearcoat: 0.6 }),
        gold = steel('#d8b264'),
        white = M('#fbf8f1', 0.95),
        dough = crumb('#d9a869', 5),
        cup = M('#fffaf0', 0.9, 0, { side: T.DoubleSide });
      const ringCookie = (x, z) =>
        sub(
          [
            torus(0.3, 0.13, dough, 0, 0, 0, PI / 2),
            many(
              boxGeometry(0.04, 0.04, 0.04, 0.01, 1),
              white,
              [...Array(14)].map((_, i) => [Math.sin(i) * 0.3, 0.12, Math.cos(i) * 0.3, i, i, i]),
            ),
          ],
          x,
          0.98,
          z,
        );
      const chip = (x, z) =>
        sub(
          [
            (() => {
              const b = ball(0.42, dough);
              b.scale.y = 0.36;
              return b;
            })(),
            [
              [0.1, 0.1],
              [-0.15, 0.05],
              [0.05, -0.2],
              [0.22, -0.08],
              [-0.1, -0.12],
              [-0.2, 0.2],
            ].map(([a, b]) => ball(0.055, M('#3d2114', 0.5), a, 0.13, b)),
          ],
          x,
          0.96,
          z,
        );
      const square = (x, z) =>
        sub(
          [
            box(0.72, 0.22, 0.6, 0.07, dough),
            many(
              new T.SphereGeometry(0.025, 8, 8),
              M('#a9763d', 0.9),
              [...Array(8)].map((_, i) => [-0.24 + (i % 4) * 0.16, 0.11, i < 4 ? -0.12 : 0.12]),
            ),
          ],
          x,
          0.98,
          z,
        );
      const paperCup = (x, z) => mesh(new T.CylinderGeometry(0.55, 0.46, 0.3, 40, 1, true), cup, x, 0.9, z);
      const spots = [...Array(6)].map((_, i) => [Math.sin(i * 1.047) * 1.12, Math.cos(i * 1.047) * 1.12]);
      const lidArt = label(
        900,
        900,
        c.hex,
        '#f6e7cb',
        [
          ['Larkspur', 150, 0.42, 400, undefined, SERIF],
          ['BUTTER COOKIES', 54, 0.56, 600, undefined, SANS, 8],
          ['400 g', 44, 0.68, 400],
        ],
        (x) => {
          x.strokeStyle = '#e0bd74';
          for (const [r, l] of [
            [380, 8],
            [350, 3],
          ]) {
            x.lineWidth = l;
            x.beginPath();
            x.arc(450, 450, r, 0, 7);
            x.stroke();
          }
          x.fillStyle = '#e0bd74';
          for (let i = 0; i < 24; i++) {
            x.beginPath();
            x.arc(450 + Math.sin(i * 0.2618) * 365, 450 + Math.cos(i * 0.2618) * 365, 9, 0, 7);
            x.fill();
          }
        },
      );
      return group(
        lathe(
          [
            [0, 0],
            [1.85, 0, 0.06],
            [1.85, 1.05, 0.02],
            [1.8, 1.08],
            [1.78, 0.75],
            [0, 0.75],
          ],
          tin,
        ),
        torus(1.84, 0.03, gold, 0, 1.06, 0, PI / 2),
        torus(1.855, 0.025, gold, 0, 0.12, 0, PI / 2),
        cyl(1.77, 1.77, 0.04, white, 0, 0.77, 0),
        paperCup(0, 0),
        chip(0, 0),
        spots.map(([x, z], i) => [
          paperCup(x, z),
          i % 3 === 0 ? ringCookie(x, z) : i % 3 === 1 ? square(x, z) : chip(x, z),
        ]),
        sub(
          [
            lathe(
              [
                [0, -0.18],
                [1.88, -0.18],
                [1.9, 0.12, 0.05],
                [1.86, 0.18, 0.05],
                [0, 0.2],
              ],
              tin,
            ),
            torus(1.86, 0.03, gold, 0, -0.14, 0, PI / 2),
            disc(1.8, onPaper(lidArt, 0.4), 0, 0.205, 0, -PI / 2),
          ],
          1.0,
          1.7,
          -2.05,
          1.2,
          0,
          0,
        ),
      );
    },
  },
  'jam-jar': {
    a: [-0.35, 0.24, 0.72],
    b: [0.5, 0.4, 0.72],
    c: [-0.3, 0.3, 1.9, -0.15, 0.15],
    make(c) {
      const jam = M(shade(c.hex, -0.06), 0.14, 0, { clearcoat: 1, emissive: c.hex, emissiveIntensity: 0.12 }),
        gingham = tex(256, 256, (x) => {
          x.fillStyle = '#fdf8ee';
          x.fillRect(0, 0, 256, 256);
          x.fillStyle = c.hex;
          x.globalAlpha = 0.5;
          for (let i = 0; i < 8; i++) {
            x.fillRect(i * 32, 0, 16, 256);
            x.fillRect(0, i * 32, 256, 16);
          }
        });
      gingham.wrapS = gingham.wrapT = T.RepeatWrapping;
      gingham.repeat.set(5, 1.2);
      const top = gingham.clone();
      top.repeat.set(2, 2);
      const clothM = M('#fff', 0.9, 0, { map: gingham, side: T.DoubleSide });
      const skirt = new T.CylinderGeometry(0.9, 1.18, 0.55, 120, 6, true),
        a = skirt.attributes.position;
      for (let i = 0; i < a.count; i++) {
        const x = a.getX(i),
          y = a.getY(i),
          z = a.getZ(i),
          t = Math.atan2(x, z),
          k = (0.275 - y) / 0.55,
          s = 1 + 0.055 * k * Math.sin(t * 13);
        a.setXYZ(i, x * s, y + 0.05 * k * Math.sin(t * 13 + 1), z * s);
      }
      skirt.computeVertexNormals();
      const t = label(
        700,
        480,
        '#fdf8ea',
        shade(c.hex, -0.12),
        [
          ['Larkspur', 100, 0.26, 400, undefined, SERIF],
          [c.id === 'berry' ? 'RASPBERRY JAM' : 'APRICOT JAM', 54, 0.54, 700, undefined, SANS, 3],
          ['340 g', 44, 0.78, 400],
        ],
        (x, w, h) => ornament(x, w, h, c.hex),
      );
      const berry = (x, z) =>
        c.id === 'berry'
          ? sub(
              [...Array(26)].map((_, i) => {
                const y = 1 - (2 * (i + 0.5)) / 26,
                  r = Math.sqrt(1 - y * y),
                  q = i * 2.4;
                return ball(
                  0.085,
                  gloss('#b32546'),
                  Math.cos(q) * r * 0.2,
                  0.24 + y * 0.22,
                  Math.sin(q) * r * 0.2,
                );
              }),
              x,
              0,
              z,
            )
          : (() => {
              const b = ball(0.42, M('#e8944a', 0.55, 0, { clearcoat: 0.2 }), x, 0.38, z);
              b.scale.y = 0.92;
              return b;
            })();
      return group(
        lathe(
          [
            [0, 0.07],
            [0.92, 0.07, 0.1],
            [0.92, 1.6, 0.1],
            [0, 1.62],
          ],
          jam,
        ),
        lathe(
          [
            [0, 0],
            [0.98, 0, 0.12],
            [0.98, 1.7, 0.2],
            [0.82, 1.9],
          ],
          glass('#fff', 0.18),
        ),
        cyl(0.88, 0.88, 0.3, steel('#d8b264'), 0, 2.0, 0),
        lathe(
          [
            [0.9, 2.14, 0],
            [0.86, 2.2, 0.03],
            [0, 2.24],
          ],
          M('#fff', 0.9, 0, { map: top }),
        ),
        mesh(skirt, clothM, 0, 1.9, 0),
        torus(0.96, 0.035, M('#c9a36a', 0.9), 0, 2.0, 0, PI / 2),
        wrap(0.985, 0.9, 1.5, onPaper(t), 0, 0.88, 0),
        berry(1.4, 0.8),
        berry(1.75, 0.25),
        c.id === 'berry'
          ? [berry(1.15, 1.25), berry(1.75, 1.1)]
          : sub(leaf(0.3), 1.4, 0.86, 0.8, 0, 0.4, 0.2),
      );
    },
  },
  'oat-drink': {
    a: [-0.5, 0.16, 0.78],
    b: [0.5, 0.3, 0.78],
    make(_c) {
      const art = (w) =>
        label(
          w,
          1100,
          '#efe4cb',
          '#2f4a3c',
          [
            ['OAT & MINT', w * 0.13, 0.2, 800, undefined, SANS, 2],
            ['Oat drink', w * 0.17, 0.33, 400, undefined, SERIF],
            ['barista  ·  1 L', w * 0.07, 0.92, 600],
          ],
          (x, ww, h) => {
            x.fillStyle = '#d9b978';
            x.beginPath();
            x.moveTo(0, h * 0.62);
            x.bezierCurveTo(ww * 0.3, h * 0.52, ww * 0.6, h * 0.68, ww, h * 0.56);
            x.lineTo(ww, h);
            x.lineTo(0, h);
            x.fill();
            x.strokeStyle = '#8a6a2f';
            x.lineWidth = 6;
            for (let k = 0; k < 3; k++) {
              const bx = ww * (0.3 + k * 0.2);
              x.beginPath();
              x.moveTo(bx, h * 0.84);
              x.quadraticCurveTo(bx + 10, h * 0.6, bx + 30, h * 0.44);
              x.stroke();
              x.fillStyle = '#b98f3f';
              for (let j = 0; j < 6; j++) {
                x.save();
                x.translate(bx + 12 + j * 3 + (j % 2 ? 24 : -16), h * (0.64 - j * 0.035));
                x.rotate(j % 2 ? 0.6 : -0.6);
                x.beginPath();
                x.ellipse(0, 0, 11, 26, 0, 0, 7);
                x.fill();
                x.restore();
              }
            }
          },
        );
      const body = M('#efe4cb', 0.5),
        W = 1.5,
        H = 2.9,
        gable = outline([
          [-W / 2, 0],
          [W / 2, 0],
          [0.04, 0.85],
          [-0.04, 0.85],
        ]);
      return group(
        box(W, H, W, 0.03, body, 0, H / 2, 0),
        plane(W - 0.03, H - 0.04, onPaper(art(580), 0.45), 0, H / 2, W / 2 + 0.002),
        plane(W - 0.03, H - 0.04, onPaper(art(580), 0.45), -W / 2 - 0.002, H / 2, 0, 0, -PI / 2),
        plane(W - 0.03, H - 0.04, onPaper(art(580), 0.45), W / 2 + 0.002, H / 2, 0, 0, PI / 2),
        slab(gable, W - 0.02, 0.01, M('#2f5c4a', 0.5), 0, H, 0, 0, PI / 2, 0),
        box(W, 0.32, 0.08, 0.02, M('#2f5c4a', 0.5), 0, H + 0.95, 0, 0, 0, 0),
        sub(
          [cyl(0.3, 0.3, 0.06, plastic('#f7f3e8')), cyl(0.24, 0.24, 0.2, plastic('#d98a4e'), 0, 0.1, 0)],
          0,
          H + 0.42,
          0.42,
          0.86,
        ),
        sub(
          [
            lathe(
              [
                [0, 0],
                [0.45, 0, 0.05],
                [0.52, 1.2, 0.02],
                [0.48, 1.2],
                [0.42, 0.08],
                [0, 0.08],
              ],
              glass('#fff', 0.3),
            ),
            lathe(
              [
                [0, 0.1],
                [0.42, 0.1, 0.04],
                [0.465, 1.0],
                [0, 1.0],
              ],
              M('#f3e9d5', 0.3, 0, { clearcoat: 0.8 }),
            ),
          ],
          1.5,
          0,
          0.5,
        ),
      );
    },
  },
};
