import {
  box,
  boxGeometry,
  card,
  cyl,
  disc,
  glass,
  gloss,
  group,
  label,
  lathe,
  leather,
  light,
  M,
  many,
  metal,
  outline,
  PI,
  plane,
  rrect,
  SANS,
  SERIF,
  shade,
  slab,
  sub,
  T,
  tex,
  tube,
} from './kit.js';

const steel = (c = '#cdd0d5', r = 0.2) => metal(c, r);

export default {
  'leather-belt': {
    a: [-0.35, 0.62, 0.76],
    b: [0.5, 0.4, 0.76],
    c: [-0.3, 0.5, 2.1, 0.35, -0.3],
    make(c) {
      const m = leather(c.hex, { side: T.DoubleSide }),
        _edge = M(shade(c.hex, -0.08), 0.7),
        st = steel(c.id === 'ink' ? '#cfd2d7' : '#d8b06c'),
        stitch = M(shade(c.hex, 0.22), 0.8);
      const at = (t) => {
          const r = 1.75 - t * 0.085;
          return [Math.sin(t) * r, Math.cos(t) * r];
        },
        turns = PI * 2 * 2.2,
        n = 300,
        W = 0.62;
      const strip = (w, off, mm, th) => {
        const a = [],
          b = [];
        for (let i = 0; i <= n; i++) {
          const t = (i / n) * turns,
            p = at(t),
            r = Math.hypot(...p);
          a.push([p[0] * (1 + (th + off) / r), p[1] * (1 + (th + off) / r)]);
          b.push([p[0] * (1 - (th - off) / r), p[1] * (1 - (th - off) / r)]);
        }
        return slab(outline([...a, ...b.reverse()]), w, 0.015, mm);
      };
      const roll = sub(
        [
          strip(W, 0, m, 0.035),
          strip(0.02, 0.028, stitch, 0.012).translateZ(W / 2 - 0.07),
          strip(0.02, 0.028, stitch, 0.012).translateZ(-W / 2 + 0.07),
        ],
        0,
        W / 2,
        0,
        -PI / 2,
      );
      const tail = sub(
        [
          box(1.7, W, 0.08, 0.02, m, 0.85, 0, 0),
          box(1.5, 0.02, 0.085, 0.005, stitch, 0.75, W / 2 - 0.07, 0),
          box(1.5, 0.02, 0.085, 0.005, stitch, 0.75, -W / 2 + 0.07, 0),
          sub(
            [
              (() => {
                const s = rrect(0.8, 0.95, 0.12);
                const h = new T.Path();
                const q = rrect(0.54, 0.68, 0.06).getPoints(12);
                h.setFromPoints(q.reverse());
                s.holes.push(h);
                return slab(s, 0.12, 0.045, st);
              })(),
              cyl(0.045, 0.045, 0.62, st, 0.05, 0, 0.09, 0, 0, PI / 2),
            ],
            1.75,
            0,
            0.02,
          ),
          box(0.16, W + 0.1, 0.16, 0.03, m, 1.15, 0, 0.02),
        ],
        0.0,
        W / 2,
        1.77,
        0,
        0.0,
        0,
      );
      return group(roll, tail);
    },
  },
  'leather-wallet': {
    a: [-0.45, 0.4, 0.7],
    b: [0.5, 0.55, 0.7],
    c: [-0.35, 0.4, 1.5, 0, 0.15],
    make(c) {
      const m = leather(c.hex),
        stitch = M(shade(c.hex, 0.25), 0.8);
      const panel = (m2) =>
        group(
          card(2.5, 1.9, 0.16, 0.12, 0.06, m2),
          [-0.86, 0.86].map((y) =>
            many(
              boxGeometry(0.07, 0.016, 0.012, 0.005, 1),
              stitch,
              Array.from({ length: 22 }, (_, i) => [-1.1 + i * 0.105, y, 0.081]),
            ),
          ),
          [-1.16, 1.16].map((x) =>
            many(
              boxGeometry(0.016, 0.07, 0.012, 0.005, 1),
              stitch,
              Array.from({ length: 16 }, (_, i) => [x, -0.79 + i * 0.105, 0.081]),
            ),
          ),
        );
      const front = group(
        panel(m),
        plane(
          0.8,
          0.24,
          M('#fff', 0.7, 0, {
            transparent: true,
            map: label(320, 96, null, shade(c.hex, light(c.hex) ? -0.25 : 0.2), [
              ['HALDEN', 60, 0.5, 600, undefined, SERIF, 8],
            ]),
          }),
          0,
          -0.55,
          0.083,
        ),
      );
      return group(
        sub(front, 0, 0.95, 0.32, -0.24),
        sub(
          [panel(m), sub(card(2.3, 0.5, 0.02, 0.04, 0.005, M('#8fae8b', 0.8)), 0, 0.92, 0.1)],
          0,
          0.95,
          -0.32,
          0.24,
        ),
        sub(
          [
            card(2.1, 1.2, 0.02, 0.08, 0.005, gloss('#2b6d63')),
            card(0.3, 0.24, 0.02, 0.04, 0.005, steel('#d8b878'), -0.7, 0.1, 0.005),
          ],
          0.25,
          1.5,
          0.06,
          -0.05,
        ),
        sub([card(2.1, 1.2, 0.02, 0.08, 0.005, gloss('#e0b15a'))], -0.05, 1.62, -0.04, 0.0),
      );
    },
  },
  'wrist-watch': {
    a: [-0.35, 0.3, 0.74],
    b: [0.5, 0.22, 0.74],
    c: [-0.25, 0.35, 2.1, 0, 0.05],
    make(c) {
      const st = steel(c.id === 'walnut' ? '#d9b277' : '#d3d6db', 0.16),
        strap = leather(c.hex),
        stitch = M(shade(c.hex, 0.25), 0.8);
      const dial = tex(512, 512, (x) => {
        const g = x.createRadialGradient(256, 200, 30, 256, 256, 260),
          base = c.id === 'walnut' ? '#f5efe2' : '#243a59';
        g.addColorStop(0, shade(base, 0.08));
        g.addColorStop(1, base);
        x.fillStyle = g;
        x.fillRect(0, 0, 512, 512);
        x.translate(256, 256);
        const ink = c.id === 'walnut' ? '#4a3a2c' : '#f2efe6';
        x.fillStyle = ink;
        for (let i = 0; i < 60; i++) {
          x.save();
          x.rotate((i * PI) / 30);
          x.fillRect(i % 5 ? -1.5 : -5, -236, i % 5 ? 3 : 10, i % 5 ? 12 : 48);
          x.restore();
        }
        x.textAlign = 'center';
        x.font = `600 34px ${SERIF}`;
        x.fillText('HALDEN', 0, -96);
        x.font = `400 20px ${SANS}`;
        x.fillText('AUTOMATIC', 0, 110);
        x.strokeStyle = ink;
        x.strokeRect(118, -22, 52, 44);
        x.font = `600 32px ${SANS}`;
        x.fillText('12', 144, 12);
      });
      const hand = (l, w, r, z, m = steel()) =>
        sub(box(w, l, 0.02, 0.008, m, 0, l / 2 - 0.12, 0), 0, 0, z, 0, 0, r);
      const head = group(
        lathe(
          [
            [0, -0.16],
            [0.92, -0.16, 0.08],
            [1.02, 0.0, 0.1],
            [0.98, 0.14, 0.05],
            [0.86, 0.2, 0.03],
            [0.84, 0.12],
            [0, 0.12],
          ],
          st,
          0,
          0,
          0,
          PI / 2,
        ),
        disc(0.845, M('#fff', 0.3, 0.1, { map: dial }), 0, 0, 0.125),
        hand(0.52, 0.07, 0.95, 0.14),
        hand(0.78, 0.05, -1.05, 0.155),
        hand(0.8, 0.018, 2.4, 0.17, M('#d8583c', 0.4)),
        cyl(0.05, 0.05, 0.04, st, 0, 0, 0.17, PI / 2),
        disc(0.85, glass('#fff', 0.08), 0, 0, 0.19),
        cyl(0.12, 0.12, 0.16, st, 1.08, 0, 0, 0, 0, PI / 2),
        [-1, 1].flatMap((s) =>
          [-1, 1].map((k) => box(0.18, 0.4, 0.2, 0.07, st, k * 0.52, s * 0.95, -0.08, s * 0.3)),
        ),
      );
      const R = 1.05,
        pts = (a0, a1) =>
          Array.from({ length: 41 }, (_, i) => {
            const t = a0 + ((a1 - a0) * i) / 40;
            return [Math.cos(t) * 1.14, Math.sin(t) * 1.42];
          });
      const band = (a0, a1, w, m, th, lift = 0) => {
        const p = pts(a0, a1);
        return slab(
          outline([
            ...p.map(([x, y]) => [x * (1 + (lift + th) / R), y * (1 + (lift + th) / R)]),
            ...p.reverse().map(([x, y]) => [x * (1 + lift / R), y * (1 + lift / R)]),
          ]),
          w,
          0.03,
          m,
          0,
          0,
          0,
          0,
          -PI / 2,
          0,
        );
      };
      const loop = group(
        band(0.78, PI * 2 - 0.78, 0.82, strap, 0.1),
        [-0.34, 0.34].map((x) => {
          const b = band(0.84, PI * 2 - 0.84, 0.02, stitch, 0.012, 0.1);
          b.position.x = x;
          return b;
        }),
        band(2.6, 2.8, 0.92, strap, 0.08, 0.09),
        box(1.0, 0.5, 0.06, 0.02, st, 0, -0.35, -1.3),
      );
      return sub([sub(head, 0, 0, 1.05), loop], 0, 1.5, 0, -0.42);
    },
  },
  sunglasses: {
    a: [-0.5, 0.24, 0.78],
    b: [0.55, 0.4, 0.78],
    c: [-0.4, 0.25, 2.1, 0.3, -0.05],
    make(c) {
      const frame = c.id === 'amber' ? gloss('#8a4b20') : gloss(c.hex),
        lens = M(c.id === 'amber' ? '#5b3417' : '#1d2a2c', 0.04, 0.2, {
          clearcoat: 1,
          transparent: true,
          opacity: 0.9,
        }),
        st = steel('#d8b878');
      const eye = (s) => {
        const p = [
          [-0.72, 0.42],
          [0, 0.5],
          [0.72, 0.4],
          [0.76, 0.05],
          [0.55, -0.46],
          [0, -0.58],
          [-0.5, -0.46],
          [-0.74, 0.02],
        ].map(([x, y]) => [x * s, y]);
        const curve = (k) =>
          new T.SplineCurve([...p, p[0]].map(([x, y]) => new T.Vector2(x * k, y * k))).getPoints(80);
        const o = outline(curve(1.14).map((v) => [v.x, v.y]));
        const hole = new T.Path();
        hole.setFromPoints(curve(0.96));
        o.holes.push(hole);
        return sub(
          [slab(o, 0.14, 0.05, frame), slab(outline(curve(0.98).map((v) => [v.x, v.y])), 0.03, 0.01, lens)],
          s * 0.98,
          0,
          0,
          0,
          s * 0.1,
        );
      };
      const temple = (s) =>
        group(
          box(0.12, 0.2, 0.14, 0.04, frame, s * 1.78, 0.36, -0.1),
          box(0.09, 0.05, 0.03, 0.01, st, s * 1.78, 0.36, 0.02),
          tube(
            [
              [s * 1.8, 0.36, -0.12],
              [s * 1.82, 0.36, -1.5],
              [s * 1.76, 0.3, -2.3],
              [s * 1.68, -0.1, -2.75],
              [s * 1.62, -0.4, -2.95],
            ],
            0.075,
            frame,
          ),
        );
      return sub(
        [
          eye(1),
          eye(-1),
          tube(
            [
              [-0.26, 0.2, 0.02],
              [0, 0.3, 0.05],
              [0.26, 0.2, 0.02],
            ],
            0.075,
            frame,
          ),
          temple(1),
          temple(-1),
        ],
        0,
        0.66,
        0,
        -0.03,
      );
    },
  },
};
