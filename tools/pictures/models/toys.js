import {
  ball,
  box,
  card,
  cyl,
  disc,
  face,
  gloss,
  glow,
  group,
  label,
  lathe,
  M,
  many,
  mesh,
  metal,
  outline,
  PI,
  plane,
  plastic,
  random,
  rubber,
  satin,
  slab,
  sub,
  T,
  tex,
  torus,
  wood,
} from './kit.js';

const steel = (c = '#cdd0d5', r = 0.24) => metal(c, r);
const BRIGHT = ['#d9483b', '#eeb53a', '#3d86c6', '#4fa065', '#e5833a', '#7c62b5', '#33a3a3'];
const paint = (c) => M(c, 0.4, 0, { clearcoat: 0.6, clearcoatRoughness: 0.2 });

export default {
  'building-blocks': {
    tint: '#d8b06a',
    a: [-0.4, 0.28, 0.72],
    b: [0.5, 0.42, 0.72],
    c: [-0.4, 0.3, 2, 0, 0.1],
    make() {
      const stud = new T.LatheGeometry(
        [
          [0.155, 0],
          [0.155, 0.1],
          [0.145, 0.12],
          [0.0001, 0.12],
        ].map((p) => new T.Vector2(...p)),
        32,
      );
      const brick = (w, d, c, x, y, z, r = 0) => {
        const m = gloss(c, { roughness: 0.3 }),
          s = [];
        for (let i = 0; i < w; i++)
          for (let j = 0; j < d; j++) s.push([(i - (w - 1) / 2) * 0.5, 0.24, (j - (d - 1) / 2) * 0.5]);
        return sub(
          [box(w * 0.5 - 0.01, 0.48, d * 0.5 - 0.01, 0.025, m), many(stud, m, s)],
          x,
          y * 0.48 + 0.24,
          z,
          0,
          r,
        );
      };
      return group(
        brick(6, 2, BRIGHT[2], 0, 0, 0),
        brick(4, 2, BRIGHT[0], -0.5, 1, 0),
        brick(2, 2, BRIGHT[1], 1, 1, 0),
        brick(4, 2, BRIGHT[3], 0, 2, 0),
        brick(2, 2, BRIGHT[4], -0.5, 3, 0),
        brick(2, 2, BRIGHT[5], 0.5, 3, 0),
        brick(2, 2, BRIGHT[1], 0, 4, 0),
        brick(4, 2, BRIGHT[6], -1.5, 0, 1.6, 0.35),
        brick(2, 2, BRIGHT[0], 1.5, 0, 1.4, -0.5),
        brick(2, 2, BRIGHT[3], -1.2, 1, 1.55, 0.35),
      );
    },
  },
  'stacking-rings': {
    tint: '#7fb1c9',
    a: [-0.4, 0.24, 0.74],
    b: [0.5, 0.4, 0.74],
    c: [-0.35, 0.25, 1.9, 0, 0.1],
    make() {
      const w = wood('#cfa56d'),
        cols = ['#d9483b', '#e5833a', '#eeb53a', '#4fa065', '#3d86c6', '#7c62b5'];
      return group(
        lathe(
          [
            [0, 0],
            [1.35, 0, 0.08],
            [1.3, 0.26, 0.08],
            [0, 0.28],
          ],
          w,
        ),
        cyl(0.14, 0.16, 3.0, w, 0, 1.6, 0),
        cols.map((c, i) => {
          const R = 1.2 - i * 0.14,
            r = 0.25 - i * 0.008;
          return lathe(
            [
              [0.2, -r],
              [R - 0.1, -r, 0.2],
              [R + 0.05, 0, 0.2],
              [R - 0.1, r, 0.2],
              [0.2, r, 0.05],
              [0.2, -r],
            ],
            paint(c),
            0,
            0.53 + i * 0.465,
            0,
          );
        }),
        ball(0.4, paint('#d9483b'), 0, 3.5, 0),
        sub(
          [
            lathe(
              [
                [0.2, -0.2],
                [0.55, -0.2, 0.15],
                [0.68, 0, 0.15],
                [0.55, 0.2, 0.15],
                [0.2, 0.2, 0.05],
                [0.2, -0.2],
              ],
              paint('#33a3a3'),
            ),
          ],
          1.75,
          0.2,
          0.9,
        ),
      );
    },
  },
  'toy-car': {
    a: [0.15, 0.26, 0.74],
    b: [-1.3, 0.3, 0.74],
    c: [0.3, 0.25, 2, 0.3, -0.05],
    make(c) {
      const body = gloss(c.hex),
        cream = gloss('#f7efdd'),
        chrome = steel('#e0e2e5', 0.1),
        tyre = rubber('#26282b'),
        win = M('#bfe0ea', 0.08, 0.1, { clearcoat: 1 });
      const side = (pts) => {
        const s = new T.Shape(new T.SplineCurve(pts.map((p) => new T.Vector2(...p))).getPoints(80));
        s.closePath();
        return s;
      };
      const lower = side([
        [-2, 0.45],
        [-2.08, 0.85],
        [-1.85, 1.12],
        [-1.2, 1.2],
        [0.6, 1.2],
        [1.5, 1.12],
        [2.02, 0.9],
        [2.1, 0.55],
        [1.95, 0.4],
        [0, 0.38],
        [-1.9, 0.38],
      ]);
      const top = side([
        [-1.5, 1.1],
        [-1.25, 1.65],
        [-0.8, 1.98],
        [-0.1, 2.05],
        [0.5, 1.9],
        [0.85, 1.5],
        [1.05, 1.12],
        [0, 1.05],
        [-1.4, 1.05],
      ]);
      const pane = (pts, z) => {
        const s = new T.Shape(
          new T.SplineCurve([...pts, pts[0]].map((p) => new T.Vector2(...p))).getPoints(60),
        );
        return slab(s, 0.03, 0.01, win, 0, 0, z);
      };
      const wheel = (x, z) =>
        sub(
          [
            cyl(0.48, 0.48, 0.34, tyre, 0, 0, 0, PI / 2, 0, 0, 0.1),
            cyl(0.3, 0.3, 0.36, cream, 0, 0, 0, PI / 2, 0, 0, 0.03),
            ball(0.12, chrome, 0, 0, Math.sign(z) * 0.16),
          ],
          x,
          0.48,
          z,
        );
      const g = group(
        slab(lower, 1.75, 0.22, body),
        slab(top, 1.45, 0.2, cream),
        [-0.735, 0.735].flatMap((z) => [
          pane(
            [
              [-1.22, 1.22],
              [-1.05, 1.62],
              [-0.7, 1.84],
              [-0.32, 1.88],
              [-0.3, 1.25],
            ],
            z,
          ),
          pane(
            [
              [-0.15, 1.25],
              [-0.17, 1.88],
              [0.35, 1.76],
              [0.62, 1.48],
              [0.74, 1.24],
            ],
            z,
          ),
        ]),
        [
          [-1.25, 0.8],
          [1.2, 0.8],
          [-1.25, -0.8],
          [1.2, -0.8],
        ].map(([x, z]) => wheel(x, z)),
        [-0.52, 0.52].map((z) =>
          sub(
            [
              cyl(0.2, 0.2, 0.12, chrome),
              disc(
                0.16,
                M('#fff5d6', 0.1, 0, { clearcoat: 1, emissive: '#fff0c0', emissiveIntensity: 0.3 }),
                0,
                0.065,
                0,
                -PI / 2,
              ),
            ],
            2.06,
            0.85,
            z,
            0,
            0,
            -PI / 2 + 0.1,
          ),
        ),
        box(0.14, 0.14, 1.75, 0.06, chrome, 2.14, 0.5, 0),
        box(0.14, 0.14, 1.75, 0.06, chrome, -2.1, 0.55, 0),
        box(0.06, 0.16, 0.55, 0.03, chrome, 2.13, 0.7, 0),
        [-0.9, 0.9].map((z) => box(3.2, 0.05, 0.04, 0.02, chrome, 0, 0.78, z * 0.985)),
        sub(plane(1.0, 0.55, win), 0.84, 1.62, 0, 0, PI / 2, 0).rotateX(-0.66),
        [-0.35, 0.35].map((z) => box(1.1, 0.05, 0.05, 0.02, chrome, -0.35, 2.12, z)),
        sub(
          [
            box(0.85, 0.28, 0.75, 0.06, M('#9a6a3c', 0.6)),
            [-0.22, 0.22].map((x) => box(0.08, 0.3, 0.77, 0.02, M('#5b3826', 0.6), x, 0, 0)),
          ],
          -0.35,
          2.28,
          0,
        ),
      );
      return sub(g, 0, 0, 0, 0, -0.9 + 0.35);
    },
  },
  'toy-train': {
    a: [-0.5, 0.28, 0.8],
    b: [0.5, 0.36, 0.8],
    c: [-0.4, 0.3, 2.2, 0.45, 0.1],
    make(c) {
      const body = paint(c.hex),
        w = wood('#d3a873'),
        red = paint(c.id === 'poppy' ? '#3d86c6' : '#d9483b'),
        yellow = paint('#eeb53a'),
        black = paint('#2c2e32');
      const wheel = (x, z, r = 0.32) =>
        sub(
          [
            cyl(r, r, 0.16, red, 0, 0, 0, PI / 2, 0, 0, 0.04),
            cyl(r * 0.35, r * 0.35, 0.2, w, 0, 0, 0, PI / 2),
          ],
          x,
          r,
          z,
        );
      const engine = group(
        box(2.2, 0.28, 1.1, 0.08, w, 0, 0.55, 0),
        cyl(0.52, 0.52, 1.35, body, 0.4, 1.15, 0, 0, 0, PI / 2),
        cyl(0.54, 0.54, 0.12, yellow, 1.08, 1.15, 0, 0, 0, PI / 2),
        cyl(0.2, 0.2, 0.1, w, 1.15, 1.15, 0, 0, 0, PI / 2),
        torus(0.53, 0.035, yellow, 0.2, 1.15, 0, 0, PI / 2),
        lathe(
          [
            [0, 0],
            [0.17, 0],
            [0.17, 0.3],
            [0.3, 0.6, 0.03],
            [0.22, 0.6],
            [0, 0.55],
          ],
          black,
          0.75,
          1.6,
          0,
        ),
        ball(0.2, yellow, 0.2, 1.68, 0),
        box(0.85, 1.35, 1.1, 0.08, body, -0.62, 1.3, 0),
        box(1.08, 0.16, 1.3, 0.07, red, -0.62, 2.04, 0),
        [-0.555, 0.555].map((z) => card(0.42, 0.42, 0.03, 0.06, 0.01, M('#f7efdd', 0.4), -0.62, 1.6, z)),
        [-0.62, 0.62].flatMap((z) => [wheel(-0.65, z, 0.42), wheel(0.2, z), wheel(0.85, z)]),
      );
      const wagon = (c2, load) =>
        group(
          box(1.6, 0.28, 1.1, 0.08, w, 0, 0.5, 0),
          box(1.5, 0.5, 0.1, 0.04, paint(c2), 0, 0.86, 0.5),
          box(1.5, 0.5, 0.1, 0.04, paint(c2), 0, 0.86, -0.5),
          box(0.1, 0.5, 1.1, 0.04, paint(c2), 0.72, 0.86, 0),
          box(0.1, 0.5, 1.1, 0.04, paint(c2), -0.72, 0.86, 0),
          load,
          [-0.6, 0.6].flatMap((z) => [wheel(-0.45, z), wheel(0.45, z)]),
        );
      const logs = [
        [-0.28, 0.9],
        [0, 0.9],
        [0.28, 0.9],
        [-0.14, 1.16],
        [0.14, 1.16],
      ].map(([z, y]) => cyl(0.15, 0.15, 1.35, wood('#a8743f'), 0, y, z, 0, 0, PI / 2));
      const balls = [
        [-0.4, -0.2, 0],
        [0.05, 0.2, 2],
        [0.45, -0.15, 3],
        [-0.35, 0.28, 5],
        [0.42, 0.3, 4],
      ].map(([x, z, i]) => ball(0.25, paint(BRIGHT[i]), x, 0.98, z));
      const hook = (x, z, r) => sub(box(0.5, 0.08, 0.1, 0.03, steel()), x, 0.5, z, 0, r);
      return group(
        sub(engine, 1.5, 0, 0.2, 0, -0.18),
        hook(0.15, 0.02, -0.12),
        sub(wagon('#eeb53a', logs), -0.9, 0, 0, 0, 0),
        hook(-1.9, 0.0, 0.1),
        sub(wagon('#3d86c6', balls), -2.85, 0, 0.1, 0, 0.14),
      );
    },
  },
  'puzzle-cube': {
    tint: '#8fb4cf',
    a: [-0.6, 0.5, 0.6],
    b: [0.5, 0.4, 0.6],
    c: [-0.5, 0.5, 1.9, 0, 0.15],
    make() {
      const black = plastic('#1f2124'),
        cols = { u: '#f5f3ec', f: '#d9483b', l: '#3d86c6', r: '#4fa065', d: '#eeb53a', b: '#e5833a' },
        r = random(21);
      const g = group(),
        all = Object.values(cols),
        sticker = (c, x, y, z, rx, ry) => card(0.82, 0.82, 0.03, 0.12, 0.01, gloss(c), x, y, z, rx, ry);
      const layer = (y, turn, scramble) => {
        const L = group();
        for (let x = -1; x < 2; x++)
          for (let z = -1; z < 2; z++) {
            L.add(box(0.97, 0.97, 0.97, 0.1, black, x, 0, z));
            const pick = (c) => (scramble && r() > 0.45 ? all[(r() * 6) | 0] : c);
            if (z === 1) L.add(sticker(pick(cols.f), x, 0, 1.49, 0, 0));
            if (z === -1) L.add(sticker(pick(cols.b), x, 0, -1.49, 0, PI));
            if (x === 1) L.add(sticker(pick(cols.r), 1.49, 0, z, 0, PI / 2));
            if (x === -1) L.add(sticker(pick(cols.l), -1.49, 0, z, 0, -PI / 2));
            if (y === 1) L.add(sticker(pick(cols.u), x, 0.49, z, -PI / 2, 0));
          }
        return sub(L, 0, y + 1.5, 0, 0, turn);
      };
      g.add(layer(-1, 0, true), layer(0, 0, true), layer(1, 0.5, true));
      return g;
    },
  },
  'spinning-top': {
    a: [-0.4, 0.3, 0.66],
    b: [0.5, 0.46, 0.66],
    make(c) {
      const w = wood('#cfa56d'),
        main = paint(c.hex),
        cream = paint('#f6ecd6'),
        gold = paint('#eeb53a');
      const top = group(
        lathe(
          [
            [0, 0],
            [0.07, 0.02],
            [0.12, 0.2],
            [0.3, 0.42],
            [0, 0.42],
          ],
          w,
        ),
        lathe(
          [
            [0, 0.4],
            [0.3, 0.4],
            [1.25, 1.05, 0.2],
            [1.28, 1.1],
          ],
          main,
        ),
        lathe(
          [
            [0, 1.1],
            [1.29, 1.08, 0.06],
            [1.3, 1.28, 0.06],
            [0, 1.3],
          ],
          cream,
        ),
        lathe(
          [
            [0, 1.28],
            [1.26, 1.28, 0.05],
            [0.95, 1.52],
            [0, 1.52],
          ],
          main,
        ),
        lathe(
          [
            [0, 1.5],
            [0.96, 1.5],
            [0.6, 1.68],
            [0, 1.68],
          ],
          gold,
        ),
        lathe(
          [
            [0, 1.66],
            [0.61, 1.66],
            [0.2, 1.84, 0.1],
            [0.13, 2.5, 0.2],
            [0, 2.5],
          ],
          w,
        ),
        ball(0.21, main, 0, 2.58, 0),
        [1.0, 0.7].map((r, i) => torus(r - 0.08, 0.02, cream, 0, 1.47 + i * 0.16, 0, PI / 2)),
      );
      const small = top.clone();
      small.scale.setScalar(0.52);
      return group(sub(top, -0.3, 0, 0, 0, 0, -0.2), at2(small, 1.75, 0.52, 0.75));
    },
  },
  'toy-robot': {
    a: [-0.4, 0.16, 0.76],
    b: [0.5, 0.26, 0.76],
    c: [-0.3, 0.15, 2, 0, 0.5],
    make(c) {
      const tin = M(c.hex, 0.35, 0.35, { clearcoat: 0.8 }),
        grey = satin('#b9bec4'),
        red = gloss(c.id === 'poppy' ? '#3d86c6' : '#d9483b'),
        yellow = gloss('#eeb53a'),
        _cream = gloss('#f6eedc');
      const panel = label(512, 420, '#f6eedc', '#333', [], (x) => {
        x.fillStyle = '#2c3a46';
        x.fillRect(30, 40, 220, 150);
        x.strokeStyle = '#7fe0a5';
        x.lineWidth = 7;
        x.beginPath();
        for (let i = 0; i < 200; i += 8) x.lineTo(40 + i, 115 + Math.sin(i / 16) * 40 * Math.cos(i / 50));
        x.stroke();
        ['#d9483b', '#eeb53a', '#4fa065', '#3d86c6'].forEach((k, i) => {
          x.fillStyle = k;
          x.beginPath();
          x.arc(310 + (i % 2) * 100, 85 + Math.floor(i / 2) * 90, 34, 0, 7);
          x.fill();
        });
        x.fillStyle = '#6a6f75';
        for (let i = 0; i < 7; i++) x.fillRect(40 + i * 64, 270, 34, 100);
      });
      const arm = (s) =>
        sub(
          [
            ball(0.28, grey),
            [0.28, 0.48, 0.68].map((y) => torus(0.17, 0.09, grey, 0, -y, 0, PI / 2)),
            cyl(0.24, 0.2, 0.6, tin, 0, -1.05, 0),
            sub([torus(0.22, 0.08, red, 0, 0, 0, 0, 0, PI * 0.72, PI * 1.56)], 0, -1.55, 0, 0, PI / 2, 0),
          ],
          s * 1.22,
          2.65,
          0,
          -0.25,
          0,
          s * 0.2,
        );
      return group(
        box(1.9, 1.75, 1.2, 0.16, tin, 0, 2.1, 0),
        card(1.5, 1.24, 0.06, 0.1, 0.02, M('#fff', 0.35, 0, { clearcoat: 1 }), 0, 2.12, 0.6),
        face(1.42, 1.16, 0.08, M('#fff', 0.35, 0, { map: panel, clearcoat: 1 }), 0, 2.12, 0.634),
        cyl(0.3, 0.36, 0.24, grey, 0, 3.05, 0),
        box(1.5, 1.15, 1.05, 0.2, tin, 0, 3.7, 0),
        card(1.2, 0.5, 0.06, 0.2, 0.02, M('#23303a', 0.1, 0, { clearcoat: 1 }), 0, 3.85, 0.52),
        [-0.3, 0.3].map((x) =>
          group(
            cyl(0.19, 0.19, 0.1, yellow, x, 3.85, 0.57, PI / 2),
            disc(0.11, glow('#fff6cf', 1), x, 3.85, 0.625),
          ),
        ),
        [0, 1, 2, 3, 4].map((i) => box(0.1, 0.2, 0.05, 0.02, grey, -0.3 + i * 0.15, 3.38, 0.53)),
        [-1, 1].map((s) =>
          group(
            cyl(0.24, 0.24, 0.16, red, s * 0.8, 3.75, 0, 0, 0, PI / 2),
            cyl(0.05, 0.05, 0.3, grey, s * 0.95, 3.75, 0, 0, 0, PI / 2),
          ),
        ),
        cyl(0.04, 0.04, 0.45, grey, 0, 4.45, 0),
        ball(0.14, red, 0, 4.72, 0),
        arm(1),
        arm(-1),
        [-1, 1].map((s) =>
          group(
            box(0.62, 1.0, 0.7, 0.12, grey, s * 0.48, 0.85, 0),
            box(0.8, 0.42, 1.2, 0.14, red, s * 0.5, 0.21, 0.14),
          ),
        ),
        sub(
          [
            torus(0.22, 0.06, yellow, -0.2, 0, 0),
            torus(0.22, 0.06, yellow, 0.2, 0, 0),
            box(0.3, 0.08, 0.08, 0.03, yellow),
          ],
          0,
          2.1,
          -0.78,
        ),
      );
    },
  },
  xylophone: {
    tint: '#c9a9c9',
    a: [-0.4, 0.5, 0.8],
    b: [0.5, 0.62, 0.8],
    c: [-0.35, 0.6, 2, 0.2, 0.1],
    make() {
      const w = wood('#cfa56d'),
        cols = ['#d9483b', '#e5833a', '#eeb53a', '#8bb64a', '#4fa065', '#33a3a3', '#3d86c6', '#7c62b5'];
      const rail = (s) => sub(box(4.6, 0.3, 0.24, 0.08, w), 0, 0.25, s * 0.66, 0, s * 0.085);
      const bars = cols.map((c, i) => {
        const L = 2.5 - i * 0.17,
          x = -1.96 + i * 0.56;
        return group(
          box(0.46, 0.14, L, 0.05, paint(c), x, 0.5, 0),
          [-1, 1].map((s) => cyl(0.06, 0.06, 0.08, steel('#e0c98f'), x, 0.59, s * (L / 2 - 0.42))),
        );
      });
      const mallet = (x, z, r, c) =>
        sub(
          [cyl(0.05, 0.05, 2.4, w, 0, 0, 0, 0, 0, PI / 2), ball(0.2, paint(c), 1.25, 0, 0)],
          x,
          0.78,
          z,
          0,
          r,
          0.02,
        );
      return group(
        rail(1),
        rail(-1),
        bars,
        mallet(-0.3, 0.55, 0.55, '#d9483b'),
        mallet(0.5, 0.6, 0.2, '#3d86c6').translateY(0.02),
        [
          [-2.1, 0.85],
          [2.1, 0.5],
          [-2.1, -0.85],
          [2.1, -0.5],
        ].map(([x, z]) => cyl(0.14, 0.14, 0.12, rubber('#5b3826'), x, 0.06, z)),
      );
    },
  },
  'chess-set': {
    a: [-0.5, 0.4, 0.8],
    b: [0.6, 0.55, 0.8],
    c: [-0.4, 0.2, 2, -0.1, 0.05],
    make(c) {
      const board = tex(512, 512, (x) => {
        for (let i = 0; i < 8; i++)
          for (let j = 0; j < 8; j++) {
            x.fillStyle = (i + j) % 2 ? '#7a4f31' : '#e2c394';
            x.fillRect(i * 64, j * 64, 64, 64);
          }
      });
      const pale = gloss('#e6cfa6', { roughness: 0.4 }),
        dark = gloss('#4b2f20', { roughness: 0.4 });
      const L = (p) =>
        new T.LatheGeometry(
          p.map(([a, b]) => new T.Vector2(Math.max(a, 1e-4), b)),
          40,
        );
      const pawn = L([
        [0, 0],
        [0.19, 0],
        [0.2, 0.05],
        [0.15, 0.11],
        [0.09, 0.18],
        [0.07, 0.34],
        [0.13, 0.37],
        [0.06, 0.4],
        [0.1, 0.45],
        [0.115, 0.51],
        [0.09, 0.58],
        [0, 0.62],
      ]);
      const rook = L([
        [0, 0],
        [0.21, 0],
        [0.22, 0.06],
        [0.15, 0.13],
        [0.11, 0.25],
        [0.11, 0.48],
        [0.17, 0.53],
        [0.17, 0.7],
        [0.12, 0.7],
        [0.12, 0.62],
        [0, 0.62],
      ]);
      const bishop = L([
        [0, 0],
        [0.21, 0],
        [0.22, 0.06],
        [0.15, 0.13],
        [0.08, 0.25],
        [0.07, 0.5],
        [0.14, 0.54],
        [0.07, 0.58],
        [0.12, 0.68],
        [0.1, 0.8],
        [0.03, 0.9],
        [0.045, 0.93],
        [0, 0.98],
      ]);
      const queen = L([
        [0, 0],
        [0.23, 0],
        [0.24, 0.07],
        [0.16, 0.15],
        [0.09, 0.3],
        [0.08, 0.66],
        [0.16, 0.71],
        [0.08, 0.75],
        [0.17, 0.95],
        [0.1, 0.95],
        [0.04, 1.03],
        [0, 1.06],
      ]);
      const king = L([
        [0, 0],
        [0.23, 0],
        [0.24, 0.07],
        [0.16, 0.15],
        [0.1, 0.3],
        [0.09, 0.74],
        [0.17, 0.79],
        [0.09, 0.83],
        [0.15, 1.0],
        [0.05, 1.06],
        [0, 1.07],
      ]);
      const knight = (m) =>
        group(
          mesh(
            L([
              [0, 0],
              [0.21, 0],
              [0.22, 0.06],
              [0.15, 0.13],
              [0.13, 0.2],
              [0, 0.22],
            ]),
            m,
          ),
          slab(
            outline(
              new T.SplineCurve(
                [
                  [-0.12, 0.18],
                  [-0.15, 0.45],
                  [-0.06, 0.7],
                  [0.02, 0.82],
                  [0.07, 0.72],
                  [0.2, 0.62],
                  [0.26, 0.5],
                  [0.2, 0.44],
                  [0.06, 0.5],
                  [0.1, 0.38],
                  [0.13, 0.2],
                  [-0.12, 0.18],
                ].map((p) => new T.Vector2(...p)),
              )
                .getPoints(60)
                .map((v) => [v.x, v.y]),
            ),
            0.18,
            0.06,
            m,
          ),
        );
      const sq = (f, r) => [(f - 3.5) * 0.55, 0.31, (r - 3.5) * 0.55],
        put = (g, m, f, r) => mesh(g, m, ...sq(f, r)),
        kn = (m, f, r, t) => sub(knight(m), ...sq(f, r), 0, t);
      const out = [];
      const back = (r, m, t) =>
        out.push(
          put(rook, m, 0, r),
          put(rook, m, 7, r),
          put(bishop, m, 2, r),
          put(bishop, m, 5, r),
          put(queen, m, 3, r),
          put(king, m, 4, r),
          box(0.05, 0.2, 0.05, 0.01, m, sq(4, r)[0], 1.46, sq(4, r)[2]),
          box(0.15, 0.05, 0.05, 0.01, m, sq(4, r)[0], 1.48, sq(4, r)[2]),
          kn(m, 1, r, t),
          kn(m, 6, r, t),
        );
      back(7, pale, PI / 2);
      back(0, dark, -PI / 2);
      [0, 1, 2, 5, 6, 7].forEach((f) => out.push(put(pawn, pale, f, 6)));
      [0, 1, 2, 3, 5, 6, 7].forEach((f) => out.push(put(pawn, dark, f, 1)));
      out.push(put(pawn, pale, 4, 4), put(pawn, dark, 4, 3), put(pawn, pale, 3, 4));
      return group(
        box(5.0, 0.28, 5.0, 0.06, wood(c.hex), 0, 0.15, 0),
        plane(4.4, 4.4, M('#fff', 0.4, 0, { map: board, clearcoat: 0.4 }), 0, 0.295, 0, -PI / 2),
        out,
      );
    },
  },
  'beach-ball': {
    tint: '#7fb8cf',
    a: [-0.4, 0.2, 0.64],
    b: [0.5, 0.4, 0.64],
    make() {
      const cols = ['#f7f3e8', '#d9483b', '#f7f3e8', '#eeb53a', '#f7f3e8', '#3d86c6'];
      const parts = cols.map((c, i) => {
        const g = new T.SphereGeometry(1.5, 24, 64, (i * PI) / 3, PI / 3),
          a = g.attributes.position;
        for (let k = 0; k < a.count; k++) {
          const t = Math.atan2(a.getZ(k), -a.getX(k));
          const u = ((((t - 0) % (PI / 3)) + PI / 3) % (PI / 3)) / (PI / 3);
          const pinch = 1 - 0.012 * (Math.abs(u - 0.5) * 2) ** 10;
          a.setXYZ(k, a.getX(k) * pinch, a.getY(k), a.getZ(k) * pinch);
        }
        return mesh(g, gloss(c, { roughness: 0.32 }));
      });
      return sub(
        [
          parts,
          cyl(0.3, 0.3, 0.03, gloss('#f7f3e8'), 0, 1.49, 0),
          cyl(0.07, 0.08, 0.1, gloss('#dcd7ca'), 0, 1.53, 0),
          cyl(0.3, 0.3, 0.03, gloss('#f7f3e8'), 0, -1.49, 0),
        ],
        0,
        1.5,
        0,
        0.45,
        0.3,
        0.35,
      );
    },
  },
};
function at2(o, x, y, z) {
  const g = group(o);
  o.rotation.set(0, 0, 0);
  g.position.set(x, y - 0.04, z);
  g.rotation.set(0.4, 0, -PI / 2 + 0.42);
  return g;
}
