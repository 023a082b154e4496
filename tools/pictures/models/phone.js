import {
  ball,
  box,
  capsule,
  card,
  clock,
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
  metal,
  outline,
  PI,
  picture,
  plane,
  rrect,
  rubber,
  SANS,
  satin,
  shade,
  slab,
  sub,
  T,
  tex,
  torus,
  tube,
  wallpaper,
  wood,
} from './kit.js';

const steel = (c = '#cdd0d5', r = 0.22) => metal(c, r);
const clear = (map) => M('#fff', 0.5, 0, { map, transparent: true });
const hue = (hex) => {
  const h = new T.Color(hex).getHSL({}, T.SRGBColorSpace);
  return h.s < 0.12 ? 28 : Math.round(h.h * 360);
};
const black = () => M('#0b0c0e', 0.12, 0, { clearcoat: 1 });
const lens = (r) =>
  group(
    cyl(r, r, 0.07, steel('#b5b9bf', 0.2), 0, 0, 0, PI / 2),
    disc(r * 0.84, M('#0c0d10', 0.05, 0, { clearcoat: 1 }), 0, 0, 0.037),
    disc(r * 0.5, M('#1b2740', 0.03, 0.3, { clearcoat: 1 }), 0, 0, 0.038),
    disc(r * 0.16, M('#5d77b5', 0.05, 0.3), r * 0.14, r * 0.14, 0.039),
  );
const screenOf = (w, h, r, map, hole = true) =>
  group(
    face(w - 0.05, h - 0.05, r, black()),
    face(w - 0.14, h - 0.14, r * 0.75, picture(map), 0, 0, 0.002),
    hole && disc(0.045, M('#050506', 0.1), 0, h / 2 - 0.17, 0.004),
  );
const handset = (c, w, h, r, map) =>
  group(
    card(w, h, 0.17, r, 0.045, metal(shade(c.hex, 0.03, -0.05), 0.25)),
    sub(screenOf(w, h, r * 0.9, map), 0, 0, 0.087),
    box(0.03, 0.34, 0.06, 0.014, metal(shade(c.hex, -0.03), 0.3), w / 2 + 0.005, h * 0.2, 0),
    sub(
      card(
        w - 0.02,
        h - 0.02,
        0.02,
        r,
        0.008,
        M(c.hex, 0.32, 0.15, { clearcoat: 0.7, clearcoatRoughness: 0.25 }),
      ),
      0,
      0,
      -0.082,
    ),
  );
const mark = (c, text) =>
  plane(
    0.62,
    0.16,
    clear(
      label(360, 92, null, shade(c.hex, light(c.hex) ? -0.25 : 0.3), [
        [text, 64, 0.5, 600, undefined, SANS, 10],
      ]),
    ),
    0,
    0,
    0,
    0,
    PI,
  );

