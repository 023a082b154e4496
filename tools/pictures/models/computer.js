import {
  box,
  boxGeometry,
  card,
  cyl,
  disc,
  face,
  gloss,
  glow,
  group,
  label,
  lathe,
  light,
  M,
  many,
  matte,
  mesh,
  mesh3,
  metal,
  PI,
  paper,
  picture,
  plane,
  plastic,
  rubber,
  SANS,
  satin,
  shade,
  sub,
  T,
  torus,
  tube,
  wallpaper,
  wood,
} from './kit.js';

const hue = (hex) => Math.round(new T.Color(hex).getHSL({}, T.SRGBColorSpace).h * 360);
const desktop = (h, w = 1024, hh = 640) =>
  wallpaper(h, w, hh, (x) => {
    x.fillStyle = 'rgba(255,255,255,.85)';
    x.beginPath();
    x.roundRect(w * 0.3, hh * 0.9, w * 0.4, hh * 0.075, 18);
    x.fill();
    ['#e56b4e', '#e7b04a', '#5aa878', '#4f8fc0', '#8a74c9', '#2f3a40'].forEach((c, i) => {
      x.fillStyle = c;
      x.beginPath();
      x.roundRect(w * (0.325 + i * 0.06), hh * 0.908, hh * 0.06, hh * 0.06, 10);
      x.fill();
    });
    x.fillStyle = 'rgba(255,255,255,.9)';
    x.font = `600 ${hh * 0.12}px ${SANS}`;
    x.fillText('10:24', w * 0.06, hh * 0.2);
  });

const capsule2 = (r, len, m) => mesh(new T.CapsuleGeometry(r, len, 10, 24), m);
const capsule3 = (r, len, m) => mesh(new T.CapsuleGeometry(r, len, 16, 40), m, 0, 0, 0, 0, 0, PI / 2);
const ball2 = (r, m, ...p) => mesh(new T.SphereGeometry(r, 40, 24), m, ...p);
const mixAlt = (hex) => shade(hex, -0.17, -0.05);
const SERIF2 = '"Liberation Serif", serif';
const rubberRing = (hex) =>
  sub(card(2.32, 1.47, 0.07, 0.23, 0.02, rubber(shade(hex, -0.12))), 0, 0.14, 0, -PI / 2);
const clockTablet = (x, w, h) => {
  x.fillStyle = '#fff';
  x.font = `700 ${w * 0.13}px ${SANS}`;
  x.fillText('10:24', w * 0.08, h * 0.15);
  for (let i = 0; i < 8; i++) {
    x.globalAlpha = 0.85;
    x.fillStyle = ['#f3e3c8', '#e56b4e', '#e7b04a', '#5aa878', '#4f8fc0', '#8a74c9', '#2f3a40', '#ffffff'][i];
    x.beginPath();
    x.roundRect(w * (0.12 + (i % 4) * 0.2), h * (0.7 + Math.floor(i / 4) * 0.13), w * 0.13, w * 0.13, 24);
    x.fill();
  }
  x.globalAlpha = 1;
};

