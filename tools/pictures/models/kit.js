// Small vocabulary the models are written in. One unit is about ten centimetres for small things;
// the camera fits whatever it is given, so only the proportions inside one model matter.
import * as T from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';

export { T };
export const PI = Math.PI;
export const SANS = '"Liberation Sans", Arial, sans-serif';
export const SERIF = '"Liberation Serif", Georgia, serif';

// ---- colour
export const shade = (hex, lightness = 0, saturation = 0) => {
  const c = new T.Color(hex);
  const h = c.getHSL({}, T.SRGBColorSpace);
  const k = (v) => Math.min(1, Math.max(0, v));
  return `#${c.setHSL(h.h, k(h.s + saturation), k(h.l + lightness), T.SRGBColorSpace).getHexString()}`;
};
export const mix = (a, b, t) => `#${new T.Color(a).lerp(new T.Color(b), t).getHexString()}`;
export const light = (hex) => new T.Color(hex).getHSL({}, T.SRGBColorSpace).l > 0.55;

// ---- materials
export const M = (color, roughness = 0.45, metalness = 0, more = {}) =>
  new T.MeshPhysicalMaterial({ color, roughness, metalness, ...more });
export const plastic = (c, more) => M(c, 0.42, 0, { clearcoat: 0.25, clearcoatRoughness: 0.35, ...more });
export const gloss = (c, more) => M(c, 0.28, 0, { clearcoat: 1, clearcoatRoughness: 0.06, ...more });
export const matte = (c, more) => M(c, 0.85, 0, more);
export const rubber = (c = '#24262a', more) => M(c, 0.75, 0, more);
export const metal = (c = '#c9ccd1', rough = 0.28, more) => M(c, rough, 1, more);
export const satin = (c, more) => M(c, 0.38, 0.75, more);
export const leather = (c, more) =>
  M(c, 0.58, 0, { clearcoat: 0.15, clearcoatRoughness: 0.5, bumpMap: grain(), bumpScale: 0.6, ...more });
export const cloth = (c, more) =>
  M(c, 0.95, 0, {
    sheen: 0.6,
    sheenRoughness: 0.6,
    sheenColor: new T.Color(shade(c, 0.15)),
    bumpMap: weave(),
    bumpScale: 1.2,
    ...more,
  });
export const glass = (c = '#ffffff', opacity = 0.22, more) =>
  M(c, 0.04, 0, {
    transparent: true,
    opacity,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
    side: T.DoubleSide,
    depthWrite: false,
    envMapIntensity: 1.6,
    ...more,
  });
export const liquid = (c, opacity = 0.85) =>
  M(c, 0.1, 0, { transparent: true, opacity, clearcoat: 1, depthWrite: false });
export const glow = (c, power = 1) =>
  new T.MeshStandardMaterial({ color: c, emissive: c, emissiveIntensity: power, roughness: 0.6 });
export const picture = (map, more) =>
  new T.MeshPhysicalMaterial({
    map,
    roughness: 0.1,
    clearcoat: 1,
    emissive: 0xffffff,
    emissiveMap: map,
    emissiveIntensity: 0.45,
    ...more,
  });
export const paper = (map, more) => new T.MeshPhysicalMaterial({ map, roughness: 0.6, ...more });

// ---- textures
export function tex(w, h, draw, srgb = true) {
  const c = document.createElement('canvas');
  c.width = w;
  c.height = h;
  draw(c.getContext('2d'), w, h);
  const t = new T.CanvasTexture(c);
  if (srgb) t.colorSpace = T.SRGBColorSpace;
  t.anisotropy = 4;
  return t;
}
export function random(seed) {
  let s = seed >>> 0;
  return () => (s = (s * 1664525 + 1013904223) >>> 0) / 4294967296;
}
const kept = {};
const keep = (name, make) => (kept[name] ??= make());
const repeat = (t, x, y) => {
  t.wrapS = t.wrapT = T.RepeatWrapping;
  t.repeat.set(x, y);
  return t;
};
export const grain = () =>
  keep('grain', () =>
    repeat(
      tex(
        256,
        256,
        (x, w, h) => {
          const r = random(7);
          x.fillStyle = '#888';
          x.fillRect(0, 0, w, h);
          for (let i = 0; i < 2600; i++) {
            const v = (90 + r() * 120) | 0;
            x.fillStyle = `rgba(${v},${v},${v},.5)`;
            x.beginPath();
            x.ellipse(r() * w, r() * h, 1 + r() * 3, 1 + r() * 2, r() * 3, 0, 7);
            x.fill();
          }
        },
        false,
      ),
      2,
      2,
    ),
  );
