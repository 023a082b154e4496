// Things of cloth, leather, straw and leaves, and a few more for the house and the nursery.
import {
  ball,
  box,
  boxGeometry,
  card,
  cloth,
  cyl,
  disc,
  glass,
  gloss,
  group,
  label,
  lathe,
  latheSmooth,
  leather,
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

const steel = (c = '#cdd0d5', r = 0.22) => metal(c, r);
const clear = (map) => M('#fff', 0.5, 0, { map, transparent: true });
const straw = (c) => {
  const map = tex(256, 256, (x, w, h) => {
    x.fillStyle = c;
    x.fillRect(0, 0, w, h);
    for (let j = 0; j < 16; j++)
      for (let i = 0; i < 16; i++) {
        x.fillStyle = (i + j) % 2 ? shade(c, 0.06) : shade(c, -0.09);
        x.beginPath();
        x.roundRect(i * 16 + 1, j * 16 + 1, 14, 14, 5);
        x.fill();
      }
  });
  map.wrapS = map.wrapT = T.RepeatWrapping;
  map.repeat.set(26, 7);
  return M('#fff', 0.9, 0, { map, bumpMap: map, bumpScale: 1.4, side: T.DoubleSide });
};
// a leaf blade bent along its length
function blade(len, wide, m, bend = 0.5) {
  const g = new T.PlaneGeometry(1, 1, 10, 24),
    a = g.attributes.position;
  for (let i = 0; i < a.count; i++) {
    const u = a.getX(i) * 2,
      v = a.getY(i) + 0.5,
      w = wide * Math.sin(Math.min(1, v * 0.96 + 0.04) * PI) ** 0.8;
    a.setXYZ(
      i,
      u * w * 0.5,
      (len * Math.sin(v * bend)) / bend,
      (len * (1 - Math.cos(v * bend))) / bend + Math.abs(u) * w * 0.16,
    );
  }
  g.computeVertexNormals();
  m.side = T.DoubleSide;
  return mesh(g, m);
}

export default {
  handbag: {
    a: [-0.45, 0.18, 0.74],
    b: [0.55, 0.3, 0.74],
    c: [-0.35, 0.2, 2, 0, -0.05],
    make(c) {
      const m = leather(c.hex),
        dark = leather(shade(c.hex, -0.05)),
        gold = steel('#d8b264', 0.2),
        stitch = M(shade(c.hex, 0.25), 0.8);
      const body = outline([
        [-1.75, 0],
        [1.75, 0],
        [1.45, 2.15],
        [-1.45, 2.15],
      ]);
      const handle = (z) =>
        tube(
          [
            [-0.85, 1.75, z],
            [-0.95, 2.4, z * 0.95],
            [-0.6, 3.25, z * 0.8],
            [0, 3.5, z * 0.75],
            [0.6, 3.25, z * 0.8],
            [0.95, 2.4, z * 0.95],
            [0.85, 1.75, z],
          ],
          0.085,
          dark,
        );
      const tab = (x, z) =>
        group(
          card(0.34, 0.7, 0.06, 0.14, 0.02, dark, x, 1.72, z),
          torus(0.16, 0.035, gold, x, 2.08, z),
          cyl(0.045, 0.045, 0.05, gold, x, 1.55, z + Math.sign(z) * 0.04, PI / 2),
        );
      return group(
        slab(body, 1.35, 0.22, m, 0, 0.06, 0),
        handle(0.72),
        handle(-0.72),
        [
          [-0.85, 0.7],
          [0.85, 0.7],
          [-0.85, -0.7],
          [0.85, -0.7],
        ].map(([x, z]) => tab(x, z)),
        card(1.1, 1.15, 0.1, 0.3, 0.04, dark, 0, 1.72, 0.68),
        cyl(0.2, 0.2, 0.08, gold, 0, 1.36, 0.74, PI / 2),
        torus(0.2, 0.03, gold, 0, 1.36, 0.78),
        plane(
          0.9,
          0.22,
          clear(label(420, 100, null, shade(c.hex, 0.35), [['ISOLDE', 70, 0.5, 600, undefined, SERIF, 12]])),
          0,
          0.5,
          0.678,
        ),
        many(
          boxGeometry(0.07, 0.018, 0.012, 0.005, 1),
          stitch,
          Array.from({ length: 30 }, (_, i) => [-1.5 + i * 0.103, 0.2, 0.678]),
        ),
        [
          [-1.3, 0.45],
          [1.3, 0.45],
          [-1.3, -0.45],
          [1.3, -0.45],
        ].map(([x, z]) => ball(0.08, gold, x, 0.06, z)),
        sub(
          [box(0.28, 0.44, 0.05, 0.04, dark, 0, -0.3, 0), torus(0.08, 0.02, gold, 0, 0, 0)],
          1.0,
          1.65,
          0.86,
          0,
          0,
          0.15,
        ),
      );
    },
  },
  'sun-hat': {
    a: [-0.4, 0.34, 0.74],
    b: [0.5, 0.5, 0.74],
    c: [-0.1, 0.3, 2, 0.25, 0.1],
    make(c) {
      const m = straw(shade(c.hex, 0.04)),
        ribbon = M('#3b4f63', 0.7, 0, { sheen: 0.6 });
      const g = new T.LatheGeometry(
          new T.SplineCurve(
            [
              [0.001, 1.5],
              [0.55, 1.46],
              [0.92, 1.22],
              [1.02, 0.75],
              [1.04, 0.28],
              [1.18, 0.16],
              [1.8, 0.14],
              [2.3, 0.02],
            ]
              .map((p) => new T.Vector2(...p))
              .reverse(),
          )
            .getPoints(70)
            .map((v) => v.set(Math.max(v.x, 1e-4), v.y)),
          120,
        ),
        a = g.attributes.position;
      for (let i = 0; i < a.count; i++) {
        const r = Math.hypot(a.getX(i), a.getZ(i)),
          t = Math.atan2(a.getX(i), a.getZ(i));
        if (r > 1.15)
          a.setY(
            i,
            a.getY(i) +
              0.13 * ((r - 1.15) / 1.15) * Math.sin(t * 2 + 0.6) +
              0.05 * ((r - 1.15) / 1.15) * Math.sin(t * 5),
          );
      }
      g.computeVertexNormals();
      return group(
        mesh(g, m, 0, 0.12, 0),
        lathe(
          [
            [1.035, 0.36],
            [1.07, 0.36],
            [1.055, 0.72],
            [1.02, 0.72],
            [1.035, 0.36],
          ],
          ribbon,
          0,
          0.12,
          0,
        ),
        sub(
          [
            [-1, 1].map((s) => {
              const l = ball(0.3, ribbon, s * 0.27, 0, 0);
              l.scale.set(1, 0.62, 0.35);
              return l;
            }),
            ball(0.11, ribbon, 0, 0, 0.06),
            [-1, 1].map((s) =>
              sub(
                card(0.24, 0.75, 0.04, 0.02, 0.01, ribbon, 0, -0.36, 0),
                s * 0.1,
                -0.02,
                0,
                0.5,
                0,
                s * 0.3,
              ),
            ),
          ],
          0.72,
          0.68,
          0.88,
          -0.1,
          0.68,
          0,
        ),
      );
    },
  },
  'clutch-bag': {
    a: [-0.4, 0.22, 0.74],
    b: [0.5, 0.36, 0.74],
    make(c) {
      const m = leather(c.hex, { clearcoat: 0.3 }),
        dark = leather(shade(c.hex, -0.05)),
        gold = steel('#d8b264', 0.18);
      const flap = new T.Shape();
      flap.moveTo(-1.72, 0.85);
      flap.lineTo(1.72, 0.85);
      flap.lineTo(1.68, 0.1);
      flap.quadraticCurveTo(1.0, -0.18, 0, -0.4);
      flap.quadraticCurveTo(-1.0, -0.18, -1.68, 0.1);
      flap.closePath();
      const path = new T.CatmullRomCurve3(
        [
          [1.7, 0.4, -0.1],
          [1.95, 0.09, 0.2],
          [1.6, 0.07, 0.95],
          [0.6, 0.07, 1.35],
          [-0.5, 0.07, 1.1],
          [-1.3, 0.07, 1.35],
          [-1.95, 0.08, 0.7],
          [-1.72, 0.4, -0.1],
        ].map((q) => new T.Vector3(...q)),
      );
      const chain = Array.from({ length: 64 }, (_, i) => {
        const q = path.getPointAt(i / 63),
          d = path.getTangentAt(i / 63);
        return [q.x, q.y, q.z, i % 2 ? PI / 2 : 0.3, Math.atan2(-d.z, d.x), 0];
      });
      return group(
        sub(
          [
            card(3.5, 1.9, 0.62, 0.24, 0.2, m),
            slab(flap, 0.14, 0.06, m, 0, 0.06, 0.29),
            box(3.4, 0.2, 0.5, 0.09, m, 0, 0.86, 0.1),
            sub(
              [card(0.5, 0.32, 0.1, 0.08, 0.03, gold), card(0.3, 0.14, 0.04, 0.05, 0.01, dark, 0, 0, 0.05)],
              0,
              -0.2,
              0.4,
            ),
            plane(
              0.8,
              0.2,
              clear(
                label(420, 104, null, shade(c.hex, -0.28), [['ISOLDE', 70, 0.5, 600, undefined, SERIF, 12]]),
              ),
              0,
              -0.62,
              0.313,
            ),
          ],
          0,
          0.96,
          0,
          -0.05,
        ),
        many(new T.TorusGeometry(0.085, 0.026, 8, 20), gold, chain),
      );
    },
  },
  'baseball-cap': {
    a: [-0.65, 0.26, 0.72],
    b: [0.6, 0.36, 0.72],
    make(c) {
      const m = cloth(c.hex, { sheen: 0.2, bumpScale: 0.6, side: T.DoubleSide }),
        dark = cloth(shade(c.hex, -0.07), { bumpScale: 0.6, sheen: 0.2, side: T.DoubleSide }),
        seam = M(shade(c.hex, -0.1), 0.9),
        N = 6;
      const dome = new T.SphereGeometry(1.35, 120, 50, 0, PI * 2, 0, PI * 0.52),
        a = dome.attributes.position;
      const lift = (x, y, z) => [x * 1.0, y * 0.92 * (z > 0 ? 1 + 0.05 * (z / 1.35) : 1), z * 1.12];
      for (let i = 0; i < a.count; i++) {
        const x = a.getX(i),
          y = a.getY(i),
          z = a.getZ(i),
          t = Math.atan2(x, z) + PI / N,
          u = ((((t % ((PI * 2) / N)) + (PI * 2) / N) % ((PI * 2) / N)) / ((PI * 2) / N) - 0.5) * 2,
          k = 1 - 0.035 * Math.abs(u) ** 4 * Math.min(1, Math.hypot(x, z));
        const p = lift(x * k, y * k, z * k);
        a.setXYZ(i, ...p);
      }
      dome.computeVertexNormals();
      const seams = [...Array(N)].map((_, i) =>
        tube(
          Array.from({ length: 14 }, (_, k) => {
            const f = (k / 13) * PI * 0.515,
              t = (i * PI * 2) / N;
            const r = 1.315;
            const p = lift(Math.sin(t) * Math.sin(f) * r, Math.cos(f) * r, Math.cos(t) * Math.sin(f) * r);
            return p;
          }),
          0.018,
          seam,
          false,
          50,
        ),
      );
      const brim = new T.PlaneGeometry(1, 1, 50, 20),
        b = brim.attributes.position;
      for (let i = 0; i < b.count; i++) {
        const u = b.getX(i) * 2,
          v = b.getY(i) + 0.5,
          t = u * 1.12,
          inner = [Math.sin(t) * 1.33, Math.cos(t) * 1.48],
          L = 1.15 * Math.cos(((u * PI) / 2) * 0.97) ** 0.42;
        const x = inner[0] + Math.sin(t) * L * v * 0.25,
          z = inner[1] + L * v;
        b.setXYZ(i, x, -0.06 - 0.13 * (x * x) * v - 0.2 * v, z);
      }
      brim.computeVertexNormals();
      const under = mesh(brim.clone(), dark, 0, -0.05, 0),
        top = mesh(brim, m);
      const logo = sub(
        [
          disc(0.3, M(light(c.hex) ? '#f7f2e6' : '#f3e8d0', 0.9)),
          plane(
            0.5,
            0.5,
            clear(label(200, 200, null, shade(c.hex, -0.15), [['M', 170, 0.53, 700, undefined, SERIF]])),
            0,
            0,
            0.01,
          ),
        ],
        0,
        0.62,
        1.36,
        -0.42,
      );
      return group(
        mesh(dome, m),
        seams,
        ball(0.1, dark, 0, 1.25, 0.02),
        top,
        under,
        logo,
        [1, 2, 4, 5].map((i) => {
          const t = (i * PI) / 3 + PI / 6 - PI / 3,
            f = 0.75,
            p = lift(
              Math.sin(t) * Math.sin(f) * 1.345,
              Math.cos(f) * 1.345,
              Math.cos(t) * Math.sin(f) * 1.345,
            );
          const e = torus(0.045, 0.015, seam, ...p);
          e.lookAt(p[0] * 3, p[1] * 3, p[2] * 3);
          return e;
        }),
      );
    },
  },
  umbrella: {
    a: [-0.4, 0.1, 0.76],
    b: [0.5, 0.3, 0.76],
    make(c) {
      const m = M(c.hex, 0.6, 0, { sheen: 0.5, side: T.DoubleSide }),
        st = steel('#c9ccd1', 0.25),
        w = wood('#8a5a36'),
        N = 8,
        R = 2.3,
        H = 1.25;
      const pt = (t, v) => {
        const s = (PI * 2) / N,
          u = ((((t % s) + s) % s) / s) * 2 - 1,
          sag = 1 - u * u,
          r = R * v * (1 - 0.09 * sag * v);
        return [
          Math.sin(t) * r,
          H * (1 - v ** 1.9) + 0.06 * sag * v * v - 0.04 * sag * (1 - v),
          Math.cos(t) * r,
        ];
      };
      const g = new T.PlaneGeometry(1, 1, 160, 30),
        a = g.attributes.position;
      for (let i = 0; i < a.count; i++) a.setXYZ(i, ...pt((a.getX(i) + 0.5) * PI * 2, a.getY(i) + 0.5));
      g.computeVertexNormals();
      const ribs = [...Array(N)].map((_, i) => {
        const t = (i * PI * 2) / N;
        return group(
          tube(
            Array.from({ length: 12 }, (_, k) => {
              const p = pt(t + 1e-5, k / 11);
              return [p[0], p[1] - 0.03, p[2]];
            }),
            0.018,
            st,
            false,
            30,
          ),
          ball(0.045, st, ...pt(t, 1)),
          tube(
            [[0, 0.15, 0], pt(t + 1e-5, 0.52).map((q, j) => (j === 1 ? q - 0.04 : q))],
            0.014,
            st,
            false,
            4,
          ),
        );
      });
      return sub(
        [
          mesh(g, m),
          ribs,
          cyl(0.045, 0.045, 4.6, st, 0, -0.8, 0),
          lathe(
            [
              [0, 0],
              [0.09, 0],
              [0.03, 0.4],
              [0, 0.42],
            ],
            st,
            0,
            H,
            0,
          ),
          cyl(0.09, 0.09, 0.16, st, 0, 0.13, 0),
          tube(
            [
              [0, -2.6, 0],
              [0, -3.3, 0],
              [0.05, -3.6, 0],
              [0.32, -3.78, 0],
              [0.6, -3.6, 0],
              [0.63, -3.35, 0],
            ],
            0.095,
            w,
          ),
          ball(0.095, w, 0.63, -3.35, 0),
        ],
        0,
        3.9,
        0,
        0,
        0.2,
        0.12,
      );
    },
  },
  football: {
    tint: '#a3b79b',
    a: [-0.4, 0.26, 0.6],
    b: [0.5, 0.45, 0.6],
    make(c) {
      const f = (1 + Math.sqrt(5)) / 2,
        V = (x, y, z) => new T.Vector3(x, y, z).normalize(),
        pent = [],
        hex = [];
      for (const a of [-1, 1])
        for (const b of [-1, 1]) pent.push(V(0, a, b * f), V(a, b * f, 0), V(b * f, 0, a));
      for (const a of [-1, 1])
        for (const b of [-1, 1]) {
          for (const k of [-1, 1]) hex.push(V(a, b, k));
          hex.push(V(0, a * f, b / f), V(a / f, 0, b * f), V(a * f, b / f, 0));
        }
      const g = new T.IcosahedronGeometry(1.3, 90),
        p = g.attributes.position,
        col = new Float32Array(p.count * 3),
        v = new T.Vector3(),
        white = new T.Color('#f6f4ee'),
        tone = new T.Color(shade(c.hex, -0.22, 0.1)),
        line = new T.Color('#8b8f93');
      for (let i = 0; i < p.count; i++) {
        v.fromBufferAttribute(p, i).normalize();
        const s = [...pent.map((n) => [n.dot(v) * 1.0, 1]), ...hex.map((n) => [n.dot(v) * 0.978, 0])]
          .map(([d, k]) => [k ? d : (d / 0.978) * 0.9855, k])
          .sort((x, y) => y[0] - x[0]);
        const gap = s[0][0] - s[1][0],
          k = Math.min(1, gap / 0.022),
          r = 1.3 * (0.985 + 0.015 * Math.sqrt(k));
        p.setXYZ(i, v.x * r, v.y * r, v.z * r);
        const q = (s[0][1] ? tone : white).clone().lerp(line, gap < 0.006 ? 0.6 : 0);
        q.toArray(col, i * 3);
      }
      g.setAttribute('color', new T.BufferAttribute(col, 3));
      g.deleteAttribute('uv');
      g.computeVertexNormals();
      return sub(
        mesh(g, M('#fff', 0.42, 0, { vertexColors: true, clearcoat: 0.5, clearcoatRoughness: 0.25 })),
        0,
        1.3,
        0,
        0.35,
        0.3,
        0.2,
      );
    },
  },
  'dining-chair': {
    a: [-0.5, 0.22, 0.78],
    b: [2.5, 0.26, 0.78],
    make(c) {
      const w = wood(shade(c.hex, 0.04)),
        pad = cloth('#d8cdb8');
      const leg = (x, z, dx, dz) =>
        tube(
          [
            [x, 2.0, z],
            [x + dx, 0, z + dz],
          ],
          0.1,
          w,
          false,
          4,
        );
      return group(
        sub(card(2.2, 2.1, 0.16, 0.4, 0.06, w), 0, 2.05, 0, -PI / 2),
        sub(card(2.0, 1.9, 0.22, 0.4, 0.1, pad), 0, 2.18, 0.03, -PI / 2),
        leg(-0.85, 0.8, -0.15, 0.15),
        leg(0.85, 0.8, 0.15, 0.15),
        leg(-0.8, -0.8, -0.15, -0.2),
        leg(0.8, -0.8, 0.15, -0.2),
        [-0.92, 0.92].map((x) =>
          tube(
            [
              [x * 0.95, 2.0, -0.85],
              [x * 1.02, 3.2, -0.92],
              [x * 1.05, 4.0, -0.85],
            ],
            0.09,
            w,
          ),
        ),
        sub(arcBack(w), 0, 3.75, -0.1),
        [-0.93, 0.93].map((x) =>
          tube(
            [
              [x, 0.8, 0.9],
              [x, 0.8, -0.95],
            ],
            0.06,
            w,
            false,
            4,
          ),
        ),
        tube(
          [
            [-0.93, 0.8, 0],
            [0.93, 0.8, 0],
          ],
          0.06,
          w,
          false,
          4,
        ),
      );
    },
  },
  'potted-plant': {
    a: [-0.4, 0.2, 0.8],
    b: [0.5, 0.36, 0.8],
    c: [-0.3, 0.35, 1.9, 0, 0.2],
    make(_c) {
      const pot = M('#d9c9b2', 0.8),
        r = random(8),
        g = group(
          lathe(
            [
              [0, 0],
              [0.75, 0, 0.06],
              [0.98, 1.35, 0.03],
              [1.02, 1.4, 0.03],
              [0.92, 1.42, 0.02],
              [0.9, 1.25],
              [0, 1.22],
            ],
            pot,
          ),
          cyl(0.9, 0.9, 0.04, matte('#4a3527'), 0, 1.24, 0),
          lathe(
            [
              [0, 0],
              [1.05, 0, 0.04],
              [1.15, 0.12, 0.03],
              [1.0, 0.1],
              [0, 0.08],
            ],
            pot,
            0,
            -0.05,
            0,
          ),
          wrap(0.93, 0.28, 6.28, M('#b98f6a', 0.85), 0, 0.62, 0),
        );
      const greens = ['#3f7a4d', '#4f8d58', '#2f6647', '#5f9a5f'];
      for (let i = 0; i < 17; i++) {
        const t = i * 2.4,
          tilt = 0.18 + (i % 5) * 0.17 + r() * 0.1,
          len = 1.5 + r() * 0.9 - (i % 5) * 0.08,
          stem = 0.5 + r() * 0.7;
        const b = blade(
          len,
          0.62 + r() * 0.16,
          M(greens[i % 4], 0.45, 0, { clearcoat: 0.35, clearcoatRoughness: 0.3 }),
          0.9,
        );
        g.add(
          sub(
            [cyl(0.028, 0.035, stem, M('#6d8f52', 0.7), 0, stem / 2, 0), sub(b, 0, stem - 0.02, 0, 0, 0, 0)],
            Math.sin(t) * 0.12,
            1.22,
            Math.cos(t) * 0.12,
            0,
            t,
            0,
          ).rotateX(tilt),
        );
      }
      return g;
    },
  },
  'yo-yo': {
    a: [-0.55, 0.24, 0.64],
    b: [0.6, 0.36, 0.64],
    make(c) {
      const m = gloss(c.hex),
        cream = gloss('#f6ecd6'),
        st = steel();
      const half = (s) =>
        sub(
          [
            lathe(
              [
                [0, 0.08],
                [0.9, 0.08, 0.05],
                [1.25, 0.2, 0.1],
                [1.32, 0.5, 0.2],
                [1.0, 0.68, 0.1],
                [0, 0.7],
              ],
              m,
            ),
            lathe(
              [
                [0, 0.66],
                [0.86, 0.68],
                [0.82, 0.74, 0.04],
                [0, 0.75],
              ],
              cream,
            ),
            plane(
              1.2,
              1.2,
              clear(
                label(400, 400, null, c.hex, [], (x) => {
                  x.fillStyle = shade(c.hex, -0.05);
                  x.translate(200, 205);
                  x.beginPath();
                  for (let i = 0; i < 10; i++) {
                    const r = i % 2 ? 70 : 165,
                      t = (i * PI) / 5 - PI / 2;
                    x.lineTo(Math.cos(t) * r, Math.sin(t) * r);
                  }
                  x.fill();
                }),
              ),
              0,
              0.753,
              0,
              -PI / 2,
            ),
          ],
          0,
          0,
          0,
          s > 0 ? PI / 2 : -PI / 2,
        );
      return group(
        sub(
          [
            half(1),
            half(-1),
            cyl(0.3, 0.3, 0.2, st, 0, 0, 0, PI / 2),
            torus(0.62, 0.06, M('#f3ead6', 0.9), 0, 0, 0),
          ],
          0,
          1.32,
          0,
        ),
        tube(
          [
            [0.62, 1.5, 0],
            [1.25, 2.0, 0],
            [1.7, 1.2, 0.1],
            [1.5, 0.2, 0.4],
            [1.9, 0.05, 0.9],
            [2.3, 0.05, 0.6],
            [2.1, 0.05, 0.2],
          ],
          0.035,
          M('#f3ead6', 0.9),
        ),
        torus(0.2, 0.035, M('#f3ead6', 0.9), 2.0, 0.05, 0.05, PI / 2),
      );
    },
  },
  'nesting-dolls': {
    a: [-0.3, 0.16, 0.8],
    b: [0.35, 0.28, 0.8],
    c: [-0.3, 0.15, 2, -0.15, 0.2],
    make(c) {
      const doll = (k, main, shawl, x, z, r) => {
        const map = tex(1024, 1024, (g, w, h) => {
          const cx = w / 2;
          g.fillStyle = main;
          g.fillRect(0, 0, w, h);
          g.fillStyle = shawl;
          g.fillRect(0, 0, w, h * 0.52);
          g.fillStyle = shade(main, -0.08);
          g.fillRect(0, h * 0.93, w, h);
          g.fillStyle = '#f7ecd9';
          g.beginPath();
          g.ellipse(cx, h * 0.75, 120, 190, 0, 0, 7);
          g.fill();
          g.fillStyle = shawl;
          g.beginPath();
          g.moveTo(cx - 170, h * 0.5);
          g.lineTo(cx + 170, h * 0.5);
          g.lineTo(cx, h * 0.64);
          g.fill();
          g.fillStyle = '#f9e2c9';
          g.beginPath();
          g.ellipse(cx, h * 0.3, 92, 108, 0, 0, 7);
          g.fill();
          g.fillStyle = '#5b3423';
          g.beginPath();
          g.ellipse(cx, h * 0.225, 92, 42, 0, PI, 0);
          g.quadraticCurveTo(cx + 40, h * 0.2, cx, h * 0.215);
          g.quadraticCurveTo(cx - 40, h * 0.2, cx - 92, h * 0.225);
          g.fill();
          g.fillStyle = '#33251f';
          for (const s of [-1, 1]) {
            g.beginPath();
            g.ellipse(cx + s * 34, h * 0.3, 8, 12, 0, 0, 7);
            g.fill();
          }
          g.fillStyle = '#ea9a8c';
          g.globalAlpha = 0.75;
          for (const s of [-1, 1]) {
            g.beginPath();
            g.arc(cx + s * 54, h * 0.34, 18, 0, 7);
            g.fill();
          }
          g.globalAlpha = 1;
          g.strokeStyle = '#c23b44';
          g.lineWidth = 7;
          g.beginPath();
          g.arc(cx, h * 0.345, 20, 0.35, 2.8);
          g.stroke();
          const fl = (x0, y0, s, col) => {
            for (let i = 0; i < 6; i++) {
              g.fillStyle = col;
              g.beginPath();
              g.arc(x0 + Math.sin(i * 1.047) * 24 * s, y0 + Math.cos(i * 1.047) * 24 * s, 17 * s, 0, 7);
              g.fill();
            }
            g.fillStyle = '#eeb53a';
            g.beginPath();
            g.arc(x0, y0, 14 * s, 0, 7);
            g.fill();
          };
          fl(cx, h * 0.73, 1.15, '#d9483b');
          fl(cx - 55, h * 0.82, 0.75, '#3d86c6');
          fl(cx + 55, h * 0.82, 0.75, '#7c62b5');
          for (let i = 0; i < 18; i++) {
            g.fillStyle = '#f7ecd9';
            g.beginPath();
            g.arc((i / 18) * w + 20, h * 0.12 + (i % 2) * 90, 11, 0, 7);
            g.fill();
          }
          for (let i = 0; i < 12; i++)
            if (Math.abs((i / 12) * w - cx) > 190) fl((i / 12) * w, h * 0.72 + (i % 2) * 90, 0.5, '#f7ecd9');
        });
        const pts = [
          [0.001, 0],
          [0.62, 0.0],
          [0.78, 0.12],
          [0.9, 0.6],
          [0.84, 1.1],
          [0.64, 1.42],
          [0.58, 1.6],
          [0.62, 1.85],
          [0.52, 2.2],
          [0.28, 2.4],
          [0.001, 2.45],
        ];
        const curve = new T.SplineCurve(pts.map((p) => new T.Vector2(...p)))
          .getPoints(80)
          .map((v) => v.set(Math.max(v.x, 1e-4), v.y));
        const geo = new T.LatheGeometry(curve, 96, PI),
          a = geo.attributes.position,
          u = geo.attributes.uv;
        for (let i = 0; i < a.count; i++) u.setY(i, a.getY(i) / 2.45);
        map.wrapS = T.RepeatWrapping;
        map.offset.x = 0;
        const s = sub(
          [
            mesh(geo, M('#fff', 0.25, 0, { map, clearcoat: 1, clearcoatRoughness: 0.08 })),
            torus(0.895, 0.012, M(shade(main, -0.15), 0.5), 0, 0.78, 0, PI / 2),
          ],
          x,
          0,
          z,
          0,
          r,
        );
        s.scale.setScalar(k);
        return s;
      };
      return group(
        doll(1.25, shade(c.hex, 0.05), '#e9b84d', -1.55, -0.2, 0.05),
        doll(0.98, '#2f7f80', '#e58a6a', 0.35, 0.1, 0),
        doll(0.74, '#3d6ea8', '#eec65f', 1.8, 0.3, -0.05),
        doll(0.5, '#7c62b5', '#e9a3a3', 2.85, 0.6, -0.1),
      );
    },
  },
  sandals: {
    a: [-0.55, 0.5, 0.74],
    b: [0.5, 0.62, 0.74],
    c: [-0.5, 0.4, 1.9, 0, -0.1],
    make(c) {
      const cork = M('#c69a66', 0.9, 0, { bumpMap: straw('#c69a66').map, bumpScale: 0.6 }),
        bed = leather('#b98a5c'),
        strap = leather(c.hex, { side: T.DoubleSide }),
        sole = rubber('#4a3a30');
      const foot = (k, s) =>
        outline(
          new T.SplineCurve(
            [
              [0, -1.72],
              [0.42, -1.55],
              [0.52, -1.1],
              [0.46, -0.4],
              [0.58, 0.35],
              [0.68, 1.0],
              [0.52, 1.52],
              [0.08, 1.78],
              [-0.36, 1.62],
              [-0.58, 1.1],
              [-0.55, 0.45],
              [-0.42, -0.4],
              [-0.5, -1.1],
              [-0.4, -1.55],
              [0, -1.72],
            ].map(([x, y]) => new T.Vector2(x * k * s, y * (0.5 + k / 2))),
          )
            .getPoints(90)
            .map((v) => [v.x, v.y]),
        );
      const band = (z, wide, tilt, s) => {
        const g = new T.PlaneGeometry(1, 1, 40, 4),
          a = g.attributes.position;
        for (let i = 0; i < a.count; i++) {
          const t = (a.getX(i) + 0.5) * PI,
            v = a.getY(i);
          a.setXYZ(
            i,
            -Math.cos(t) * 0.6,
            0.2 + Math.sin(t) * 0.5 - Math.abs(v) * Math.abs(v) * 0.06,
            -v * wide + Math.cos(t) * tilt * s,
          );
        }
        g.computeVertexNormals();
        const m = mesh(g, strap, 0, 0.1, z),
          n = mesh(g.clone(), strap, 0, 0.075, z);
        n.scale.x = 0.97;
        return [m, n];
      };
      const one = (s) =>
        group(
          sub(slab(foot(1.02, s), 0.1, 0.03, sole), 0, 0.05, 0, -PI / 2),
          sub(slab(foot(1, s), 0.24, 0.06, cork), 0, 0.2, 0, -PI / 2),
          sub(slab(foot(0.95, s), 0.05, 0.02, bed), 0, 0.32, 0, -PI / 2),
          band(-0.95, 0.52, 0.1, s),
          band(-0.15, 0.52, -0.1, s),
        );
      return group(sub(one(1), 0.85, 0, 0, 0, PI - 0.12), sub(one(-1), -0.85, 0, 0.15, 0, PI + 0.1));
    },
  },
  'baby-bottle': {
    a: [-0.35, 0.16, 0.76],
    b: [0.5, 0.3, 0.76],
    make(c) {
      const ring = plastic(shade(c.hex, 0.12, -0.1)),
        teat = M('#f0dcbc', 0.4, 0, { clearcoat: 0.5, transparent: true, opacity: 0.92 });
      const marks = label(300, 560, null, '#6d8796', [], (x) => {
        x.fillStyle = '#6d8796';
        x.font = `600 34px ${SANS}`;
        for (let i = 0; i < 6; i++) {
          x.fillRect(110, 40 + i * 90, 70, 6);
          x.fillText(String(240 - i * 40), 192, 54 + i * 90);
          x.fillRect(110, 85 + i * 90, 40, 4);
        }
      });
      return group(
        lathe(
          [
            [0, 0],
            [0.86, 0, 0.14],
            [0.88, 0.7, 0.4],
            [0.78, 1.3, 0.4],
            [0.86, 1.95, 0.3],
            [0.74, 2.45, 0.1],
            [0.72, 2.6],
          ],
          glass('#f3f7f8', 0.26),
        ),
        lathe(
          [
            [0, 0.07],
            [0.8, 0.07, 0.12],
            [0.81, 0.7, 0.4],
            [0.71, 1.3, 0.4],
            [0.77, 1.75, 0.02],
            [0, 1.75],
          ],
          M('#fdf8ee', 0.35, 0, { clearcoat: 0.7 }),
        ),
        lathe(
          [
            [0, 2.5],
            [0.86, 2.5, 0.04],
            [0.84, 2.98, 0.08],
            [0.5, 3.04, 0.03],
            [0, 3.04],
          ],
          ring,
        ),
        many(
          boxGeometry(0.035, 0.38, 0.03, 0.01, 1),
          ring,
          Array.from({ length: 40 }, (_, i) => [
            Math.sin((i / 40) * 6.283) * 0.855,
            2.73,
            Math.cos((i / 40) * 6.283) * 0.855,
            0,
            (i / 40) * 6.283,
          ]),
        ),
        latheSmooth(
          [
            [0.6, 3.02],
            [0.56, 3.12],
            [0.36, 3.28],
            [0.22, 3.5],
            [0.22, 3.72],
            [0.13, 3.88],
            [0.001, 3.92],
          ],
          teat,
        ),
        wrap(0.9, 1.5, 0.75, clear(marks), 0, 1.15, 0, 0, 0.25),
        sub(
          [
            lathe(
              [
                [0, 0],
                [0.72, 0, 0.05],
                [0.66, 1.05, 0.3],
                [0, 1.3],
              ],
              glass(shade(c.hex, 0.15), 0.35),
            ),
            torus(0.71, 0.03, ring, 0, 0.03, 0, PI / 2),
          ],
          1.55,
          0,
          0.5,
        ),
      );
    },
  },
};
function arcBack(w) {
  const g = new T.BoxGeometry(1, 1, 1, 40, 8, 2),
    a = g.attributes.position;
  for (let i = 0; i < a.count; i++) {
    const u = a.getX(i) * 2,
      v = a.getY(i),
      t = u * 0.62,
      k = 1 - 0.12 * u * u;
    a.setXYZ(i, Math.sin(t) * 1.75, v * 0.95 * k, -Math.cos(t) * 1.5 + 0.85 + a.getZ(i) * 0.12 - v * 0.1);
  }
  g.computeVertexNormals();
  return mesh(g, w);
}
