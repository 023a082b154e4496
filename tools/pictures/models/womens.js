import {
  ball,
  box,
  capsule,
  card,
  cloth,
  cyl,
  glass,
  gloss,
  group,
  label,
  lathe,
  leather,
  M,
  matte,
  mesh,
  metal,
  PI,
  plane,
  SANS,
  SERIF,
  shade,
  sub,
  T,
  torus,
  tube,
} from './kit.js';

const tone = { gold: '#dfb25c', silver: '#d4d7dc' };
const clear = (map) => M('#fff', 0.5, 0, { map, transparent: true });
const gem = (r, c) => {
  const g = new T.CylinderGeometry(r * 0.58, r, r * 0.38, 12, 1),
    p = new T.ConeGeometry(r, r * 0.95, 12, 1);
  const m = M(c, 0.02, 0.1, { flatShading: true, clearcoat: 1, envMapIntensity: 2.4 });
  return group(mesh(g, m, 0, r * 0.19, 0), mesh(p, m, 0, -r * 0.475, 0, PI));
};
const pearl = (r, ...p) =>
  ball(
    r,
    M('#f6efe6', 0.22, 0.05, {
      clearcoat: 1,
      clearcoatRoughness: 0.1,
      sheen: 0.4,
      sheenColor: new T.Color('#f6dfe0'),
      iridescence: 0.25,
      iridescenceIOR: 1.4,
    }),
    ...p,
  );