export const weave = () =>
  keep('weave', () =>
    repeat(
      tex(
        128,
        128,
        (x, w, h) => {
          x.fillStyle = '#777';
          x.fillRect(0, 0, w, h);
          for (let i = 0; i < 16; i++)
            for (let j = 0; j < 16; j++) {
              x.fillStyle = (i + j) % 2 ? '#a8a8a8' : '#555';
              x.fillRect(i * 8 + 1, j * 8 + 1, 6, 6);
            }
        },
        false,
      ),
      6,
      6,
    ),
  );
export const wood = (c, seed = 3) => {
  const map = tex(512, 512, (x, w, h) => {
    const r = random(seed);
    x.fillStyle = c;
    x.fillRect(0, 0, w, h);
    for (let i = 0; i < 150; i++) {
      const y = r() * h,
        a = 6 + r() * 18;
      x.strokeStyle = shade(c, r() > 0.5 ? -0.07 - r() * 0.06 : 0.04);
      x.globalAlpha = 0.14 + r() * 0.3;
      x.lineWidth = 0.6 + r() * 2.4;
      x.beginPath();
      for (let k = 0; k <= w; k += 16) x.lineTo(k, y + Math.sin(k / 90 + i * 0.13) * a * 0.4);
      x.stroke();
    }
  });
  map.wrapS = map.wrapT = T.RepeatWrapping;
  return M('#ffffff', 0.55, 0, { map, clearcoat: 0.15, clearcoatRoughness: 0.4 });
};
export const mesh3 = (c = '#2a2c30', n = 48) =>
  repeat(
    tex(64, 64, (x, w, h) => {
      x.fillStyle = c;
      x.fillRect(0, 0, w, h);
      x.fillStyle = shade(c, -0.16);
      for (const [a, b] of [
        [16, 16],
        [48, 48],
      ]) {
        x.beginPath();
        x.arc(a, b, 10, 0, 7);
        x.fill();
      }
    }),
    n,
    n,
  );
// lines: [text, size, y, weight, colour, font, spacing]
export const label = (w, h, bg, ink, lines, extra) =>
  tex(w, h, (x) => {
    if (bg) {
      x.fillStyle = bg;
      x.fillRect(0, 0, w, h);
    }
    if (extra) extra(x, w, h);
    x.textAlign = 'center';
    x.textBaseline = 'middle';
    for (const [text, size, y, weight = 600, colour = ink, font = SANS, spacing = 0] of lines) {
      x.fillStyle = colour;
      x.font = `${weight} ${size}px ${font}`;
      x.letterSpacing = `${spacing}px`;
      x.fillText(text, w / 2 + spacing / 2, h * y, w * 0.92);
    }
  });
// a wallpaper of soft overlapping discs, in the family of the product's colour
export const wallpaper = (hue, w, h, over) =>
  tex(w, h, (x) => {
    const g = x.createLinearGradient(0, 0, w, h),
      d = hue % 360 < 130 ? -1 : 1; // warm hues run to pink, cool ones to violet
    g.addColorStop(0, `hsl(${hue},70%,72%)`);
    g.addColorStop(0.55, `hsl(${hue + 35 * d},62%,50%)`);
    g.addColorStop(1, `hsl(${hue + 80 * d},55%,26%)`);
    x.fillStyle = g;
    x.fillRect(0, 0, w, h);
    const m = Math.min(w, h);
    for (let i = 0; i < 6; i++) {
      x.globalAlpha = 0.2;
      x.beginPath();
      x.arc(w * (0.15 + i * 0.16), h * (0.85 - i * 0.13), m * (0.34 + i * 0.07), 0, 7);
      x.fillStyle = `hsl(${hue + i * 18 * d},80%,66%)`;
      x.fill();
    }
    x.globalAlpha = 1;
    if (over) over(x, w, h);
  });
export const clock = (x, w, h) => {
  x.fillStyle = '#fff';
  x.textAlign = 'center';
  x.font = `700 ${w * 0.22}px ${SANS}`;
  x.fillText('10:24', w / 2, h * 0.22);
  x.font = `500 ${w * 0.062}px ${SANS}`;
  x.fillText('Friday, 12 June', w / 2, h * 0.125);
};

// ---- geometry
export const at = (m, x = 0, y = 0, z = 0, rx = 0, ry = 0, rz = 0) => {
  m.position.set(x, y, z);
  m.rotation.set(rx, ry, rz);
  return m;
};
export function mesh(g, m, x, y, z, rx, ry, rz) {
  const k = new T.Mesh(g, m);
  k.castShadow = !m.transparent;
  k.receiveShadow = true;
  return at(k, x, y, z, rx, ry, rz);
}
export const group = (...kids) => {
  const g = new T.Group(),
    all = kids.flat(9).filter(Boolean);
  if (all.length) g.add(...all);
  return g;
};
export const box = (w, h, d, r, m, ...p) =>
  mesh(new RoundedBoxGeometry(w, h, d, 5, Math.min(r, w / 2, h / 2, d / 2) * 0.999), m, ...p);