export default {
  smartphone: {
    a: [-0.22, 0.1, 0.74],
    b: [0.35, 0.16, 0.74],
    c: [2.85, 0.15, 2, 0.1, 0.45],
    make(c, angle) {
      const one = () => {
        const g = handset(c, 1.5, 3.15, 0.24, wallpaper(hue(c.hex), 512, 1075, clock));
        g.add(
          sub(
            [
              card(0.66, 1.1, 0.05, 0.2, 0.02, M(shade(c.hex, -0.03), 0.25, 0.2, { clearcoat: 1 })),
              [0.3, -0.3].map((y) => sub(lens(0.2), 0, y, 0.04)),
              sub(lens(0.12), 0.0, 0, 0.02),
              disc(0.05, M('#f5ecd2', 0.3), 0.22, 0.0, 0.028),
            ],
            0.36,
            0.92,
            -0.11,
            0,
            PI,
          ),
          sub(mark(c, 'HALO'), 0, -0.2, -0.0935),
        );
        return g;
      };
      if (angle === 'c') return sub(one(), 0, 1.62, 0, 0.05);
      return group(
        sub(one(), -0.42, 1.62, 0.25, -0.1, -0.3, 0.02),
        sub(one(), 0.85, 1.62, -0.45, 0.1, PI + 0.42, 0),
      );
    },
  },
  'compact-phone': {
    a: [-0.4, 0.5, 0.7],
    b: [0.5, 0.68, 0.7],
    make(c) {
      const one = () => {
        const g = handset(c, 1.4, 2.75, 0.3, wallpaper(hue(c.hex) + 20, 512, 1005, clock));
        g.add(
          ...[0.24, -0.24].map((x) => sub(lens(0.2), x + 0.3, 1.0, -0.12, 0, PI)),
          sub(mark(c, 'PIP'), 0, -0.1, -0.0935),
        );
        return g;
      };
      return group(
        sub(one(), 0.62, 0.1, -0.45, PI / 2, 0, 0.45),
        sub(one(), -0.5, 0.2, 0.3, -PI / 2 + 0.02, 0, 0.25).translateZ(0.02),
      );
    },
  },
  'foldable-phone': {
    a: [-0.1, 0.24, 0.74],
    b: [2.9, 0.22, 0.74],
    make(c) {
      const art = wallpaper(hue(c.hex) + 160, 1024, 1024, (x, _w, _h) => {
        x.fillStyle = '#fff';
        x.font = `700 96px ${SANS}`;
        x.fillText('10:24', 80, 170);
        x.font = `500 34px ${SANS}`;
        x.fillText('Friday, 12 June', 84, 230);
        for (let i = 0; i < 10; i++) {
          x.globalAlpha = 0.9;
          x.fillStyle = ['#f3e3c8', '#e56b4e', '#e7b04a', '#5aa878', '#4f8fc0'][i % 5];
          x.beginPath();
          x.roundRect(90 + (i % 5) * 178, 640 + Math.floor(i / 5) * 170, 116, 116, 30);
          x.fill();
        }
        x.globalAlpha = 1;
      });
      const half = (s) => {
        const t = art.clone();
        t.repeat.set(0.5, 1);
        t.offset.set(s < 0 ? 0 : 0.5, 0);
        const body = card(1.5, 3.1, 0.1, 0.16, 0.03, metal(shade(c.hex, 0.04), 0.28), (s * 1.5) / 2, 0, 0);
        const back = card(
          1.46,
          3.06,
          0.02,
          0.16,
          0.006,
          M(c.hex, 0.4, 0.1, { clearcoat: 0.6 }),
          (s * 1.5) / 2,
          0,
          -0.048,
        );
        const scr = group(
          plane(1.47, 3.0, black(), s * 0.745, 0, 0.0515),
          plane(1.41, 2.9, picture(t), s * 0.71, 0, 0.053),
        );
        const cam =
          s > 0
            ? sub(
                [
                  card(0.5, 1.15, 0.05, 0.16, 0.02, M(shade(c.hex, -0.04), 0.25, 0.2, { clearcoat: 1 })),
                  [0.34, 0, -0.34].map((y) => sub(lens(0.14), 0, y, 0.04)),
                ],
                1.1,
                0.85,
                -0.08,
                0,
                PI,
              )
            : sub(
                [
                  face(1.34, 2.95, 0.12, black()),
                  face(1.28, 2.86, 0.1, picture(wallpaper(hue(c.hex) + 160, 420, 920, clock)), 0, 0, 0.002),
                ],
                -0.75,
                0,
                -0.06,
                0,
                PI,
              );
        return group(body, back, scr, cam);
      };
      return sub(
        [
          sub(half(-1), 0, 0, 0, 0, 0.36),
          sub(half(1), 0, 0, 0, 0, -0.36),
          cyl(0.06, 0.06, 3.1, steel(), 0, 0, -0.03),
        ],
        0,
        1.56,
        0,
        -0.02,
        0.05,
      );
    },
  },
  'flip-phone': {
    a: [-0.5, 0.24, 0.7],
    b: [0.6, 0.3, 0.7],
    make(c) {
      const map = wallpaper(hue(c.hex), 512, 1100, clock),
        body = metal(shade(c.hex, 0.02), 0.28),
        paint = M(c.hex, 0.35, 0.1, { clearcoat: 0.7 });
      const half = (s) => {
        const t = map.clone();
        t.repeat.set(1, 0.5);
        t.offset.set(0, s < 0 ? 0 : 0.5);
        return group(
          card(1.5, 1.55, 0.13, 0.2, 0.04, body, 0, s * 0.775, 0),
          card(1.46, 1.5, 0.03, 0.2, 0.01, paint, 0, s * 0.775, -0.06),
          plane(1.42, 1.5, black(), 0, s * 0.745, 0.0665),
          plane(1.34, 1.43, picture(t), 0, s * 0.715, 0.068),
        );
      };
      const open = group(
        sub(half(-1), 0, 0.07, 0, -PI / 2),
        sub(half(1), 0, 0.07, 0, -0.22),
        cyl(0.085, 0.085, 1.44, body, 0, 0.07, -0.03, 0, 0, PI / 2),
      );
      const closed = group(
        card(1.5, 1.55, 0.3, 0.2, 0.05, paint, 0, 0, 0),
        card(1.52, 1.5, 0.03, 0.2, 0.01, body),
        face(1.34, 0.86, 0.1, black(), 0, 0.25, 0.152),
        face(
          0.76,
          0.76,
          0.08,
          picture(
            wallpaper(hue(c.hex) + 20, 256, 256, (x) => {
              x.fillStyle = '#fff';
              x.textAlign = 'center';
              x.font = `700 74px ${SANS}`;
              x.fillText('10:24', 128, 150);
            }),
          ),
          0.24,
          0.25,
          0.154,
        ),
        sub(lens(0.16), -0.42, 0.45, 0.16),
        sub(lens(0.16), -0.42, 0.05, 0.16),
        plane(
          0.5,
          0.13,
          clear(label(320, 84, null, shade(c.hex, -0.28), [['HALO', 60, 0.5, 600, undefined, SANS, 10]])),
          0,
          -0.45,
          0.152,
        ),
      );
      return group(sub(open, -0.75, 0, -0.3, 0, 0.1), sub(closed, 0.8, 0.16, 1.05, -PI / 2 + 0.0, 0, -0.25));
    },
  },
  'phone-case': {
    a: [-0.3, 0.16, 0.72],
    b: [0.4, 0.24, 0.72],
    c: [-0.25, 0.2, 1.9, -0.2, 0.35],
    make(c) {
      const soft = M(c.hex, 0.62, 0, { clearcoat: 0.15, clearcoatRoughness: 0.6 });
      const w = 1.6,
        h = 3.25,
        shell = () => {
          const s = rrect(w, h, 0.28),
            hole = new T.Path();
          const q = rrect(0.72, 1.16, 0.2)
            .getPoints(14)
            .map((v) => new T.Vector2(v.x - 0.36, v.y + 0.92));
          hole.setFromPoints(q.reverse());
          s.holes.push(hole);
          const rim = rrect(w, h, 0.28),
            open = new T.Path();
          open.setFromPoints(
            rrect(w - 0.14, h - 0.14, 0.23)
              .getPoints(14)
              .reverse(),
          );
          rim.holes.push(open);
          return group(slab(s, 0.07, 0.025, soft, 0, 0, 0.09), slab(rim, 0.25, 0.02, soft));
        };
      const ringMag = (r) => [
        torus(r, 0.018, M(shade(c.hex, -0.08), 0.6), 0.0, -0.35, 0.125),
        card(0.035, 0.4, 0.02, 0.015, 0.005, M(shade(c.hex, -0.08), 0.6), 0, -1.12, 0.122),
      ];
      const front = group(
        shell(),
        ringMag(0.46),
        plane(
          0.5,
          0.13,
          clear(
            label(320, 84, null, shade(c.hex, light(c.hex) ? -0.22 : 0.2), [
              ['SOFT', 58, 0.5, 600, undefined, SANS, 12],
            ]),
          ),
          0,
          -1.4,
          0.127,
        ),
      );
      const phone = group(
        card(1.46, 3.1, 0.15, 0.23, 0.04, metal('#c9ccd1', 0.3)),
        card(1.44, 3.08, 0.02, 0.23, 0.006, M('#e9e6de', 0.4), 0, 0, 0.07),
        sub(
          [
            card(0.62, 1.05, 0.05, 0.18, 0.02, M('#dedbd3', 0.25, 0.2, { clearcoat: 1 })),
            sub(lens(0.19), 0, 0.28, 0.04),
            sub(lens(0.19), 0, -0.28, 0.04),
          ],
          -0.36,
          0.92,
          0.1,
        ),
      );
      return group(
        sub([front, phone.translateZ(-0.03)], -0.5, 1.66, 0.25, -0.08, 0.22, 0.02),
        sub(shell(), 0.95, 1.64, -0.5, -0.04, PI - 0.25, 0),
      );
    },
  },
  'wall-charger': {
    a: [-0.5, 0.24, 0.66],
    b: [0.6, 0.4, 0.66],
    make(c) {
      const body = gloss(c.hex, { roughness: 0.4, clearcoat: 0.6 }),
        hole = M('#17181a', 0.5),
        port = (y) =>
          group(
            card(0.5, 0.2, 0.03, 0.095, 0.01, steel('#a9adb3', 0.3), 0, y, 0),
            card(0.44, 0.14, 0.035, 0.065, 0.005, hole, 0, y, 0.001),
            box(0.28, 0.04, 0.03, 0.01, steel('#c9b27a'), 0, y, 0.005),
          );
      return group(
        box(1.55, 1.75, 1.75, 0.2, body, 0, 0.9, 0),
        card(1.1, 1.3, 0.03, 0.16, 0.01, M(shade(c.hex, light(c.hex) ? -0.05 : 0.05), 0.4), 0, 0.9, 0.87),
        sub([port(0.28), port(-0.12)], 0, 0.98, 0.89),
        plane(
          0.7,
          0.2,
          clear(label(380, 110, null, light(c.hex) ? '#8b8d90' : '#c6c9cd', [['65 W', 80, 0.5, 700]])),
          0,
          0.5,
          0.888,
        ),
        plane(
          0.9,
          0.24,
          clear(
            label(420, 112, null, light(c.hex) ? '#9a9c9f' : '#c6c9cd', [
              ['SOLVI', 76, 0.5, 700, undefined, SANS, 14],
            ]),
          ),
          -0.778,
          0.95,
          0,
          0,
          -PI / 2,
        ),
        [-0.3, 0.3].map((x) => cyl(0.09, 0.09, 0.7, steel(), x, 0.9, -1.15, PI / 2)),
        [-0.3, 0.3].map((x) => cyl(0.1, 0.1, 0.3, M('#2a2c2f', 0.5), x, 0.9, -0.98, PI / 2)),
        tube(
          [
            [0, 0.86 + 0.0, 1.25],
            [0.05, 0.8, 1.6],
            [0.4, 0.2, 2.0],
            [1.2, 0.08, 1.9],
            [1.7, 0.08, 1.2],
            [1.5, 0.08, 0.4],
          ],
          0.065,
          M(shade(c.hex, light(c.hex) ? -0.03 : 0.05), 0.6),
        ),
        sub([box(0.42, 0.17, 0.3, 0.07, M(shade(c.hex, light(c.hex) ? -0.03 : 0.05), 0.5))], 0, 0.86, 1.08),
        box(0.3, 0.09, 0.2, 0.03, steel(), 0, 0.86, 0.93),
      );
    },
  },
  'power-bank': {
    a: [-0.5, 0.34, 0.68],
    b: [0.6, 0.5, 0.68],
    make(c) {
      const body = M(c.hex, 0.5, 0.1, { clearcoat: 0.3, clearcoatRoughness: 0.4 }),
        hole = M('#121315', 0.5);
      return group(
        sub(
          [
            card(1.75, 3.2, 0.62, 0.32, 0.2, body),
            plane(
              0.9,
              0.3,
              clear(
                label(420, 140, null, light(c.hex) ? '#85878a' : '#cfd2d6', [
                  ['SOLVI', 84, 0.5, 700, undefined, SANS, 14],
                ]),
              ),
              0,
              -0.9,
              0.312,
            ),
            plane(
              0.9,
              0.2,
              clear(
                label(480, 106, null, light(c.hex) ? '#9a9c9f' : '#aeb2b7', [['20 000 mAh', 66, 0.5, 400]]),
              ),
              0,
              -1.2,
              0.312,
            ),
            face(0.62, 0.3, 0.07, M('#101214', 0.1, 0, { clearcoat: 1 }), 0, 1.1, 0.312),
            plane(
              0.5,
              0.22,
              new T.MeshBasicMaterial({
                map: label(220, 96, '#101214', '#bfe6cf', [['86 %', 74, 0.54, 700]]),
              }),
              0,
              1.1,
              0.314,
            ),
          ],
          0,
          0.32,
          0,
          -PI / 2,
          0,
          0.0,
        ),
        sub(
          [
            card(0.36, 0.15, 0.03, 0.07, 0.01, steel('#9da1a7', 0.3), -0.4),
            card(0.3, 0.1, 0.035, 0.05, 0.005, hole, -0.4),
            card(0.42, 0.2, 0.03, 0.03, 0.01, steel('#9da1a7', 0.3), 0.25),
            card(0.36, 0.14, 0.035, 0.02, 0.005, hole, 0.25),
          ],
          0,
          0.32,
          -1.6,
        ),
        sub(
          [
            card(0.36, 0.15, 0.03, 0.07, 0.01, steel('#9da1a7', 0.3), -0.35),
            card(0.3, 0.1, 0.035, 0.05, 0.005, hole, -0.35),
            card(0.42, 0.2, 0.03, 0.03, 0.01, steel('#9da1a7', 0.3), 0.3),
            card(0.36, 0.14, 0.035, 0.02, 0.005, hole, 0.3),
          ],
          0,
          0.32,
          1.6,
        ),
        tube(
          [
            [0.98, 0.4, -0.6],
            [1.2, 0.1, -0.3],
            [1.5, 0.08, 0.4],
            [1.2, 0.08, 1.2],
            [1.6, 0.08, 1.7],
            [2.0, 0.08, 1.1],
          ],
          0.06,
          M('#e9e6de', 0.6),
        ).translateZ(0),
        sub(
          [box(0.2, 0.13, 0.36, 0.05, M('#e9e6de', 0.5)), box(0.15, 0.07, 0.18, 0.03, steel(), 0, 0, -0.24)],
          2.03,
          0.09,
          0.9,
          0,
          -0.15,
        ),
      );
    },
  },
  'usb-c-cable': {
    a: [-0.3, 0.7, 0.72],
    b: [0.5, 0.5, 0.72],
    make(c) {
      const braid = tex(64, 64, (x) => {
        x.fillStyle = c.hex;
        x.fillRect(0, 0, 64, 64);
        x.strokeStyle = shade(c.hex, -0.13);
        x.lineWidth = 7;
        for (let i = -64; i < 128; i += 21) {
          x.beginPath();
          x.moveTo(i, 0);
          x.lineTo(i + 64, 64);
          x.moveTo(i + 64, 0);
          x.lineTo(i, 64);
          x.stroke();
        }
      });
      braid.wrapS = braid.wrapT = T.RepeatWrapping;
      braid.repeat.set(220, 3);
      const m = M('#fff', 0.8, 0, { map: braid }),
        end = satin(light(c.hex) ? '#c9ccd1' : '#8d9197'),
        pts = [];
      for (let i = 0; i <= 90; i++) {
        const t = (i / 90) * PI * 2 * 3.2 + 0.6,
          r = 1.42 - 0.1 * Math.sin(i * 0.21) - i * 0.0012;
        pts.push([Math.sin(t) * r, 0.09 + i * 0.0062 + 0.03 * Math.sin(t * 2.3), Math.cos(t) * r]);
      }
      const _a = pts[0],
        z = pts[90];
      const plug = (x, y, zz, r) =>
        sub(
          [
            capsule(0.085, 0.2, rubber(shade(c.hex, -0.1)), 0, 0, 0.0, PI / 2),
            box(0.34, 0.2, 0.5, 0.09, end, 0, 0, 0.36),
            card(0.24, 0.1, 0.24, 0.045, 0.02, steel(), 0, 0, 0.7),
          ],
          x,
          y,
          zz,
          0,
          r,
        );
      const line = [
        [2.0, 0.1, 1.35],
        [1.6, 0.1, 1.25],
        ...pts.slice(2),
        [z[0] + 0.5, 0.55, z[2] + 0.3],
        [z[0] + 1.0, 0.2, z[2] + 0.65],
        [z[0] + 1.35, 0.12, z[2] + 0.85],
      ];
      const tie = sub(
        [
          torus(0.26, 0.05, rubber('#2b2d31'), 0, 0, 0),
          box(0.14, 0.5, 0.08, 0.03, rubber('#2b2d31'), 0.25, 0.0, 0),
        ],
        -1.36,
        0.3,
        0.1,
        0,
        0.05,
      );
      tie.scale.set(1.1, 1, 3);
      return group(
        tube(line, 0.078, m, false, 700),
        plug(2.05, 0.11, 1.38, 1.2),
        plug(z[0] + 1.4, 0.12, z[2] + 0.88, 1.0),
        tie,
      );
    },
  },
  'wireless-earbuds': {
    a: [-0.35, 0.34, 0.7],
    b: [0.5, 0.5, 0.7],
    c: [-0.3, 0.3, 1.9, 0, 0.2],
    make(c) {
      const body = gloss(c.hex, { roughness: 0.3 }),
        inner = M(shade(c.hex, light(c.hex) ? -0.07 : 0.05), 0.5),
        tip = rubber(light(c.hex) ? '#e3e0d9' : '#17181a'),
        st = steel();
      const bud = (s) =>
        group(
          (() => {
            const b = ball(0.34, body);
            b.scale.set(1, 1.05, 0.9);
            return b;
          })(),
          sub(
            [capsule(0.125, 0.75, body, 0, -0.45, 0), cyl(0.09, 0.1, 0.04, st, 0, -0.95, 0)],
            s * 0.1,
            -0.05,
            0.05,
            0.06,
            0,
            s * 0.08,
          ),
          sub(
            [
              lathe(
                [
                  [0, 0],
                  [0.14, 0],
                  [0.2, 0.08, 0.06],
                  [0.26, 0.2, 0.08],
                  [0.16, 0.36, 0.08],
                  [0.08, 0.38],
                  [0, 0.34],
                ],
                tip,
              ),
            ],
            -s * 0.12,
            0.06,
            0.16,
            1.0,
            0,
            s * 0.75,
          ),
          disc(0.07, M('#2a2c2f', 0.6), s * 0.2, 0.12, 0.268, -0.3, s * 0.5),
        );
      const caseB = group(
        sub(card(2.5, 1.05, 0.95, 0.5, 0.36, body), 0, 0.5, 0, -PI / 2).translateZ(0),
        sub(card(2.3, 0.86, 0.03, 0.42, 0.01, inner), 0, 0.985, 0, -PI / 2),
        torus(0.3, 0.02, inner, -0.55, 1.0, 0, PI / 2),
        torus(0.3, 0.02, inner, 0.55, 1.0, 0, PI / 2),
        disc(0.045, glow('#79d39c', 1.4), 0, 0.55, 0.53),
      );
      const lid = sub(
        [
          sub(card(2.5, 1.05, 0.5, 0.5, 0.24, body), 0, 0, 0),
          sub(card(2.28, 0.84, 0.03, 0.42, 0.01, inner), 0, 0, 0.245),
          plane(
            0.6,
            0.16,
            clear(
              label(320, 84, null, light(c.hex) ? '#a7a9ab' : '#a9adb3', [
                ['LULL', 60, 0.5, 700, undefined, SANS, 14],
              ]),
            ),
            0,
            0,
            0.263,
          ),
        ],
        0,
        1.45,
        -0.66,
        -0.22,
      );
      return group(
        caseB,
        lid,
        sub(bud(-1), -0.55, 1.35, 0.02, 0.1, -0.2),
        sub(bud(1), 0.55, 1.35, 0.02, 0.1, 0.2),
      );
    },
  },
  'smart-watch': {
    a: [-0.4, 0.22, 0.76],
    b: [0.5, 0.18, 0.76],
    c: [-0.3, 0.25, 2, 0, 0.05],
    make(c) {
      const caseM = metal(c.id === 'rose' ? '#e0b7a6' : c.id === 'sage' ? '#cfd3d0' : '#5b5f65', 0.25),
        band = M(c.hex, 0.62, 0, { clearcoat: 0.15, clearcoatRoughness: 0.5 });
      const ui = tex(420, 512, (x, w, h) => {
        x.fillStyle = '#060708';
        x.fillRect(0, 0, w, h);
        x.lineCap = 'round';
        x.lineWidth = 20;
        x.strokeStyle = '#26312e';
        x.beginPath();
        x.arc(w / 2, 330, 112, 2.5, 6.92);
        x.stroke();
        x.strokeStyle = '#6fd0ae';
        x.beginPath();
        x.arc(w / 2, 330, 112, 2.5, 5.6);
        x.stroke();
        x.fillStyle = '#fff';
        x.textAlign = 'center';
        x.font = `700 68px ${SANS}`;
        x.fillText('6,204', w / 2, 345);
        x.font = `400 32px ${SANS}`;
        x.fillStyle = '#9fb5ad';
        x.fillText('steps', w / 2, 392);
        [0, 1, 2, 3, 4, 5, 6].forEach((i) => {
          x.fillStyle = i === 4 ? '#f0b35a' : '#5b4a33';
          x.beginPath();
          x.roundRect(
            w / 2 - 98 + i * 29,
            486 - [14, 26, 20, 32, 38, 22, 16][i],
            18,
            [14, 26, 20, 32, 38, 22, 16][i],
            6,
          );
          x.fill();
        });
        x.fillStyle = '#fff';
        x.textAlign = 'center';
        x.font = `700 100px ${SANS}`;
        x.fillText('10:24', w / 2, 140);
      });
      const head = group(
        card(1.5, 1.78, 0.42, 0.42, 0.17, caseM),
        face(1.4, 1.68, 0.37, black(), 0, 0, 0.212),
        face(1.2, 1.46, 0.28, picture(ui, { emissiveIntensity: 0.8 }), 0, 0, 0.215),
        cyl(0.13, 0.13, 0.13, caseM, 0.79, 0.3, 0, 0, 0, PI / 2),
        box(0.05, 0.36, 0.12, 0.02, caseM, 0.765, -0.28, 0),
      );
      const pts = (k) =>
        Array.from({ length: 61 }, (_, i) => {
          const t = 0.72 + ((PI * 2 - 1.44) * i) / 60;
          return [Math.cos(t) * (1.08 + k), Math.sin(t) * (1.28 + k)];
        });
      const strap = slab(
        outline([...pts(0.05), ...pts(-0.05).reverse()]),
        1.12,
        0.04,
        band,
        0,
        0,
        0,
        0,
        -PI / 2,
        0,
      );
      const keeper = [2.5, 2.72, 2.94].map((t) => {
        const d = disc(0.06, M(shade(c.hex, -0.14), 0.7), 0, -Math.sin(t) * 1.34, Math.cos(t) * 1.14);
        d.lookAt(0, -Math.sin(t) * 5, Math.cos(t) * 5);
        return d;
      });
      return sub([sub(head, 0, 0, 0.9), strap, keeper], 0, 1.34, 0, -0.35);
    },
  },
  'charging-pad': {
    a: [-0.35, 0.42, 0.74],
    b: [0.5, 0.6, 0.74],
    make(c) {
      const pad = M(c.hex, 0.55, 0, { clearcoat: 0.3 }),
        map = wallpaper(165, 512, 1075, clock),
        ph = { hex: '#8fa68a' };
      return group(
        lathe(
          [
            [0, 0],
            [1.5, 0, 0.05],
            [1.55, 0.12, 0.05],
            [1.5, 0.24, 0.06],
            [0, 0.26],
          ],
          steel('#c6cacf', 0.3),
        ),
        lathe(
          [
            [0, 0.2],
            [1.46, 0.2, 0.02],
            [1.42, 0.29, 0.04],
            [0, 0.3],
          ],
          pad,
        ),
        torus(0.7, 0.02, M(shade(c.hex, light(c.hex) ? -0.12 : 0.1), 0.6), 0, 0.3, 0, PI / 2),
        disc(0.05, glow('#79d39c', 1.4), 0, 0.18, 1.565),
        tube(
          [
            [0, 0.12, -1.5],
            [0.1, 0.1, -1.9],
            [0.9, 0.07, -2.3],
            [1.9, 0.07, -2.0],
            [2.3, 0.07, -1.2],
          ],
          0.07,
          M(c.hex, 0.6),
        ),
        sub(handset(ph, 1.5, 3.15, 0.24, map), -0.15, 0.4, 0.25, -PI / 2, 0, 0.5),
      );
    },
  },
  'phone-stand': {
    a: [-0.55, 0.24, 0.74],
    b: [0.6, 0.34, 0.74],
    make(c) {
      const m = c.id === 'oak' ? wood(c.hex) : satin(c.hex),
        phone = handset({ hex: '#5b6b86' }, 1.5, 3.15, 0.24, wallpaper(330, 512, 1075, clock)),
        soft = rubber('#3a3d42');
      return group(
        sub(card(2.0, 2.2, 0.12, 0.24, 0.04, m), 0, 0.06, 0, -PI / 2),
        c.id === 'oak'
          ? sub([card(0.9, 2.3, 0.16, 0.12, 0.04, m)], 0, 1.1, -0.35, -0.12)
          : sub([card(0.75, 2.0, 0.13, 0.1, 0.04, m)], 0, 0.95, -0.35, -0.12),
        sub(
          [
            card(1.5, 1.9, 0.1, 0.2, 0.035, m),
            card(1.2, 1.5, 0.03, 0.15, 0.01, soft, 0, 0.05, 0.06),
            box(1.3, 0.12, 0.5, 0.05, m, 0, -0.92, 0.22),
            box(1.3, 0.3, 0.12, 0.05, m, 0, -0.8, 0.46),
            sub(phone, 0, 0.78, 0.2),
          ],
          0,
          1.75,
          -0.15,
          -0.3,
        ),
      );
    },
  },
};