export default {
  laptop: {
    a: [-0.5, 0.36],
    b: [2.55, 0.3],
    c: [-0.35, 0.55, 2, -0.15, -0.25],
    make(c) {
      const body = satin(c.hex, { roughness: 0.36 }),
        keys = plastic('#26282c', { roughness: 0.6 });
      const g = group(
        sub(card(4, 2.75, 0.13, 0.16, 0.05, body), 0, 0.1, 0, -PI / 2),
        sub(card(3.55, 1.22, 0.02, 0.05, 0.005, matte(shade(c.hex, -0.25))), 0, 0.16, -0.42, -PI / 2),
        sub(card(1.35, 0.8, 0.012, 0.05, 0.004, satin(shade(c.hex, -0.05))), 0, 0.166, 0.85, -PI / 2),
      );
      const spots = [];
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < 14; i++) spots.push([-1.63 + i * 0.251, 0.175, -0.9 + j * 0.225]);
      for (const i of [0, 1, 2, 10, 11, 12, 13]) spots.push([-1.63 + i * 0.251, 0.175, 0]);
      g.add(
        many(boxGeometry(0.215, 0.035, 0.185, 0.014), keys, spots),
        box(1.73, 0.035, 0.185, 0.014, keys, 0.0, 0.175, 0),
      );
      const lid = group(
        card(4, 2.6, 0.08, 0.16, 0.035, body, 0, 1.3, 0),
        face(3.9, 2.5, 0.1, M('#0d0e10', 0.15, 0, { clearcoat: 1 }), 0, 1.31, 0.041),
        face(3.76, 2.35, 0.05, picture(desktop(200)), 0, 1.31, 0.043),
        disc(0.22, metal(shade(c.hex, 0.12), 0.12), 0, 1.35, -0.042, 0, PI, 0),
      );
      g.add(
        sub(lid, 0, 0.17, -1.36, -0.26),
        cyl(0.06, 0.06, 3.2, M('#222', 0.5), 0, 0.15, -1.36, 0, 0, PI / 2),
      );
      return g;
    },
  },
  'desktop-tower': {
    a: [-0.6, 0.22, 0.7],
    b: [-1.05, 0.36, 0.7],
    c: [-0.35, 0.2, 2, 0.1, 0.45],
    make(c) {
      const shell = plastic(c.hex, { roughness: 0.5 }),
        front = M(shade(c.hex, -0.06), 0.5),
        steel = metal('#c9ccd1', 0.3);
      const slots = Array.from({ length: 13 }, (_, i) =>
        box(1.3, 0.05, 0.03, 0.02, M('#0e0f11', 0.7), 0, -1.35 + i * 0.13, 1.63),
      );
      const fan = (y) =>
        group(
          torus(0.52, 0.05, M('#111316', 0.5), 0, y, 0),
          cyl(0.16, 0.16, 0.06, M('#17181b', 0.4), 0, y, 0, PI / 2),
          many(
            boxGeometry(0.14, 0.42, 0.02, 0.008),
            M('#2a2c31', 0.4),
            Array.from({ length: 9 }, (_, i) => {
              const t = (i / 9) * PI * 2;
              return [Math.sin(t) * 0.3, y + Math.cos(t) * 0.3, 0, 0, 0.5, -t];
            }),
          ),
          torus(0.45, 0.015, glow('#8fc9e8', 1.2), 0, y, 0.03),
        );
      return group(
        box(1.7, 3.5, 3.2, 0.1, shell, 0, 1.85, 0),
        sub(card(1.56, 3.36, 0.08, 0.1, 0.03, front), 0, 1.85, 1.61),
        sub(slots, 0, 1.75, 0.03),
        cyl(0.09, 0.09, 0.05, steel, 0.5, 3.2, 1.65, PI / 2),
        torus(0.1, 0.012, glow('#9fd8ef'), 0.5, 3.2, 1.665),
        [0.1, -0.15, -0.4].map((x) => box(0.17, 0.07, 0.03, 0.015, M('#0c0d0f', 0.4), x, 3.2, 1.65)),
        sub(
          [
            card(2.8, 3.1, 0.05, 0.08, 0.015, M('#15181c', 0.08, 0.2, { clearcoat: 1 })),
            sub(fan(0.75), -0.55, 0, 0.04),
            sub(fan(-0.6), -0.55, 0, 0.04),
            box(1, 2.3, 0.02, 0.01, M('#1d2a26', 0.5), 0.75, 0.1, 0.03),
            box(2.2, 0.34, 0.1, 0.03, satin('#3d4147'), 0.1, -1.28, 0.04),
          ],
          -0.86,
          1.85,
          0,
          0,
          -PI / 2,
        ),
        [-0.6, 0.6].map((x) => box(0.3, 0.12, 2.8, 0.04, rubber(), x, 0.06, 0)),
      );
    },
  },
  monitor: {
    a: [-0.45, 0.2, 0.74],
    b: [2.6, 0.25],
    make(c) {
      const body = satin(c.hex),
        map = wallpaper(335, 1024, 576, (x, w, h) => {
          x.fillStyle = 'rgba(255,255,255,.92)';
          x.beginPath();
          x.roundRect(w * 0.08, h * 0.14, w * 0.4, h * 0.62, 16);
          x.fill();
          x.fillStyle = '#d9d4ca';
          for (let i = 0; i < 7; i++)
            x.fillRect(w * 0.11, h * (0.3 + i * 0.06), w * (0.2 + ((i * 37) % 13) / 100), 10);
          x.fillStyle = '#2f4a43';
          x.fillRect(w * 0.11, h * 0.2, w * 0.2, 22);
        });
      return group(
        sub(
          [
            card(4.6, 2.7, 0.14, 0.1, 0.05, body),
            face(4.48, 2.58, 0.07, M('#0b0c0e', 0.15, 0, { clearcoat: 1 }), 0, 0, 0.072),
            face(4.36, 2.44, 0.03, picture(map), 0, 0.03, 0.075),
            box(2, 1.2, 0.25, 0.1, M(shade(c.hex, -0.06), 0.5), 0, -0.1, -0.12),
          ],
          0,
          2.35,
          0,
          -0.05,
        ),
        box(0.5, 1.9, 0.12, 0.05, body, 0, 1.1, -0.3, -0.1),
        sub(card(1.7, 1.2, 0.08, 0.14, 0.03, body), 0, 0.05, -0.25, -PI / 2),
      );
    },
  },
  'mechanical-keyboard': {
    a: [-0.5, 0.62, 0.8],
    b: [0.6, 0.4, 0.8],
    c: [-0.4, 0.6, 2.1, -0.35, 0.15],
    make(c) {
      const dark = !light(c.hex),
        base = plastic(shade(c.hex, -0.08)),
        key = M(shade(c.hex, dark ? 0.12 : 0.02), 0.55),
        alt = M(dark ? '#2b2e33' : mixAlt(c.hex), 0.55),
        accent = M('#c8613f', 0.5);
      const g = group(
        sub(card(5.1, 1.85, 0.3, 0.14, 0.06, base), 0, 0.15, 0, -PI / 2),
        sub(card(4.88, 1.62, 0.04, 0.06, 0.01, matte(shade(c.hex, -0.3))), 0, 0.305, 0, -PI / 2),
      );
      const rows = [
        [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1],
        [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5, 1],
        [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25, 1],
        [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.75, 1, 1],
        [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1, 1],
      ];
      const u = 0.3;
      rows.forEach((row, j) => {
        let x = -2.4;
        row.forEach((w, i) => {
          const mod = (w > 1 && w < 3) || i === row.length - 1 || (j === 4 && i > 3);
          const m = (j === 0 && i === 0) || (j === 2 && i === 12) ? accent : mod ? alt : key;
          g.add(
            box(
              w * u - 0.03,
              0.17,
              u - 0.03,
              0.05,
              m,
              x + (w * u) / 2,
              0.39 + (2 - j) * 0.012,
              -0.62 + j * u + 0.02,
              0.05,
            ),
            box(
              w * u - 0.1,
              0.03,
              u - 0.1,
              0.03,
              m,
              x + (w * u) / 2,
              0.475 + (2 - j) * 0.012,
              -0.63 + j * u + 0.02,
              0.05,
            ),
          );
          x += w * u;
        });
      });
      g.rotation.x = 0.07;
      return g;
    },
  },
  'wireless-mouse': {
    a: [-0.75, 0.5, 0.62],
    b: [2.2, 0.4, 0.62],
    make(c) {
      const shell = plastic(c.hex),
        geo = new T.SphereGeometry(1, 80, 56),
        a = geo.attributes.position;
      for (let i = 0; i < a.count; i++) {
        let x = a.getX(i),
          y = a.getY(i),
          z = a.getZ(i);
        const sq = (v, e) => Math.sign(v) * Math.abs(v) ** e;
        x = sq(x, 0.78) * 0.62 * (1 - 0.1 * Math.exp(-((z - 0.1) ** 2) / 0.12));
        const rise = 0.62 - 0.2 * z;
        y = y < 0 ? sq(y, 0.5) * 0.1 : sq(y, 0.85) * rise;
        a.setXYZ(i, x, y, sq(z, 0.82) * 1.05);
      }
      geo.computeVertexNormals();
      return group(
        mesh(geo, shell, 0, 0.1, 0),
        tube(
          [
            [0, 0.735, 0.12],
            [0, 0.66, 0.5],
            [0, 0.5, 0.86],
            [0, 0.3, 1.02],
          ],
          0.012,
          M(shade(c.hex, -0.35), 0.8),
        ),
        tube(
          [
            [-0.6, 0.42, 0.05],
            [-0.35, 0.66, 0.12],
            [0, 0.735, 0.12],
            [0.35, 0.66, 0.12],
            [0.6, 0.42, 0.05],
          ],
          0.01,
          M(shade(c.hex, -0.35), 0.8),
        ),
        sub(
          [
            torus(0.13, 0.06, rubber('#2b2d31'), 0, 0, 0, 0, PI / 2),
            cyl(0.1, 0.1, 0.13, metal('#b8bcc2'), 0, 0, 0, 0, 0, PI / 2),
          ],
          0,
          0.58,
          0.58,
        ),
        box(0.06, 0.05, 0.3, 0.02, rubber('#3a3c40'), -0.585, 0.36, 0.0, 0, 0, 0.5),
      );
    },
  },
  tablet: {
    a: [-0.5, 0.2, 0.7],
    b: [2.7, 0.22, 0.66],
    make(c) {
      const body = satin(c.hex),
        art = wallpaper(hue(c.hex) || 160, 768, 1024, (x, w, h) => {
          clockTablet(x, w, h);
        });
      const t = sub(
        [
          card(2.2, 3, 0.1, 0.17, 0.035, body),
          face(2.12, 2.92, 0.14, M('#0c0d0f', 0.12, 0, { clearcoat: 1 }), 0, 0, 0.051),
          face(1.96, 2.76, 0.06, picture(art), 0, 0, 0.053),
          disc(0.13, M('#111', 0.1, 0, { clearcoat: 1 }), -0.85, 1.25, -0.052, 0, PI),
          disc(0.16, metal(shade(c.hex, 0.12), 0.15), 0, 0.1, -0.0515, 0, PI),
        ],
        0,
        1.5,
        0,
        -0.24,
      );
      const pen = sub(
        [capsule2(0.05, 1.9, gloss('#f4f3f0')), cyl(0.052, 0.052, 0.03, metal('#c9ccd1'), 0, 0.6, 0)],
        1.35,
        0.06,
        0.5,
        PI / 2,
        0,
        0.25,
      );
      return group(t, pen, sub([box(1.5, 0.03, 0.7, 0.014, matte('#6f7378'))], 0, 0.6, -0.52, 0.95));
    },
  },
  'wifi-router': {
    a: [-0.5, 0.32, 0.7],
    b: [2.6, 0.3, 0.7],
    c: [2.8, 0.3, 2, 0, -0.35],
    make(c) {
      const body = plastic(c.hex),
        dot = glow('#7fd6a4', 1.4);
      const ant = (x) =>
        sub(
          [cyl(0.09, 0.1, 0.3, body, 0, 0.1, 0), box(0.17, 1.75, 0.1, 0.05, body, 0, 1.1, 0)],
          x,
          0.25,
          -0.72,
          -0.04,
          0,
          -x * 0.09,
        );
      return group(
        sub(card(3.4, 1.9, 0.42, 0.3, 0.12, body), 0, 0.31, 0, -PI / 2 + 0.03),
        sub(
          card(2.9, 0.9, 0.03, 0.2, 0.01, gloss(shade(c.hex, light(c.hex) ? -0.07 : 0.06))),
          0,
          0.52,
          -0.1,
          -PI / 2 + 0.03,
        ),
        [-1.3, -0.45, 0.45, 1.3].map(ant),
        [0, 1, 2, 3, 4].map((i) => box(0.13, 0.035, 0.02, 0.01, dot, -0.44 + i * 0.22, 0.29, 0.95)),
        sub(
          [-1, -0.5, 0, 0.5].map((x, i) =>
            group(
              box(0.34, 0.26, 0.05, 0.02, M(i ? '#e0b64a' : '#4f86c0', 0.5), x, 0, 0),
              box(0.24, 0.17, 0.06, 0.01, M('#101113', 0.5), x, 0, -0.01),
            ),
          ),
          0.2,
          0.31,
          -0.94,
        ),
        [-1.3, 1.3].map((x) => cyl(0.14, 0.14, 0.1, rubber(), x, 0.05, 0.6)),
      );
    },
  },
  webcam: {
    a: [-0.5, 0.2, 0.64],
    b: [0.7, 0.35, 0.64],
    c: [-0.35, 0.2, 1.9, 0, 0.2],
    make(_c) {
      const body = plastic('#2c2f34'),
        ring = metal('#8c9096', 0.25);
      const lens = group(
        cyl(0.44, 0.44, 0.14, M('#0b0c0e', 0.3, 0, { clearcoat: 1 }), 0, 0, 0, PI / 2),
        torus(0.42, 0.035, ring, 0, 0, 0.07),
        torus(0.27, 0.02, M('#26292e', 0.3), 0, 0, 0.075),
        ball2(0.25, M('#16202e', 0.03, 0.3, { clearcoat: 1 }), 0, 0, 0.0),
        disc(0.06, M('#5d6f9b', 0.05, 0.4), 0.06, 0.07, 0.245),
      );
      return group(
        sub(
          [
            capsule3(0.55, 1.5, body),
            card(2.3, 0.8, 0.04, 0.39, 0.015, gloss('#121316'), 0, 0, 0.52),
            sub(lens, 0, 0, 0.55),
            disc(0.035, glow('#8fe0a6', 1.6), 0.72, 0.02, 0.545),
            [-0.78, -0.7, -0.62].map((x) => disc(0.02, M('#3a3d42'), x, 0.02, 0.545)),
          ],
          0,
          1.75,
          0,
          0.04,
        ),
        cyl(0.12, 0.12, 0.5, body, 0, 1.1, 0),
        box(1.1, 0.14, 0.9, 0.06, body, 0, 0.86, 0.1),
        box(1.0, 0.7, 0.12, 0.05, body, 0, 0.45, -0.3, -0.25),
        box(1.0, 0.12, 0.1, 0.04, rubber(), 0, 0.8, 0.5),
        box(1.1, 0.1, 0.5, 0.04, body, 0, 0.08, -0.32),
      );
    },
  },
  'portable-ssd': {
    a: [-0.6, 0.5, 0.66],
    b: [0.7, 0.7, 0.66],
    make(c) {
      const body = satin(c.hex, { roughness: 0.42 }),
        t = label(512, 320, null, '#fff', [
          ['NORTHLEA', 54, 0.42, 700, 'rgba(255,255,255,.92)', SANS, 6],
          ['2 TB  SSD', 34, 0.66, 400, 'rgba(255,255,255,.8)', SANS, 2],
        ]);
      return group(
        sub(
          [
            card(2.3, 1.45, 0.26, 0.22, 0.09, body),
            plane(1.5, 0.94, M('#fff', 0.5, 0, { map: t, transparent: true }), -0.1, 0, 0.132),
            card(0.36, 0.12, 0.02, 0.06, 0.005, M('#0b0c0d'), 0, 0, -0.2),
          ],
          0,
          0.14,
          0,
          -PI / 2,
        ),
        rubberRing(c.hex),
        tube(
          [
            [1.14, 0.14, 0],
            [1.6, 0.14, 0.05],
            [1.75, 0.09, 0.7],
            [0.9, 0.07, 1.15],
            [-0.4, 0.07, 1.25],
            [-1.1, 0.07, 1.1],
          ],
          0.055,
          rubber('#2a2c30'),
        ),
        sub(
          [box(0.35, 0.16, 0.22, 0.06, rubber('#2a2c30')), box(0.2, 0.08, 0.16, 0.03, metal(), -0.22)],
          -1.28,
          0.1,
          1.05,
          0,
          -0.25,
        ),
        box(0.26, 0.16, 0.24, 0.06, rubber('#2a2c30'), 1.22, 0.14, 0),
      );
    },
  },
  'usb-hub': {
    a: [-0.55, 0.5, 0.7],
    b: [0.6, 0.6, 0.7],
    make(c) {
      const body = satin(c.hex),
        hole = M('#0b0c0d', 0.6),
        port = (x, w, blue) =>
          group(
            card(w, 0.15, 0.03, 0.03, 0.01, metal('#9da1a7', 0.3), x, 0, 0.49),
            card(w - 0.05, 0.1, 0.03, 0.02, 0.005, hole, x, 0, 0.493),
            blue && box(w - 0.1, 0.035, 0.03, 0.005, M('#3f78c4', 0.5), x, 0.02, 0.495),
          );
      return group(
        sub(
          [
            sub(card(3.1, 0.95, 0.3, 0.13, 0.05, body), 0, 0, 0, -PI / 2),
            port(-1.0, 0.42, 1),
            port(-0.4, 0.42, 1),
            port(0.15, 0.32),
            port(0.75, 0.46),
            disc(0.03, glow('#9fe0b4'), 1.25, 0.0, 0.478),
            plane(
              0.9,
              0.28,
              M('#fff', 0.5, 0, {
                transparent: true,
                map: label(512, 160, null, light(c.hex) ? '#5d6167' : '#d5d8dc', [
                  ['SOLVI 7-in-1', 60, 0.5, 600],
                ]),
              }),
              0.85,
              0.152,
              0.15,
              -PI / 2,
            ),
          ],
          0,
          0.16,
          0,
        ),
        tube(
          [
            [-1.54, 0.16, 0],
            [-2, 0.16, 0.05],
            [-2.3, 0.12, 0.6],
            [-1.8, 0.08, 1.15],
            [-1, 0.08, 1.3],
          ],
          0.075,
          matte('#3a3d42'),
        ),
        sub(
          [box(0.45, 0.17, 0.3, 0.06, body), card(0.24, 0.14, 0.1, 0.05, 0.02, metal(), 0.3, 0, 0, PI / 2)],
          -0.72,
          0.1,
          1.33,
          0,
          -0.12,
        ),
      );
    },
  },
  'usb-microphone': {
    a: [-0.45, 0.2, 0.74],
    b: [0.6, 0.35, 0.74],
    c: [-0.4, 0.2, 2, 0, 0.55],
    make(c) {
      const body = satin(c.hex, { roughness: 0.45 }),
        net = mesh3(light(c.hex) ? '#b9b3a4' : '#55595f', 1);
      net.repeat.set(44, 22);
      const grille = M('#ffffff', 0.35, 0.7, { map: net }),
        steel = metal('#b9bdc3', 0.25);
      const mic = group(
        lathe(
          [
            [0, -1.2],
            [0.5, -1.2, 0.12],
            [0.5, 0.25],
            [0, 0.25],
          ],
          body,
        ),
        lathe(
          [
            [0, 0.25],
            [0.5, 0.25],
            [0.5, 1.3, 0.4],
            [0, 1.34],
          ],
          grille,
        ),
        torus(0.5, 0.035, steel, 0, 0.25, 0, PI / 2),
        cyl(0.13, 0.13, 0.1, steel, 0, -0.55, 0.5, PI / 2),
        cyl(0.05, 0.05, 0.02, glow('#e56b4e', 1), 0, -0.1, 0.5, PI / 2),
        plane(
          0.5,
          0.16,
          M('#fff', 0.5, 0, {
            transparent: true,
            map: label(320, 100, null, light(c.hex) ? '#5b5548' : '#dfe2e6', [
              ['LULL', 72, 0.5, 700, undefined, SANS, 10],
            ]),
          }),
          0,
          -0.87,
          0.502,
        ),
      );
      const yoke = [
        [-0.62, 0, 0],
        [-0.64, -0.7, 0],
        [-0.5, -1.35, 0],
        [0, -1.62, 0],
        [0.5, -1.35, 0],
        [0.64, -0.7, 0],
        [0.62, 0, 0],
      ];
      return group(
        sub(
          [
            mic,
            tube(yoke, 0.07, body),
            [-1, 1].map((s) => cyl(0.14, 0.14, 0.14, steel, s * 0.62, 0, 0, 0, 0, PI / 2)),
          ],
          0,
          2.25,
          0,
        ),
        cyl(0.1, 0.1, 0.5, steel, 0, 0.45, 0),
        lathe(
          [
            [0, 0],
            [0.95, 0, 0.03],
            [0.93, 0.14, 0.06],
            [0.2, 0.24, 0.1],
            [0, 0.24],
          ],
          body,
        ),
      );
    },
  },
  'desktop-speakers': {
    a: [-0.5, 0.16, 0.74],
    b: [0.55, 0.3, 0.74],
    c: [-0.4, 0.15, 2, -0.35, 0.1],
    make(c) {
      const wooden = c.id === 'walnut',
        cab = wooden ? wood(c.hex) : plastic(c.hex, { roughness: 0.5 }),
        front = matte('#25272b'),
        cone = M(wooden ? '#d8cfbd' : '#c9ccd0', 0.55),
        ring = metal('#8d9197', 0.3),
        edge = rubber('#141517');
      const one = (x, r) =>
        sub(
          [
            box(1.35, 2.1, 1.3, 0.07, cab, 0, 1.05, 0),
            card(1.22, 1.97, 0.06, 0.06, 0.02, front, 0, 1.05, 0.64),
            sub(
              [
                lathe(
                  [
                    [0.3, 0.03],
                    [0.5, 0.03, 0.03],
                    [0.5, 0.1, 0.03],
                    [0.43, 0.1, 0.03],
                    [0.4, 0.02],
                  ],
                  edge,
                ),
                lathe(
                  [
                    [0, 0.0],
                    [0.14, 0.0],
                    [0.43, 0.07],
                    [0.43, 0.02],
                    [0, -0.02],
                  ],
                  cone,
                ),
                lathe(
                  [
                    [0, 0.08],
                    [0.1, 0.06],
                    [0.15, 0.02],
                    [0, 0.0],
                  ],
                  edge,
                ),
                torus(0.51, 0.03, ring, 0, 0.05, 0, PI / 2),
              ],
              0,
              0.74,
              0.67,
              PI / 2,
            ),
            sub(
              [
                torus(0.24, 0.03, ring, 0, 0.03, 0, PI / 2),
                lathe(
                  [
                    [0, 0.07],
                    [0.07, 0.055],
                    [0.13, 0.02],
                    [0.22, 0.04],
                    [0.22, 0],
                    [0, 0],
                  ],
                  cone,
                ),
              ],
              0,
              1.58,
              0.67,
              PI / 2,
            ),
            r && cyl(0.09, 0.09, 0.1, ring, 0.45, 0.2, 0.69, PI / 2),
          ],
          x,
          0,
          0,
          0,
          -x * 0.12,
        );
      return group(one(-1.15), one(1.15, true));
    },
  },
  'inkjet-printer': {
    a: [-0.5, 0.36, 0.74],
    b: [0.6, 0.45, 0.74],
    make(c) {
      const body = plastic(c.hex),
        dark = plastic('#3a3d42'),
        sheet = paper(
          label(512, 512, '#ffffff', '#345', [['Meridian', 60, 0.2, 700, '#0b6b57', SERIF2]], (x, w) => {
            const g = x.createLinearGradient(0, 0, w, 300);
            g.addColorStop(0, '#f1b36a');
            g.addColorStop(0.5, '#d96f52');
            g.addColorStop(1, '#3f6d8c');
            x.fillStyle = g;
            x.fillRect(40, 170, w - 80, 300);
          }),
        );
      return group(
        box(3.8, 1.25, 2.5, 0.2, body, 0, 0.68, 0),
        box(3.7, 0.14, 2.4, 0.06, M(shade(c.hex, -0.05), 0.5), 0, 1.33, -0.02),
        box(2.7, 0.36, 0.5, 0.05, M('#17181b', 0.6), 0.3, 0.5, 1.04),
        sub([box(2.4, 0.06, 1.3, 0.03, dark)], 0.3, 0.34, 1.75, 0.06),
        sub(plane(1.9, 1.4, sheet), 0.3, 0.41, 1.7, -PI / 2 + 0.06),
        sub(
          [
            card(0.9, 0.55, 0.06, 0.06, 0.02, gloss('#141619')),
            face(0.72, 0.4, 0.03, picture(wallpaper(190, 256, 144)), 0, 0, 0.032),
          ],
          -1.35,
          1.0,
          1.26,
          -0.35,
        ),
        sub(
          [box(2.3, 1.1, 0.07, 0.03, body), plane(2, 1.35, M('#fff', 0.8), 0, 0.35, 0.05)],
          0,
          1.75,
          -1.05,
          -0.3,
        ),
        cyl(0.08, 0.08, 0.04, glow('#8fd0e8'), 1.6, 1.05, 1.25, PI / 2),
      );
    },
  },
};