export const ball = (r, m, ...p) => mesh(new T.SphereGeometry(r, 48, 32), m, ...p);
export const disc = (r, m, ...p) => mesh(new T.CircleGeometry(r, 64), m, ...p);
export const plane = (w, h, m, ...p) => mesh(new T.PlaneGeometry(w, h), m, ...p);
export const torus = (R, r, m, x, y, z, rx, ry, rz, arc = PI * 2) =>
  mesh(new T.TorusGeometry(R, r, 20, 72, arc), m, x, y, z, rx, ry, rz);
export const capsule = (r, len, m, ...p) => mesh(new T.CapsuleGeometry(r, len, 12, 32), m, ...p);

// profile: points [radius, height, fillet?]; corners with a fillet become arcs
export function profile(points) {
  const P = points.map(([a, b, f = 0]) => ({ v: new T.Vector2(Math.max(a, 1e-4), b), f }));
  const out = [];
  const push = (v) => {
    const l = out[out.length - 1];
    if (!l || l.distanceTo(v) > 1e-5) out.push(v.clone());
  };
  const eps = 0.004;
  P.forEach(({ v, f }, i) => {
    const a = P[i - 1]?.v,
      b = P[i + 1]?.v;
    if (!f || !a || !b) {
      if (a) {
        const d = a.clone().sub(v);
        if (d.length() > 0.03) push(v.clone().addScaledVector(d.normalize(), eps));
      }
      push(v);
      if (b) {
        const d = b.clone().sub(v);
        if (d.length() > 0.03) push(v.clone().addScaledVector(d.normalize(), eps));
      }
      return;
    }
    const u = a.clone().sub(v),
      w = b.clone().sub(v);
    const cut = Math.min(f, u.length() * 0.49, w.length() * 0.49);
    u.normalize();
    w.normalize();
    const s = v.clone().addScaledVector(u, cut),
      e = v.clone().addScaledVector(w, cut);
    push(s.clone().addScaledVector(u, eps));
    for (let k = 0; k <= 8; k++) {
      const t = k / 8;
      push(
        new T.Vector2(
          (1 - t) ** 2 * s.x + 2 * t * (1 - t) * v.x + t * t * e.x,
          (1 - t) ** 2 * s.y + 2 * t * (1 - t) * v.y + t * t * e.y,
        ),
      );
    }
    push(e.clone().addScaledVector(w, eps));
  });
  // faces look outwards when the outline runs counter-clockwise, whichever way it was written
  const area = out.reduce((n, v, i) => {
    const w = out[(i + 1) % out.length];
    return n + v.x * w.y - w.x * v.y;
  }, 0);
  if (area < 0) out.reverse();
  return out;
}
export const lathe = (points, m, ...p) => mesh(new T.LatheGeometry(profile(points), 96), m, ...p);
// a smooth profile through the points (no corners), for vases and bulbs
export const latheSmooth = (points, m, ...p) =>
  mesh(
    new T.LatheGeometry(
      new T.SplineCurve(points.map(([a, b]) => new T.Vector2(Math.max(a, 1e-4), b)))
        .getPoints(80)
        .map((v) => v.set(Math.max(v.x, 1e-4), v.y)),
      96,
    ),
    m,
    ...p,
  );
export const cyl = (rt, rb, h, m, x, y, z, rx, ry, rz, f = Math.min(0.03, h * 0.3, rt * 0.4, rb * 0.4)) =>
  lathe(
    [
      [0, -h / 2],
      [rb, -h / 2, f],
      [rt, h / 2, f],
      [0, h / 2],
    ],
    m,
    x,
    y,
    z,
    rx,
    ry,
    rz,
  );
export const pipe = (R, r, h, m, ...p) =>
  lathe(
    [
      [r, -h / 2, 0.02],
      [R, -h / 2, 0.02],
      [R, h / 2, 0.02],
      [r, h / 2, 0.02],
      [r, -h / 2],
    ],
    m,
    ...p,
  );

