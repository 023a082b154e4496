import {
  ball,
  box,
  boxGeometry,
  capsule,
  card,
  cloth,
  curveShape,
  cyl,
  disc,
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
  matte,
  mesh,
  metal,
  outline,
  PI,
  plane,
  plastic,
  rubber,
  SANS,
  satin,
  shade,
  slab,
  sub,
  T,
  torus,
  tube,
  wood,
  wrap,
} from './kit.js';

const print = (text, colour, size = 70, spacing = 8) =>
  M('#fff', 0.5, 0, {
    transparent: true,
    map: label(512, 128, null, colour, [[text, size, 0.5, 700, colour, SANS, spacing]]),
  });
const steel = (c = '#cdd0d5', r = 0.26) => metal(c, r);

// a sheet given by a height function over a square, drawn on both sides
function sheet(nx, ny, f, m) {
  const g = new T.PlaneGeometry(1, 1, nx, ny),
    a = g.attributes.position;
  for (let i = 0; i < a.count; i++) a.setXYZ(i, ...f(a.getX(i) + 0.5, a.getY(i) + 0.5));
  g.computeVertexNormals();
  m.side = T.DoubleSide;
  return mesh(g, m);
}
// a mat rolled up: spiral cross-section, extruded
export function roll(m, { turns = 4, inner = 0.18, thick = 0.13, gap = 0.015, width = 3 }) {
  const step = thick + gap,
    out = [],
    inn = [];
  for (let i = 0; i <= turns * 40; i++) {
    const t = (i / 40) * PI * 2,
      r = inner + (step * i) / 40;
    out.push([Math.cos(t) * (r + thick), Math.sin(t) * (r + thick)]);
    inn.push([Math.cos(t) * r, Math.sin(t) * r]);
  }
  return { body: slab(outline([...out, ...inn.reverse()]), width, 0.02, m), R: inner + step * turns + thick };
}