export default {
  ring: {
    a: [-0.4, 0.24, 0.6],
    b: [0.7, 0.4, 0.6],
    c: [-0.4, 0.4, 2, 0, 0.5],
    make(c) {
      const m = metal(tone[c.id], 0.12),
        claws = [0, 1, 2, 3, 4, 5].map((i) => {
          const t = (i * PI) / 3;
          return tube(
            [
              [Math.sin(t) * 0.1, 1.02, Math.cos(t) * 0.1],
              [Math.sin(t) * 0.3, 1.3, Math.cos(t) * 0.3],
              [Math.sin(t) * 0.31, 1.52, Math.cos(t) * 0.31],
            ],
            0.035,
            m,
            false,
            20,
          );
        });
      const side = [-1, 1].flatMap((s) =>
        [0, 1, 2].map((i) => {
          const t = s * (0.34 + i * 0.17);
          return sub(gem(0.085, '#f4fbff'), Math.sin(t) * 1.1, Math.cos(t) * 1.1, 0, 0, 0, -t);
        }),
      );
      return group(
        sub(
          [
            torus(1, 0.105, m),
            sub(gem(0.36, '#eaf6ff'), 0, 1.42, 0),
            claws,
            torus(0.2, 0.03, m, 0, 1.22, 0, PI / 2),
            side,
          ],
          0,
          1.1,
          0,
          0.0,
          0.15,
        ),
      );
    },
  },
  'pearl-necklace': {
    a: [-0.4, 0.42, 0.72],
    b: [0.5, 0.55, 0.72],
    make() {
      const velvet = cloth('#2f4a46', { sheen: 1, bumpScale: 0.2 }),
        lid = leather('#274440'),
        gold = metal(tone.gold, 0.18);
      const string = Array.from({ length: 25 }, (_, i) => {
        const t = (i / 24) * PI * 1.62 - PI * 0.81,
          k = 0.115 + 0.05 * Math.cos(t * 0.62);
        return pearl(k, Math.sin(t) * 1.0, 0.98, Math.cos(t) * 0.95 - 0.1);
      });
      return group(
        box(3.2, 0.8, 2.9, 0.1, lid, 0, 0.4, 0),
        box(2.95, 0.14, 2.65, 0.06, velvet, 0, 0.82, 0),
        sub(
          [
            box(3.2, 2.9, 0.45, 0.1, lid, 0, 1.45, -0.22),
            card(2.9, 2.6, 0.06, 0.08, 0.02, M('#f2e9dc', 0.5, 0, { sheen: 1 }), 0, 1.45, 0.01),
            plane(
              1.3,
              0.4,
              clear(label(420, 130, null, '#b58b3e', [['ISOLDE', 80, 0.5, 600, undefined, SERIF, 14]])),
              0,
              1.5,
              0.05,
            ),
          ],
          0,
          0.8,
          -1.42,
          -0.2,
        ),
        box(3.22, 0.05, 2.92, 0.02, gold, 0, 0.78, 0),
        string,
        sub([gem(0.14, '#eaf6ff'), torus(0.15, 0.03, gold, 0, 0, 0, PI / 2)], 0, 1.02, 0.98),
      );
    },
  },
  'perfume-bottle': {
    a: [-0.35, 0.18, 0.72],
    b: [0.5, 0.32, 0.72],
    c: [-0.3, 0.2, 2, 0, 0.1],
    make(c) {
      const gold = metal('#ddb56b', 0.16),
        juice = M(c.id === 'amber' ? '#c98136' : shade(c.hex, 0.02, 0.1), 0.08, 0, { clearcoat: 1 }),
        pane = glass('#ffffff', 0.2, { depthWrite: false });
      return group(
        box(2.0, 2.1, 0.95, 0.22, pane, 0, 1.06, 0),
        box(1.72, 1.55, 0.68, 0.14, juice, 0, 1.0, 0),
        box(2.0, 0.16, 0.95, 0.06, glass('#fff', 0.4), 0, 0.1, 0),
        cyl(0.34, 0.34, 0.16, gold, 0, 2.18, 0),
        cyl(0.24, 0.24, 0.2, gold, 0, 2.34, 0),
        lathe(
          [
            [0, 2.4],
            [0.42, 2.4, 0.06],
            [0.42, 3.1, 0.1],
            [0, 3.12],
          ],
          c.id === 'amber' ? gloss('#2a2320') : gloss('#fbf5ee'),
        ),
        torus(0.42, 0.03, gold, 0, 2.46, 0, PI / 2),
        sub(
          [
            card(1.1, 0.78, 0.02, 0.02, 0.005, M('#fdf9f1', 0.6)),
            plane(
              1.06,
              0.74,
              clear(
                label(560, 390, null, '#4a3a35', [
                  ['ISOLDE', 104, 0.36, 600, undefined, SERIF, 10],
                  ['EAU DE PARFUM', 44, 0.62, 400, undefined, SANS, 5],
                  ['50 ml', 38, 0.82, 400],
                ]),
              ),
              0,
              0,
              0.014,
            ),
          ],
          0,
          1.02,
          0.49,
        ),
      );
    },
  },
  lipstick: {
    a: [-0.35, 0.16, 0.74],
    b: [0.5, 0.3, 0.74],
    c: [-0.3, 0.25, 2, -0.3, 0.3],
    make(c) {
      const gold = metal('#ddb56b', 0.16),
        black = gloss('#26221f'),
        wax = M(c.hex, 0.32, 0, { clearcoat: 0.5, clearcoatRoughness: 0.3 });
      const g = new T.CylinderGeometry(0.36, 0.36, 1.0, 64, 30),
        a = g.attributes.position;
      for (let i = 0; i < a.count; i++) {
        const x = a.getX(i),
          y = a.getY(i),
          z = a.getZ(i);
        if (y > -0.1) {
          const k = (y + 0.1) / 0.6,
            cut = 0.62 - (x + 0.36) * 0.75;
          const ny = -0.1 + k * Math.max(0.05, cut + 0.25);
          const round = 1 - 0.12 * k * k;
          a.setXYZ(i, x * round, ny, z * round);
        }
      }
      g.computeVertexNormals();
      const tube1 = group(
        lathe(
          [
            [0, 0],
            [0.55, 0, 0.04],
            [0.55, 1.2, 0.03],
            [0, 1.2],
          ],
          black,
        ),
        cyl(0.56, 0.56, 0.1, gold, 0, 1.2, 0),
        lathe(
          [
            [0, 1.2],
            [0.46, 1.2],
            [0.46, 1.75, 0.03],
            [0.38, 1.75],
            [0, 1.7],
          ],
          gold,
        ),
        mesh(g, wax, 0, 2.2, 0),
        plane(
          0.62,
          0.16,
          clear(label(360, 92, null, '#ddb56b', [['ISOLDE', 70, 0.5, 600, undefined, SERIF, 10]])),
          0,
          0.6,
          0.555,
        ),
      );
      return group(
        sub(tube1, -0.25, 0, 0, 0, 0.3),
        sub(
          [
            lathe(
              [
                [0, 0],
                [0.57, 0, 0.04],
                [0.57, 1.5, 0.06],
                [0, 1.52],
              ],
              black,
            ),
            cyl(0.575, 0.575, 0.07, gold, 0, 0.06, 0),
          ],
          1.15,
          0.575,
          0.6,
          PI / 2,
          0,
          -0.9,
        ).translateY(-0.6),
      );
    },
  },
  'nail-polish': {
    a: [-0.35, 0.2, 0.72],
    b: [0.5, 0.34, 0.72],
    make(c) {
      const lac = gloss(c.hex, { roughness: 0.15 }),
        cap = gloss('#2a2725'),
        bottle = () =>
          group(
            lathe(
              [
                [0, 0.08],
                [0.62, 0.08, 0.1],
                [0.66, 0.9, 0.4],
                [0.36, 1.28, 0.1],
                [0, 1.3],
              ],
              lac,
            ),
            lathe(
              [
                [0, 0],
                [0.72, 0, 0.1],
                [0.76, 0.95, 0.45],
                [0.36, 1.42, 0.06],
                [0.3, 1.5],
              ],
              glass('#fff', 0.2),
            ),
            cyl(0.3, 0.3, 0.1, metal('#ddb56b', 0.2), 0, 1.48, 0),
          );
      const top = lathe(
        [
          [0, 0],
          [0.34, 0, 0.04],
          [0.29, 1.6, 0.1],
          [0, 1.62],
        ],
        cap,
      );
      return group(
        sub(
          [
            bottle(),
            sub(top, 0, 1.52, 0),
            plane(
              0.62,
              0.2,
              clear(label(360, 116, null, '#fff', [['PETAL', 84, 0.5, 600, undefined, SERIF, 10]])),
              0,
              0.62,
              0.765,
            ),
          ],
          -0.45,
          0,
          -0.15,
        ),
        sub([bottle()], 1.15, 0, 0.45),
        sub(
          [
            lathe(
              [
                [0, 0],
                [0.34, 0, 0.04],
                [0.29, 1.6, 0.1],
                [0, 1.62],
              ],
              cap,
            ),
            cyl(0.045, 0.045, 0.9, M('#eee9e0', 0.4), 0, -0.45, 0),
            capsule(0.075, 0.3, lac, 0, -0.95, 0),
          ],
          0.85,
          0.3,
          1.45,
          0,
          0.25,
          -PI / 2 + 0.12,
        ),
        (() => {
          const b = ball(0.3, lac, 0.0, 0.02, 1.35);
          b.scale.set(1.3, 0.13, 0.8);
          return b;
        })(),
      );
    },
  },
  'pearl-earrings': {
    a: [-0.35, 0.24, 0.7],
    b: [0.5, 0.4, 0.7],
    make() {
      const gold = metal(tone.gold, 0.14),
        _stone = M('#d9c7b4', 0.8);
      const ear = (x, z, r) =>
        sub(
          [
            torus(0.42, 0.05, gold, 0, 1.25, 0, 0, 0, -PI * 0.15, PI * 1.75),
            torus(0.1, 0.025, gold, 0, 0.76, 0, 0, PI / 2),
            torus(0.07, 0.022, gold, 0, 0.62, 0),
            lathe(
              [
                [0, 0.56],
                [0.12, 0.52],
                [0.17, 0.46],
                [0, 0.44],
              ],
              gold,
            ),
            pearl(0.36, 0, 0.16, 0),
            sub(gem(0.09, '#eaf6ff'), 0, 0.84, 0.06, PI / 2),
          ],
          x,
          0,
          z,
          0,
          r,
        );
      return group(
        sub(
          [
            box(3.0, 2.5, 0.16, 0.06, M('#efe5d6', 0.75)),
            [-0.62, 0.62].map((x) => cyl(0.05, 0.05, 0.12, matte('#cdbfa8'), x, 0.82, 0.06, PI / 2)),
            plane(
              1.1,
              0.3,
              clear(label(420, 116, null, '#a37f3c', [['ISOLDE', 74, 0.5, 600, undefined, SERIF, 12]])),
              0,
              1.0,
              0.083,
            ),
            sub(ear(0, 0, 0.2), -0.62, -0.72, 0.2),
            sub(ear(0, 0, -0.1), 0.62, -0.72, 0.2),
          ],
          0,
          1.3,
          0,
          -0.14,
        ),
        sub(box(3.3, 0.14, 1.4, 0.05, M('#e3d6c2', 0.75)), 0, 0.07, 0.1),
      );
    },
  },
};
