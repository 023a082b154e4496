// The studio: one light, one backdrop family, one way to place the camera.
import { T } from './models/kit.js';

const SIZE = 640;
let renderer, env;

function studioRoom() {
  const s = new T.Scene();
  const room = new T.Mesh(
    new T.BoxGeometry(20, 12, 20),
    new T.MeshBasicMaterial({ color: new T.Color(0.62, 0.61, 0.6), side: T.BackSide }),
  );
  room.position.y = 4;
  s.add(room);
  const panel = (w, h, power, x, y, z) => {
    const m = new T.Mesh(
      new T.PlaneGeometry(w, h),
      new T.MeshBasicMaterial({ color: new T.Color(power, power, power * 0.98), side: T.DoubleSide }),
    );
    m.position.set(x, y, z);
    m.lookAt(0, 1, 0);
    s.add(m);
  };
  panel(9, 7, 4.2, 3, 9.6, 2); // the big soft box overhead
  panel(3, 7, 5.5, 9, 4, 3); // key side strip
  panel(2, 7, 2.6, -9, 4, 2); // fill side strip
  panel(7, 2.4, 2.2, -3, 5, -9); // back light
  const dark = (w, h, x, y, z) => {
    const m = new T.Mesh(
      new T.PlaneGeometry(w, h),
      new T.MeshBasicMaterial({ color: 0x2c2b2a, side: T.DoubleSide }),
    );
    m.position.set(x, y, z);
    m.lookAt(0, 1, 0);
    s.add(m);
  };
  dark(2.2, 8, -7, 3, 7);
  dark(1.6, 8, 8, 3, -5); // flags, so metal has something to draw its edges with
  const floor = new T.Mesh(
    new T.PlaneGeometry(20, 20),
    new T.MeshBasicMaterial({ color: new T.Color(0.8, 0.79, 0.77) }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = -1.9;
  s.add(floor);
  return s;
}

export function start() {
  renderer = new T.WebGLRenderer({
    antialias: true,
    preserveDrawingBuffer: true,
    powerPreference: 'low-power',
  });
  renderer.setPixelRatio(1.5);
  renderer.setSize(SIZE, SIZE);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = T.VSMShadowMap;
  renderer.toneMapping = T.NeutralToneMapping;
  renderer.toneMappingExposure = 1;
  document.body.append(renderer.domElement);
  const pm = new T.PMREMGenerator(renderer);
  env = pm.fromScene(studioRoom(), 0.025).texture;
}

// backdrop: wall over floor with a hardly visible horizon, tinted by the product's colour
export function backdrop(hex) {
  const h = new T.Color(hex).getHSL({}, T.SRGBColorSpace),
    hue = Math.round(h.h * 360),
    s = 0.45 + 0.55 * Math.min(1, h.s * 1.3),
    at = (k, l) => `hsl(${hue},${(k * s).toFixed(1)}%,${l}%)`;
  return { wallTop: at(46, 96.4), wall: at(42, 94), floor: at(34, 90.6), floorNear: at(34, 93) };
}
// a grain too fine to see, so that the slow gradients do not break into bands
function dither(x) {
  const d = x.getImageData(0, 0, SIZE, SIZE);
  let r = 1;
  for (let i = 0; i < d.data.length; i += 4) {
    r = (r * 1664525 + 1013904223) >>> 0;
    const n = ((r >>> 16) & 3) - 1.5;
    for (let k = 0; k < 3; k++) d.data[i + k] += n;
  }
  x.putImageData(d, 0, 0);
}
function backdropTexture(hex) {
  const b = backdrop(hex),
    c = document.createElement('canvas');
  c.width = c.height = SIZE;
  const x = c.getContext('2d'),
    g = x.createLinearGradient(0, 0, 0, SIZE);
  g.addColorStop(0, b.wallTop);
  g.addColorStop(0.5, b.wall);
  g.addColorStop(0.62, b.floor);
  g.addColorStop(1, b.floorNear);
  x.fillStyle = g;
  x.fillRect(0, 0, SIZE, SIZE);
  dither(x);
  const t = new T.CanvasTexture(c);
  t.colorSpace = T.SRGBColorSpace;
  return t;
}

// contact shadow: the model seen from below, faded by height, blurred twice
const BLUR = (_dir) =>
  new T.ShaderMaterial({
    uniforms: { t: { value: null }, d: { value: new T.Vector2() } },
    vertexShader: 'varying vec2 u; void main(){u=uv;gl_Position=vec4(position.xy,0.,1.);}',
    fragmentShader:
      'uniform sampler2D t;uniform vec2 d;varying vec2 u;void main(){vec4 s=vec4(0.);float w=0.;for(int i=-8;i<=8;i++){float k=exp(-float(i*i)/26.);s+=texture2D(t,u+d*float(i))*k;w+=k;}gl_FragColor=s/w;}',
    depthTest: false,
    depthWrite: false,
  });
function contact(scene, size, centre, height) {
  const N = 256,
    a = new T.WebGLRenderTarget(N, N),
    b = new T.WebGLRenderTarget(N, N);
  const cam = new T.OrthographicCamera(-size / 2, size / 2, size / 2, -size / 2, 0, height);
  cam.position.set(centre.x, -0.001, centre.z);
  cam.up.set(0, 0, 1);
  cam.lookAt(centre.x, 1, centre.z);
  const m = new T.ShaderMaterial({
    side: T.DoubleSide,
    vertexShader:
      'varying float z;void main(){mat4 mm=modelMatrix;\n#ifdef USE_INSTANCING\nmm=modelMatrix*instanceMatrix;\n#endif\nvec4 p=viewMatrix*mm*vec4(position,1.);gl_Position=projectionMatrix*p;z=gl_Position.z*.5+.5;}',
    fragmentShader:
      'varying float z;void main(){float k=pow(clamp(1.-z,0.,1.),1.6);gl_FragColor=vec4(0.,0.,0.,k);}',
  });
  const bg = scene.background;
  scene.background = null;
  scene.overrideMaterial = m;
  renderer.setClearColor(0, 0);
  renderer.setRenderTarget(a);
  renderer.clear();
  renderer.shadowMap.autoUpdate = false;
  renderer.render(scene, cam);
  scene.overrideMaterial = null;
  scene.background = bg;
  const quad = new T.Mesh(new T.PlaneGeometry(2, 2), BLUR()),
    qs = new T.Scene(),
    qc = new T.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  qs.add(quad);
  const pass = (src, dst, dx, dy) => {
    quad.material.uniforms.t.value = src.texture;
    quad.material.uniforms.d.value.set(dx / N, dy / N);
    renderer.setRenderTarget(dst);
    renderer.clear();
    renderer.render(qs, qc);
  };
  for (const k of [1.3, 0.7]) {
    pass(a, b, k, 0);
    pass(b, a, 0, k);
  }
  renderer.setRenderTarget(null);
  renderer.shadowMap.autoUpdate = true;
  const p = new T.Mesh(
    new T.PlaneGeometry(size, size),
    new T.MeshBasicMaterial({
      map: a.texture,
      transparent: true,
      opacity: 0.62,
      color: 0x1d1712,
      toneMapped: false,
      depthWrite: false,
    }),
  );
  p.rotation.x = -Math.PI / 2;
  p.scale.y = -1;
  p.material.side = T.DoubleSide;
  p.position.set(centre.x, 0.002, centre.z);
  p.renderOrder = -1;
  return {
    p,
    free: () => {
      a.dispose();
      b.dispose();
      quad.material.dispose();
      m.dispose();
    },
  };
}

function points(root) {
  const out = [],
    v = new T.Vector3(),
    m4 = new T.Matrix4();
  root.updateWorldMatrix(true, true);
  root.traverse((o) => {
    if (!o.isMesh) return;
    const a = o.geometry.attributes.position,
      n = a.count,
      step = Math.max(1, Math.floor(n / 500));
    const add = (M) => {
      for (let i = 0; i < n; i += step) out.push(v.fromBufferAttribute(a, i).applyMatrix4(M).clone());
    };
    if (o.isInstancedMesh)
      for (let k = 0; k < o.count; k++) {
        o.getMatrixAt(k, m4);
        const M = m4.clone().premultiply(o.matrixWorld);
        o.geometry.computeBoundingBox();
        const b = o.geometry.boundingBox;
        for (const x of [b.min.x, b.max.x])
          for (const y of [b.min.y, b.max.y])
            for (const z of [b.min.z, b.max.z]) out.push(new T.Vector3(x, y, z).applyMatrix4(M));
      }
    else add(o.matrixWorld);
  });
  return out;
}

// place the camera so that the model fills `fill` of the frame and sits optically centred
function frame(pts, az, el, fill, fov = 24) {
  const cam = new T.PerspectiveCamera(fov, 1, 0.1, 400),
    box = new T.Box3().setFromPoints(pts),
    target = box.getCenter(new T.Vector3());
  let dist = box.getSize(new T.Vector3()).length() * 2.2;
  const dir = new T.Vector3(Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el)),
    p = new T.Vector3();
  for (let i = 0; i < 7; i++) {
    cam.position.copy(target).addScaledVector(dir, dist);
    cam.lookAt(target);
    cam.updateMatrixWorld();
    let x0 = 9,
      x1 = -9,
      y0 = 9,
      y1 = -9;
    for (const q of pts) {
      p.copy(q).project(cam);
      x0 = Math.min(x0, p.x);
      x1 = Math.max(x1, p.x);
      y0 = Math.min(y0, p.y);
      y1 = Math.max(y1, p.y);
    }
    const half = Math.tan((fov * Math.PI) / 360) * dist;
    const right = new T.Vector3().setFromMatrixColumn(cam.matrixWorld, 0),
      up = new T.Vector3().setFromMatrixColumn(cam.matrixWorld, 1);
    target.addScaledVector(right, ((x0 + x1) / 2) * half).addScaledVector(up, ((y0 + y1) / 2 + 0.03) * half);
    dist *= Math.max(x1 - x0, y1 - y0) / 2 / fill;
  }
  cam.position.copy(target).addScaledVector(dir, dist);
  cam.lookAt(target);
  cam.updateMatrixWorld();
  return cam;
}

export function draw(model, hex, view) {
  const scene = new T.Scene();
  scene.environment = env;
  scene.environmentIntensity = 0.78;
  const root = new T.Group(),
    body = model;
  root.add(body);
  scene.add(root);
  let pts = points(root);
  const b0 = new T.Box3().setFromPoints(pts);
  root.position.y = -b0.min.y + 0.001;
  pts = points(root);
  const b = new T.Box3().setFromPoints(pts),
    c = b.getCenter(new T.Vector3()),
    s = b.getSize(new T.Vector3()),
    R = s.length() / 2;
  const key = new T.DirectionalLight(0xfffaf2, 1.75);
  const az = view.az ?? 0;
  const L = new T.Vector3(0.55, 1.05, 0.62).applyAxisAngle(new T.Vector3(0, 1, 0), az);
  key.position.copy(c).addScaledVector(L.normalize(), R * 4);
  key.target.position.copy(c);
  scene.add(key, key.target);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.radius = 7;
  key.shadow.blurSamples = 12;
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = R * 0.006;
  const e = R * 1.75;
  Object.assign(key.shadow.camera, { left: -e, right: e, top: e, bottom: -e, near: R * 1.2, far: R * 8 });
  scene.environmentRotation.set(0, az, 0);
  const dark = contact(scene, Math.max(s.x, s.z) * 1.7 + R * 0.3, c, Math.max(0.04, Math.min(s.y, R * 0.45)));
  scene.add(dark.p);
  const floor = new T.Mesh(
    new T.PlaneGeometry(R * 40, R * 40),
    new T.ShadowMaterial({ color: 0x241c14, opacity: 0.2, toneMapped: false }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  floor.renderOrder = -2;
  scene.add(floor);
  scene.background = backdropTexture(hex);
  const cam = frame(pts, az, view.el ?? 0.3, view.fill ?? 0.68);
  if (view.zoom) {
    const w = SIZE / view.zoom;
    cam.setViewOffset(
      SIZE,
      SIZE,
      SIZE * (0.5 + (view.fx ?? 0) / 2) - w / 2,
      SIZE * (0.5 - (view.fy ?? 0) / 2) - w / 2,
      w,
      w,
    );
  }
  renderer.render(scene, cam);
  const url = renderer.domElement.toDataURL('image/png');
  dark.free();
  scene.background.dispose();
  key.shadow.map?.dispose();
  key.dispose();
  root.traverse((o) => {
    if (o.isMesh) {
      o.geometry.dispose();
      o.material.map?.dispose();
      o.material.dispose();
    }
  });
  return url;
}