export default {
  'dome-tent': {
    a: [-0.5, 0.2, 0.8],
    b: [0.7, 0.34, 0.8],
    make(c) {
      const fly = cloth(c.hex, { roughness: 0.75 }),
        inner = cloth('#efe3c8', { roughness: 0.8 }),
        dark = M('#2b2f2d', 0.9),
        pole = M('#e8e2d2', 0.4);
      const W = 2.3,
        H = 1.75,
        edge = (t) => [Math.cos(t), Math.sin(t)];
      const N = 6,
        radius = (t, k) => {
          const s = (PI * 2) / N,
            u = (((t % s) + s) % s) / s - 0.5;
          return (Math.cos(PI / N) / Math.cos(u * s)) * (1 - 0.05 * Math.sin(k * PI) * (1 - Math.abs(u) * 2));
        };
      const dome = (t, k) => {
        const r = radius(t, k) * Math.cos((k * PI) / 2) ** 0.72 * W,
          [x, z] = edge(t);
        return [x * r, Math.sin((k * PI) / 2) * H, z * r];
      };
      const g = group(sheet(120, 40, (u, v) => dome(u * PI * 2, v), fly));
      for (let i = 0; i < N; i++) {
        const t = (i * PI * 2) / N;
        g.add(
          tube(
            Array.from({ length: 13 }, (_, k) => {
              const p = dome(t, k / 12);
              return [p[0] * 1.01, p[1] * 1.012 + 0.01, p[2] * 1.01];
            }),
            0.035,
            pole,
            false,
            60,
          ),
        );
      }
      // the doorway: opening, mosquito net and the tied-back flap
      const side = PI / 2,
        on = (u, k, lift = 1.015) => dome(side + u, k).map((v) => v * lift);
      const arch = (scale, lift, m) =>
        sheet(
          30,
          24,
          (u, v) => {
            const a = (u - 0.5) * 2,
              top = 0.52 * scale * Math.sqrt(Math.max(0, 1 - a * a));
            return on(a * 0.36 * scale, 0.02 + v * top, lift);
          },
          m,
        );
      g.add(
        arch(1.08, 1.012, matte(shade(c.hex, -0.14))),
        arch(0.98, 1.022, dark),
        sheet(
          16,
          20,
          (u, v) => {
            const a = -1 + u * 0.62,
              top = 0.52 * Math.sqrt(Math.max(0, 1 - a * a));
            return on(a * 0.36, 0.02 + v * top, 1.034 + 0.02 * Math.sin(u * 9));
          },
          inner,
        ),
      );
      g.add(cyl(0.12, 0.2, 0.1, matte(shade(c.hex, -0.14)), 0, H + 0.02, 0));
      g.rotation.y = 0.1;
      return g;
    },
  },
  'sleeping-mat': {
    a: [-0.6, 0.26, 0.7],
    b: [0.6, 0.4, 0.7],
    make(c) {
      const { body, R } = roll(cloth(c.hex, { roughness: 0.8 }), {
        turns: 4,
        inner: 0.12,
        thick: 0.14,
        width: 3.6,
      });
      const strap = (z) =>
        group(
          torus(R + 0.0, 0.045, M('#26292b', 0.8), 0, 0, z),
          box(0.22, 0.26, 0.2, 0.05, plastic('#2a2d30'), R * 0.72, R * 0.72, z, 0, 0, PI / 4),
        );
      return sub(
        [
          body,
          strap(-1.0),
          strap(1.0),
          box(0.1, 0.7, 0.02, 0.02, matte('#f2ede0'), R * 0.7, R * 0.72, 0, 0, 0, PI / 4),
          tube(
            [
              [0.3, R, -1],
              [0.3, R + 0.35, -0.6],
              [0.3, R + 0.4, 0.6],
              [0.3, R, 1],
            ],
            0.06,
            M('#26292b', 0.8),
          ),
        ],
        0,
        R,
        0,
        0,
        -PI / 2 + 0.05,
        0,
      );
    },
  },
  'camp-lantern': {
    a: [-0.4, 0.16, 0.74],
    b: [0.5, 0.32, 0.74],
    c: [-0.35, 0.2, 1.9, 0, 0],
    make(c) {
      const body = gloss(c.hex),
        st = steel(),
        warm = glow('#ffd083', 1.3);
      const bars = [0, 1, 2, 3].map((i) => {
        const t = (i * PI) / 2 + 0.6;
        return tube(
          [
            [Math.sin(t) * 0.72, 0.55, Math.cos(t) * 0.72],
            [Math.sin(t) * 0.82, 1.2, Math.cos(t) * 0.82],
            [Math.sin(t) * 0.66, 1.98, Math.cos(t) * 0.66],
          ],
          0.035,
          st,
        );
      });
      return group(
        lathe(
          [
            [0, 0],
            [0.85, 0, 0.06],
            [0.85, 0.32, 0.08],
            [0.62, 0.5, 0.06],
            [0.62, 0.6],
            [0, 0.6],
          ],
          body,
        ),
        cyl(0.64, 0.64, 0.08, st, 0, 0.6, 0),
        latheSmooth(
          [
            [0.58, 0.6],
            [0.66, 1.1],
            [0.6, 1.7],
            [0.5, 1.98],
          ],
          glass('#fff3d8', 0.28),
        ),
        cyl(0.24, 0.28, 1.1, warm, 0, 1.2, 0),
        bars,
        cyl(0.6, 0.66, 0.1, st, 0, 2.0, 0),
        lathe(
          [
            [0, 2.05],
            [0.8, 2.05, 0.03],
            [0.74, 2.14, 0.08],
            [0.35, 2.4, 0.08],
            [0.3, 2.6, 0.06],
            [0, 2.62],
          ],
          body,
        ),
        tube(
          [
            [-0.82, 1.0, 0],
            [-0.95, 1.7, 0],
            [-0.75, 2.7, 0],
            [0, 3.1, 0],
            [0.75, 2.7, 0],
            [0.95, 1.7, 0],
            [0.82, 1.0, 0],
          ],
          0.035,
          st,
        ),
        capsule(0.08, 0.5, wood('#9b6a3f'), 0, 3.1, 0, 0, 0, PI / 2),
        cyl(0.16, 0.16, 0.14, st, 0, 0.2, 0.84, PI / 2),
        plane(0.7, 0.17, print('', '#fff'), 0, 0.2, 0.87),
      );
    },
  },
  'cooler-box': {
    a: [-0.5, 0.3, 0.72],
    b: [0.6, 0.42, 0.72],
    make(c) {
      const body = plastic(c.hex),
        white = plastic('#f4f2ec'),
        _ice = glass('#e8f4fa', 0.4),
        dark = plastic('#3b3f44');
      return group(
        box(3.2, 1.75, 2.0, 0.22, body, 0, 0.95, 0),
        box(3.3, 0.16, 2.1, 0.08, white, 0, 1.83, 0),
        box(3.3, 0.5, 2.1, 0.2, white, 0, 2.05, 0),
        sub(card(2.5, 1.35, 0.05, 0.14, 0.02, M(shade(c.hex, 0.06), 0.5)), 0, 2.3, 0, -PI / 2),
        box(0.4, 0.55, 0.12, 0.05, dark, 0, 1.75, 1.05),
        tube(
          [
            [-1.72, 1.55, 0.0],
            [-1.8, 2.4, 0],
            [-1.5, 2.85, 0],
            [1.5, 2.85, 0],
            [1.8, 2.4, 0],
            [1.72, 1.55, 0],
          ],
          0.09,
          white,
        ),
        [-1, 1].map((s) => cyl(0.2, 0.2, 0.14, dark, s * 1.68, 1.55, 0, 0, 0, PI / 2)),
        plane(1.6, 0.4, print('BRINDLE 18', '#fff', 84, 8), 0, 0.95, 1.003),
        cyl(0.11, 0.11, 0.1, dark, 1.25, 0.3, 1.02, PI / 2),
        [
          [-1.3, 0.75],
          [1.3, 0.75],
          [-1.3, -0.75],
          [1.3, -0.75],
        ].map(([x, z]) => cyl(0.16, 0.16, 0.1, dark, x, 0.05, z)),
      );
    },
  },
  'camp-stove': {
    a: [-0.45, 0.3, 0.72],
    b: [0.6, 0.45, 0.72],
    make(c) {
      const st = steel(),
        dark = M('#2a2c2f', 0.5, 0.6),
        can = gloss(c.hex);
      const arms = [0, 1, 2].map((i) =>
        sub(
          [
            box(0.05, 0.1, 1.0, 0.02, st, 0, 0.42, 0.6),
            box(0.05, 0.5, 0.06, 0.02, st, 0, 0.25, 0.28, 0.5),
            [0, 1, 2, 3].map((k) => box(0.06, 0.08, 0.05, 0.01, st, 0, 0.5, 0.42 + k * 0.18)),
          ],
          0,
          1.75,
          0,
          0,
          (i * PI * 2) / 3 + 0.3,
        ),
      );
      const t = label(1024, 300, c.hex, '#fff', [
        ['PYRE', 120, 0.4, 800, '#fff', SANS, 20],
        ['isobutane mix  ·  230 g', 44, 0.74, 400, '#fff4ea'],
      ]);
      const pot = sub(
        [
          lathe(
            [
              [0, 0],
              [1.15, 0, 0.14],
              [1.15, 1.1, 0.02],
              [1.2, 1.14, 0.02],
              [1.1, 1.14],
              [1.1, 0.1],
              [0, 0.08],
            ],
            M('#8d9298', 0.35, 0.85),
          ),
          lathe(
            [
              [0, 1.2],
              [1.18, 1.13, 0.03],
              [1.18, 1.17],
              [0, 1.3],
            ],
            M('#9da2a8', 0.3, 0.85),
          ),
          cyl(0.12, 0.16, 0.14, rubber(), 0, 1.36, 0),
          tube(
            [
              [1.14, 0.7, 0.25],
              [1.8, 0.75, 0.22],
              [2.2, 0.75, 0.0],
              [1.8, 0.75, -0.22],
              [1.14, 0.7, -0.25],
            ],
            0.045,
            st,
          ),
          tube(
            [
              [1.6, 0.75, 0.23],
              [1.8, 0.75, 0.22],
              [2.2, 0.75, 0],
              [1.8, 0.75, -0.22],
              [1.6, 0.75, -0.23],
            ],
            0.075,
            rubber(shade(c.hex, -0.05)),
          ),
        ],
        0,
        2.24,
        0,
        0,
        -0.5,
      );
      return group(
        lathe(
          [
            [0, 0.06],
            [0.9, 0, 0.08],
            [1.0, 0.15, 0.12],
            [1.0, 0.7, 0.25],
            [0.55, 1.05, 0.2],
            [0.3, 1.12, 0.04],
            [0, 1.12],
          ],
          can,
        ),
        wrap(1.004, 0.46, 2.6, M('#fff', 0.35, 0, { map: t, clearcoat: 1 }), 0, 0.42, 0),
        cyl(0.22, 0.26, 0.35, st, 0, 1.28, 0),
        cyl(0.14, 0.14, 0.4, st, 0, 1.6, 0),
        cyl(0.36, 0.22, 0.22, dark, 0, 1.86, 0),
        many(
          boxGeometry(0.03, 0.16, 0.03, 0.01, 1),
          glow('#7fb4f0', 1.6),
          Array.from({ length: 16 }, (_, i) => [Math.sin(i * 0.393) * 0.3, 2.04, Math.cos(i * 0.393) * 0.3]),
        ),
        arms,
        tube(
          [
            [0.2, 1.32, 0.1],
            [0.7, 1.3, 0.5],
          ],
          0.03,
          st,
        ),
        torus(0.14, 0.03, st, 0.8, 1.29, 0.6, 0, 0.8),
        pot,
      );
    },
  },
  'vacuum-bottle': {
    a: [-0.4, 0.14, 0.76],
    b: [0.5, 0.28, 0.76],
    c: [-0.35, 0.2, 1.9, 0, 0.4],
    make(c) {
      const coat = M(c.hex, 0.5, 0.15, { clearcoat: 0.3, clearcoatRoughness: 0.5 }),
        st = steel();
      return group(
        lathe(
          [
            [0, 0],
            [0.72, 0, 0.06],
            [0.74, 0.22],
            [0, 0.22],
          ],
          st,
        ),
        lathe(
          [
            [0, 0.2],
            [0.75, 0.2, 0.03],
            [0.75, 2.5, 0.3],
            [0.5, 2.85, 0.12],
            [0.48, 3.0],
            [0, 3.0],
          ],
          coat,
        ),
        cyl(0.5, 0.5, 0.1, st, 0, 3.02, 0),
        lathe(
          [
            [0, 3.05],
            [0.56, 3.05, 0.03],
            [0.54, 3.75, 0.1],
            [0, 3.78],
          ],
          coat,
        ),
        torus(0.555, 0.02, st, 0, 3.12, 0, PI / 2),
        tube(
          [
            [-0.5, 3.2, 0],
            [-0.85, 3.5, 0],
            [-0.7, 4.05, 0],
            [0, 4.22, 0],
            [0.7, 4.05, 0],
            [0.85, 3.5, 0],
            [0.5, 3.2, 0],
          ],
          0.055,
          st,
        ),
        wrap(0.753, 0.5, 1.2, print('BRINDLE', light(c.hex) ? '#59645a' : '#f1ead9', 74, 14), 0, 1.5, 0),
        wrap(
          0.754,
          0.16,
          1.2,
          print('750 ml   24 h', light(c.hex) ? '#59645a' : '#f1ead9', 66, 4),
          0,
          1.2,
          0,
        ),
      );
    },
  },
  'bicycle-helmet': {
    a: [-0.75, 0.26, 0.7],
    b: [0.7, 0.42, 0.7],
    make(c) {
      const shell = gloss(c.hex),
        inner = M('#2a2d31', 0.8, 0, { side: T.DoubleSide }),
        strap = M('#2b2e32', 0.85);
      const shape = (x, y, z) => [x * 1.12 * (1 - 0.12 * z), y * (y > 0 ? 1.15 : 0.32), z * 1.55 + 0.12 * y];
      const shellG = new T.SphereGeometry(1, 96, 64, 0, PI * 2, 0, PI * 0.57),
        a = shellG.attributes.position;
      const inG = shellG.clone(),
        b = inG.attributes.position;
      for (let i = 0; i < a.count; i++) {
        const x = a.getX(i),
          y = a.getY(i),
          z = a.getZ(i);
        const rib = 0.5 + 0.5 * Math.cos(x * 15.5),
          k = 1 + 0.045 * rib ** 0.7 * Math.max(0, y) + 0.015;
        const p = shape(x, y, z);
        a.setXYZ(i, p[0] * k, p[1] * k, p[2] * k);
        b.setXYZ(i, p[0] * 0.93, p[1] * 0.93, p[2] * 0.93);
      }
      shellG.computeVertexNormals();
      inG.computeVertexNormals();
      shell.side = T.DoubleSide;
      const vent = (x, t, w, l) => {
        const n = shape(Math.sin(x), Math.cos(x) * Math.sin(t), Math.cos(x) * Math.cos(t));
        const m = ball(1, M('#17191c', 0.7), n[0] * 1.03, n[1] * 1.03, n[2] * 1.03);
        m.scale.set(w, 0.07, l);
        m.lookAt(n[0] * 3, n[1] * 4.2, n[2] * 2);
        m.rotateX(PI / 2);
        return m;
      };
      const vents = [];
      for (const x of [-0.61, -0.2, 0.2, 0.61])
        for (const t of [0.62, 1.2, 1.85, 2.45])
          vents.push(vent(x, t, 0.085, Math.abs(x) > 0.5 ? 0.2 : 0.24));
      const peak = slab(
        curveShape([
          [-0.95, 0],
          [-0.7, 0.45],
          [0, 0.62],
          [0.7, 0.45],
          [0.95, 0],
          [0, 0.25],
        ]),
        0.06,
        0.025,
        M('#25282c', 0.5),
        0,
        0.12,
        1.28,
        PI / 2 - 0.25,
      );
      const rim = Array.from({ length: 48 }, (_, i) => {
        const t = (i / 48) * PI * 2;
        const p = shape(Math.sin(t) * 0.976, -0.22, Math.cos(t) * 0.976);
        return [p[0] * 1.0, p[1] - 0.01, p[2]];
      });
      return group(
        mesh(shellG, shell),
        mesh(inG, inner),
        tube(rim, 0.055, M('#1f2226', 0.6), true, 160),
        vents,
        peak,
        tube(
          [
            [-1.0, -0.1, 0.4],
            [-0.75, -0.7, 0.35],
            [0, -1.0, 0.45],
            [0.75, -0.7, 0.35],
            [1.0, -0.1, 0.4],
          ],
          0.04,
          strap,
        ),
        tube(
          [
            [-1.0, -0.1, -0.6],
            [-0.8, -0.6, 0.2],
            [-0.72, -0.75, 0.35],
          ],
          0.04,
          strap,
        ),
        tube(
          [
            [1.0, -0.1, -0.6],
            [0.8, -0.6, 0.2],
            [0.72, -0.75, 0.35],
          ],
          0.04,
          strap,
        ),
        box(0.25, 0.1, 0.14, 0.04, plastic('#1a1c1f'), 0.1, -0.99, 0.45),
      );
    },
  },
  dumbbells: {
    a: [-0.55, 0.3, 0.72],
    b: [0.5, 0.5, 0.72],
    make(c) {
      const head = M(c.hex, 0.55, 0, { clearcoat: 0.2, clearcoatRoughness: 0.5 }),
        st = steel();
      const hex = (x, s) => {
        const g = new T.Shape();
        for (let i = 0; i < 6; i++) {
          const t = (i / 6) * PI * 2 + PI / 6 + PI / 6;
          i
            ? g.lineTo(Math.cos(t) * 0.72, Math.sin(t) * 0.72)
            : g.moveTo(Math.cos(t) * 0.72, Math.sin(t) * 0.72);
        }
        g.closePath();
        return sub(
          [
            slab(g, 0.85, 0.12, head),
            cyl(0.42, 0.42, 0.04, M(shade(c.hex, -0.08), 0.5), 0, 0, s * 0.43, PI / 2),
            plane(
              0.5,
              0.4,
              M('#fff', 0.5, 0, {
                transparent: true,
                map: label(200, 160, null, '#fff', [
                  ['4', 110, 0.42, 800, light(c.hex) ? '#3c413d' : '#fff'],
                  ['KG', 44, 0.84, 600, light(c.hex) ? '#3c413d' : '#fff'],
                ]),
              }),
              0,
              0,
              s * 0.452,
              0,
              s < 0 ? PI : 0,
            ),
          ],
          x,
          0,
          0,
          0,
          PI / 2,
        );
      };
      const one = () =>
        group(
          hex(-0.95, -1),
          hex(0.95, 1),
          latheSmooth(
            [
              [0.16, -0.6],
              [0.19, -0.3],
              [0.215, 0],
              [0.19, 0.3],
              [0.16, 0.6],
            ],
            st,
            0,
            0,
            0,
            0,
            0,
            PI / 2,
          ),
          [...Array(12)].map((_, i) =>
            torus(
              0.2 - Math.abs(i - 5.5) * 0.004,
              0.012,
              M('#8f9399', 0.5, 1),
              -0.33 + i * 0.06,
              0,
              0,
              0,
              PI / 2,
            ),
          ),
        );
      return group(sub(one(), 0, 0.62, -0.7, 0, 0.12), sub(one(), 0.25, 0.62, 1.05, 0, -0.2));
    },
  },
  torch: {
    a: [0.55, 0.24, 0.74],
    b: [-0.5, 0.4, 0.74],
    make(c) {
      const body = satin(c.hex, { roughness: 0.42 }),
        st = steel(),
        knurl = M(shade(c.hex, -0.1), 0.5, 0.6);
      const t = group(
        lathe(
          [
            [0, -2.1],
            [0.36, -2.1, 0.08],
            [0.4, -1.95, 0.04],
            [0.4, -1.6, 0.03],
            [0.33, -1.5],
            [0.33, 0.6, 0.05],
            [0.42, 0.75, 0.05],
            [0.62, 1.2, 0.1],
            [0.64, 1.75, 0.03],
            [0.56, 1.75],
            [0.5, 1.62],
            [0, 1.55],
          ],
          body,
        ),
        many(
          boxGeometry(0.03, 1.5, 0.03, 0.01, 1),
          knurl,
          Array.from({ length: 36 }, (_, i) => [
            Math.sin((i / 36) * PI * 2) * 0.33,
            -0.65,
            Math.cos((i / 36) * PI * 2) * 0.33,
            0,
            (i / 36) * PI * 2,
          ]),
        ),
        [-0.2, -0.65, -1.1].map((y) => torus(0.335, 0.03, body, 0, y, 0, PI / 2)),
        torus(0.6, 0.04, st, 0, 1.74, 0, PI / 2),
        lathe(
          [
            [0.1, 1.35],
            [0.3, 1.5],
            [0.54, 1.72],
          ],
          M('#f2f2f2', 0.05, 1, { side: T.DoubleSide }),
        ),
        disc(0.16, glow('#fff3c8', 2.2), 0, 1.58, 0, -PI / 2),
        disc(0.55, glass('#ffffff', 0.16), 0, 1.72, 0, -PI / 2),
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
          box(
            0.1,
            0.34,
            0.05,
            0.02,
            knurl,
            Math.sin(i * 0.785) * 0.635,
            1.45,
            Math.cos(i * 0.785) * 0.635,
            0,
            i * 0.785,
          ),
        ),
        cyl(0.13, 0.13, 0.1, rubber('#d8742f'), 0.0, 0.25, 0.34, PI / 2),
        torus(0.16, 0.025, st, 0, 0.25, 0.35),
      );
      return group(
        sub(t, 0, 0.64, 0, PI / 2, 0, 0),
        tube(
          [
            [0, 0.6, -2.1],
            [0.2, 0.5, -2.45],
            [0.7, 0.08, -2.3],
            [1.0, 0.05, -1.4],
            [0.75, 0.05, -0.6],
            [0.5, 0.05, -1.1],
            [0.45, 0.08, -1.9],
            [0.1, 0.5, -2.3],
          ],
          0.035,
          M('#d8742f', 0.8),
        ),
      );
    },
  },
  skateboard: {
    a: [-0.45, 0.4, 0.78],
    b: [0.5, 0.24, 0.78],
    make(c) {
      const maple = wood('#d3a466'),
        grip = M('#2c2e31', 0.95),
        st = steel(),
        wheel = gloss(c.id === 'oak' ? '#2b8080' : '#f0b74a'),
        deckM = c.id === 'oak' ? maple : gloss(c.hex);
      const bend = (m) => {
        const a = m.geometry.attributes.position;
        for (let i = 0; i < a.count; i++) {
          const x = a.getX(i),
            e = Math.max(0, Math.abs(x) - 1.55);
          a.setZ(i, a.getZ(i) + e * e * 0.55 + 0.05 * (a.getY(i) / 0.5) ** 2);
        }
        m.geometry.computeVertexNormals();
        return m;
      };
      const shape = (k) => {
        const s = new T.Shape(),
          W = 0.52 * k,
          L = 1.72;
        for (let i = 0; i <= 20; i++) s.lineTo(-L + (2 * L * i) / 20, -W);
        for (let i = 1; i < 20; i++) {
          const t = -PI / 2 + (i / 20) * PI;
          s.lineTo(L + Math.cos(t) * W * 1.05, Math.sin(t) * W);
        }
        for (let i = 0; i <= 20; i++) s.lineTo(L - (2 * L * i) / 20, W);
        for (let i = 1; i < 20; i++) {
          const t = PI / 2 + (i / 20) * PI;
          s.lineTo(-L + Math.cos(t) * W * 1.05, Math.sin(t) * W);
        }
        return s;
      };
      const truck = (x) =>
        sub(
          [
            box(0.5, 0.08, 0.42, 0.03, st, 0, 0.3, 0),
            box(0.3, 0.26, 0.26, 0.08, st, 0, 0.16, 0),
            cyl(0.06, 0.06, 1.05, st, 0, 0, 0, PI / 2),
            [-0.5, 0.5].map((z) =>
              group(
                cyl(0.19, 0.19, 0.24, wheel, 0, 0, z, PI / 2, 0, 0, 0.07),
                cyl(0.09, 0.09, 0.26, st, 0, 0, z, PI / 2),
              ),
            ),
          ],
          x,
          0.19,
          0,
        );
      const deck = group(
        bend(slab(shape(1), 0.1, 0.03, deckM)),
        sub(bend(slab(shape(0.975), 0.02, 0.005, grip)), 0, 0, 0.056),
      );
      const bolts = many(
        new T.CylinderGeometry(0.028, 0.028, 0.02, 12),
        st,
        [-1.32, 1.32].flatMap((x) =>
          [-0.12, 0.12].flatMap((dx) => [-0.1, 0.1].map((z) => [x + dx, 0.625, z])),
        ),
      );
      return sub([sub(deck, 0, 0.55, 0, -PI / 2), truck(-1.32), truck(1.32), bolts], 0, 0, 0);
    },
  },
  'enamel-mug': {
    a: [0.5, 0.26, 0.68],
    b: [-0.5, 0.45, 0.68],
    c: [0.45, 0.3, 1.9, -0.1, 0],
    make(c) {
      const coat = gloss(c.hex, { side: T.DoubleSide }),
        inside = gloss('#f7f3e8', { side: T.DoubleSide }),
        rim = gloss('#27466b');
      const mark = label(
        512,
        384,
        null,
        light(c.hex) ? '#2f4a57' : '#f4ead4',
        [['GO OUTSIDE', 54, 0.86, 700, undefined, SANS, 10]],
        (x) => {
          x.fillStyle = light(c.hex) ? '#2f4a57' : '#f4ead4';
          x.beginPath();
          x.moveTo(90, 270);
          x.lineTo(210, 90);
          x.lineTo(262, 165);
          x.lineTo(310, 110);
          x.lineTo(425, 270);
          x.fill();
          x.beginPath();
          x.arc(370, 80, 30, 0, 7);
          x.fill();
        },
      );
      return group(
        lathe(
          [
            [0, 0],
            [0.95, 0, 0.1],
            [1.02, 1.85],
            [1.08, 1.92],
            [1.04, 1.95],
            [0.98, 1.85],
          ],
          coat,
        ),
        lathe(
          [
            [0.98, 1.86],
            [0.93, 0.1, 0.1],
            [0, 0.08],
          ],
          inside,
        ),
        torus(1.05, 0.045, light(c.hex) ? rim : gloss('#f4ead4'), 0, 1.92, 0, PI / 2),
        tube(
          [
            [0.98, 1.62, 0],
            [1.5, 1.68, 0],
            [1.68, 1.25, 0],
            [1.5, 0.6, 0],
            [0.97, 0.42, 0],
          ],
          0.09,
          coat,
        ),
        disc(0.96, M('#3a2112', 0.12, 0, { clearcoat: 1 }), 0, 1.5, 0, -PI / 2),
        wrap(
          1.012,
          1.1,
          1.35,
          M('#fff', 0.3, 0, { map: mark, transparent: true, clearcoat: 1 }),
          0,
          0.95,
          0,
          0,
          0.1,
        ),
      );
    },
  },
};