export function rrect(w, h, r) {
  const s = new T.Shape(),
    x = -w / 2,
    y = -h / 2;
  r = Math.min(r, w / 2 - 1e-3, h / 2 - 1e-3);
  s.moveTo(x + r, y);
  s.lineTo(x + w - r, y);
  s.absarc(x + w - r, y + r, r, -PI / 2, 0);
  s.lineTo(x + w, y + h - r);
  s.absarc(x + w - r, y + h - r, r, 0, PI / 2);
  s.lineTo(x + r, y + h);
  s.absarc(x + r, y + h - r, r, PI / 2, PI);
  s.lineTo(x, y + r);
  s.absarc(x + r, y + r, r, PI, PI * 1.5);
  return s;
}
export const outline = (pts) => {
  const s = new T.Shape();
  pts.forEach(([a, b], i) => (i ? s.lineTo(a, b) : s.moveTo(a, b)));
  s.closePath();
  return s;
};
export const curveShape = (pts, closed = true) =>
  outline(
    new T.SplineCurve((closed ? [...pts, pts[0]] : pts).map((p) => new T.Vector2(...p)))
      .getPoints(90)
      .map((v) => [v.x, v.y]),
  );
// extruded outline with rounded edges, centred in depth
export function slab(shape, depth, bevel, m, ...p) {
  const b = Math.min(bevel, depth / 2 - 1e-4);
  const g = new T.ExtrudeGeometry(shape, {
    depth: depth - 2 * b,
    bevelEnabled: b > 0,
    bevelSize: b,
    bevelOffset: -b,
    bevelThickness: b,
    bevelSegments: 5,
    curveSegments: 20,
  });
  g.translate(0, 0, -(depth - 2 * b) / 2);
  return mesh(g, m, ...p);
}
// rounded-rectangle slab: w x h in the picture plane, with corner radius r
export const card = (w, h, d, r, bevel, m, ...p) => slab(rrect(w, h, r), d, bevel, m, ...p);
// rounded-rectangle face carrying a texture stretched over it
export function face(w, h, r, m, ...p) {
  const g = new T.ShapeGeometry(rrect(w, h, r), 16),
    a = g.attributes.position,
    u = g.attributes.uv;
  for (let i = 0; i < a.count; i++) u.setXY(i, a.getX(i) / w + 0.5, a.getY(i) / h + 0.5);
  return mesh(g, m, ...p);
}
export const wrap = (r, h, angle, m, ...p) =>
  mesh(new T.CylinderGeometry(r, r, h, 80, 1, true, -angle / 2, angle), m, ...p);
export const wrapCone = (rt, rb, h, angle, m, ...p) =>
  mesh(new T.CylinderGeometry(rt, rb, h, 80, 1, true, -angle / 2, angle), m, ...p);
export const tube = (pts, r, m, closed = false, n = 120) =>
  mesh(
    new T.TubeGeometry(
      new T.CatmullRomCurve3(
        pts.map((p) => new T.Vector3(...p)),
        closed,
      ),
      n,
      r,
      16,
      closed,
    ),
    m,
  );
export const sub = (kids, x, y, z, rx, ry, rz, s = 1) => {
  const g = at(group(kids), x, y, z, rx, ry, rz);
  g.scale.setScalar(s);
  return g;
};
// pillow: a box whose faces bulge and whose edges thin out
export function pillow(w, h, d, m, seg = 40, power = 0.5) {
  let g = new T.BoxGeometry(w, h, d, seg, seg, 6);
  const a = g.attributes.position;
  for (let i = 0; i < a.count; i++) {
    const u = (a.getX(i) / w) * 2,
      v = (a.getY(i) / h) * 2;
    const e = Math.max(0, (1 - u * u) * (1 - v * v)) ** power;
    const pin = 1 - 0.05 * (1 - Math.min(1, Math.hypot(1 - Math.abs(u), 1 - Math.abs(v))));
    const edge = 1 - 0.025 * (1 - u * u) * v * v,
      edge2 = 1 - 0.025 * (1 - v * v) * u * u;
    a.setXYZ(i, a.getX(i) * edge2 * (2 - pin), a.getY(i) * edge * (2 - pin), a.getZ(i) * (0.1 + 0.9 * e));
  }
  g.deleteAttribute('normal');
  g = mergeVertices(g, 1e-4);
  g.computeVertexNormals();
  return mesh(g, m);
}
// several equal meshes drawn as one
export function many(geometry, m, places) {
  const k = new T.InstancedMesh(geometry, m, places.length),
    o = new T.Object3D();
  places.forEach(([x, y, z, rx = 0, ry = 0, rz = 0, s = 1], i) => {
    o.position.set(x, y, z);
    o.rotation.set(rx, ry, rz);
    o.scale.setScalar(s);
    o.updateMatrix();
    k.setMatrixAt(i, o.matrix);
  });
  k.castShadow = k.receiveShadow = true;
  return k;
}
export const boxGeometry = (w, h, d, r, seg = 3) => new RoundedBoxGeometry(w, h, d, seg, r);
