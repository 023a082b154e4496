import {
  CommitUnknown,
  Refusal,
  SessionEnd,
  SessionStart,
  accountsJobs,
  accountsRoutes,
  actorName,
  addressesRoutes,
  atMost,
  auditWrite,
  audited,
  balanceOf,
  cartRoutes,
  catalogueJobs,
  catalogueRoutes,
  checkDepositKey,
  consoleCookies,
  contentRoutes,
  contract,
  createJobs,
  cursorPart,
  decodeParts,
  depositWallets,
  errorCodes,
  escrowOf,
  findMerchantPlace,
  findOperatorRoles,
  findSession,
  findSessionOfWrite,
  formatMoney,
  heldOf,
  hitOf,
  homeReaders,
  httpStatusOf,
  isLanguageCode,
  isOverload,
  limits,
  localFiles,
  mailJobs,
  openDatabase,
  openPool,
  openSession,
  operationsJobs,
  operationsRoutes,
  operatorNames,
  ordersJobs,
  ordersRoutes,
  pageOf,
  pathOf,
  pictureTypes,
  promotionsRoutes,
  read,
  referencesOf,
  referencesOf2,
  referencesOf3,
  referencesOf4,
  refuse,
  registerMedia,
  registerPrivatePictures,
  reviewsRoutes,
  revokeSession,
  sealCardNumbers,
  sessionLifeSeconds,
  shopperFrozen,
  shopsRoutes,
  sqlFault,
  statementsRoutes,
  systemClock,
  takeHit,
  topupsJobs,
  topupsRoutes,
  translatorOf,
  withdrawalsJobs,
  withdrawalsRoutes
} from "./chunk-RZFXUZQ3.mjs";
import "./chunk-PNGQFQ34.mjs";
import "./chunk-OXJMYNB6.mjs";

// apps/api/src/main.ts
import path9 from "node:path";
import v8 from "node:v8";

// apps/api/src/config.ts
import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
var variables = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).default(4e3),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().optional(),
  DATABASE_OWNER_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(16),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  ANSWERS_MB: z.coerce.number().int().min(1).max(4096).default(72),
  DATA_DIR: z.string().optional(),
  PAY_CODE_PEPPER: z.string().min(32).optional(),
  SIGNING_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("Meridian <no-reply@meridian.example>"),
  CARRIER_WEBHOOK_SECRET: z.string().min(16).optional(),
  DEPOSIT_XPUB_EVM: z.string().optional(),
  DEPOSIT_XPUB_TRON: z.string().optional(),
  CHAIN_NODES: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: z.enum(["true", "false"]).default("false"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  JOBS: z.enum(["true", "false"]).default("true"),
  WEB_ROOT: z.string().optional(),
  CONSOLE_ROOT: z.string().optional(),
  DEMO: z.enum(["true", "false"]).default("false")
});
function keptSecret(dataDir, name) {
  const file = path.join(dataDir, `${name}.secret`);
  fs.mkdirSync(dataDir, { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 384, flag: "wx" });
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  return fs.readFileSync(file, "utf8").trim();
}
function nodesOf(text) {
  const nodes = /* @__PURE__ */ new Map();
  for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
    const [, chain, given] = /^\s*([a-z][a-z0-9-]+)=(\S+)\s*$/.exec(pair) ?? [];
    const urls = given?.split("|") ?? [];
    const isNode = (url2) => URL.canParse(url2) && /^https?:$/.test(new URL(url2).protocol);
    if (!chain || nodes.has(chain) || urls.length > 2 || !urls.every(isNode))
      throw new Error("configuration: CHAIN_NODES is chain=url or chain=url|url, \u2026, each chain once");
    nodes.set(chain, urls);
  }
  return nodes;
}
function readConfig(environment = process.env) {
  const parsed = variables.safeParse(environment);
  if (!parsed.success)
    throw new Error(
      `configuration: ${parsed.error.issues.map((i) => `${i.path.join(".")} ${i.message}`).join("; ")}`
    );
  const e = parsed.data;
  const dataDir = path.resolve(e.DATA_DIR ?? path.join(import.meta.dirname + "/../src", "../../../.data"));
  const test = e.NODE_ENV === "test";
  const secret2 = (given, name) => given ?? (test ? createHash("sha256").update(name).digest("hex") : keptSecret(dataDir, name));
  return {
    env: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL ?? null,
    databaseUrl: e.DATABASE_URL ?? null,
    databaseOwnerUrl: e.DATABASE_OWNER_URL ?? e.DATABASE_URL ?? null,
    databasePool: e.DATABASE_POOL,
    workers: e.WORKERS,
    answersBytes: e.ANSWERS_MB * 1024 * 1024,
    dataDir,
    payCodePepper: secret2(e.PAY_CODE_PEPPER, "pay-code-pepper"),
    signingSecret: secret2(e.SIGNING_SECRET, "signing"),
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    carrierWebhookSecret: secret2(e.CARRIER_WEBHOOK_SECRET, "carrier-webhook"),
    depositKeys: {
      ...e.DEPOSIT_XPUB_EVM ? { evm: e.DEPOSIT_XPUB_EVM } : {},
      ...e.DEPOSIT_XPUB_TRON ? { tron: e.DEPOSIT_XPUB_TRON } : {}
    },
    chainNodes: nodesOf(e.CHAIN_NODES ?? ""),
    metricsToken: e.METRICS_TOKEN ?? null,
    trustProxy: e.TRUST_PROXY === "true",
    logLevel: test ? environment.LOG_LEVEL ?? "silent" : e.LOG_LEVEL,
    jobs: e.JOBS === "true",
    demo: e.DEMO === "true",
    webRoot: e.WEB_ROOT,
    consoleRoot: e.CONSOLE_ROOT,
    checkAnswers: test
  };
}

// apps/api/src/platform/embedded-postgres.ts
import { spawn } from "node:child_process";
import fs3 from "node:fs";
import net2 from "node:net";
import { fileURLToPath } from "node:url";

// apps/api/src/platform/embedded-postgres-home.ts
import { spawnSync } from "node:child_process";
import crypto from "node:crypto";
import fs2 from "node:fs";
import { createRequire } from "node:module";
import net from "node:net";
import os from "node:os";
import path2 from "node:path";
var PACKAGES = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-x64": "darwin-x64",
  "darwin-arm64": "darwin-arm64",
  "win32-x64": "windows-x64"
};
var WINDOWS = process.platform === "win32";
var ROOT_FALLBACK = "/var/lib/meridian";
function prepareHome(dataRoot, log2) {
  const root = path2.resolve(dataRoot);
  fs2.mkdirSync(root, { recursive: true, mode: 493 });
  const account = serverAccount();
  let native = nativeFolder();
  const exe = (name) => path2.join(native, "bin", WINDOWS ? `${name}.exe` : name);
  if (!canReach(native, account)) native = copyBinaries(native, log2);
  const version = spawnSync(exe("postgres"), ["--version"], { ...account, cwd: "/", encoding: "utf8" });
  const major = /\) (\d+)/.exec(version.stdout ?? "")?.[1];
  if (!major)
    throw new Error(`the embedded PostgreSQL does not run: ${version.error?.message ?? version.stderr}`);
  let data = path2.join(root, `pg${major}`);
  if (!canReach(root, account)) {
    const key = crypto.createHash("sha256").update(root).digest("hex").slice(0, 12);
    const outside = path2.join(ROOT_FALLBACK, key);
    fs2.mkdirSync(outside, { recursive: true, mode: 493 });
    data = path2.join(outside, `pg${major}`);
    log2(`the server's account cannot reach ${root}; the data folder is ${data}`);
  }
  return {
    data,
    passwordFile: path2.join(root, "password"),
    logFile: path2.join(root, "postgres.log"),
    account,
    exe
  };
}
function ensureCluster(home, log2) {
  const password = ensurePassword(home.passwordFile);
  if (fs2.existsSync(path2.join(home.data, "PG_VERSION"))) return password;
  const making = `${home.data}.${crypto.randomBytes(6).toString("hex")}`;
  const secret2 = path2.join(os.tmpdir(), `meridian-${crypto.randomUUID()}`);
  fs2.mkdirSync(making, { mode: 448 });
  fs2.writeFileSync(secret2, `${password}
`, { mode: 384, flag: "wx" });
  try {
    if (home.account.uid !== void 0 && home.account.gid !== void 0) {
      fs2.chownSync(making, home.account.uid, home.account.gid);
      fs2.chownSync(secret2, home.account.uid, home.account.gid);
    }
    const args = [
      "-D",
      making,
      "-U",
      "app",
      "--pwfile",
      secret2,
      "-A",
      "scram-sha-256",
      "-E",
      "UTF8",
      ...localeArgs()
    ];
    const env = { ...process.env, LC_ALL: "C" };
    const made = spawnSync(home.exe("initdb"), args, {
      ...home.account,
      cwd: WINDOWS ? making : "/",
      encoding: "utf8",
      env
    });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
    try {
      fs2.renameSync(making, home.data);
      log2(`made a new PostgreSQL cluster in ${home.data}`);
    } catch (error) {
      if (!fs2.existsSync(path2.join(home.data, "PG_VERSION"))) throw error;
    }
  } finally {
    fs2.rmSync(secret2, { force: true });
    fs2.rmSync(making, { recursive: true, force: true });
  }
  return password;
}
var longestSocketPath = 103;
function socketFolder(home) {
  const longest = path2.join(home.data, ".s.PGSQL.65535.lock");
  const fits = Buffer.byteLength(longest) <= longestSocketPath && !/[,"]/.test(home.data);
  return !WINDOWS && fits ? home.data : "";
}
async function findServer(home) {
  const pidFile = path2.join(home.data, "postmaster.pid");
  let lines;
  try {
    lines = fs2.readFileSync(pidFile, "utf8").split("\n");
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const ready = (lines[7] ?? "").trim() === "ready";
  const command = commandLine(pid);
  if (command !== null && !command.includes(home.data)) {
    if (!command.includes("postgres")) fs2.rmSync(pidFile, { force: true });
    return null;
  }
  if (command === null && ready && !await speaksPostgres(port)) return null;
  return { pid, port, ready, socketFolder: (lines[4] ?? "").trim() };
}
function ensurePassword(file) {
  if (!fs2.existsSync(file)) {
    const fresh = `${file}.${crypto.randomBytes(6).toString("hex")}`;
    fs2.writeFileSync(fresh, crypto.randomBytes(24).toString("base64url"), { mode: 384 });
    try {
      fs2.linkSync(fresh, file);
    } catch (error) {
      if (!fs2.existsSync(file)) throw error;
    } finally {
      fs2.rmSync(fresh);
    }
  }
  return fs2.readFileSync(file, "utf8").trim();
}
function nativeFolder() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name)
    throw new Error(`no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL`);
  let entry;
  try {
    entry = createRequire(new URL("../src/platform/embedded-postgres-home.ts", import.meta.url).href).resolve(`@embedded-postgres/${name}`);
  } catch {
    throw new Error(`the package @embedded-postgres/${name} is not installed; set DATABASE_URL`);
  }
  const folder = path2.join(path2.dirname(entry), "..");
  const native = path2.join(folder, "native");
  const list = path2.join(native, "pg-symlinks.json");
  if (!fs2.existsSync(list)) return native;
  const links = JSON.parse(fs2.readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = path2.join(folder, target);
    if (fs2.existsSync(link)) continue;
    try {
      fs2.symlinkSync(path2.basename(source), link);
    } catch {
      if (!fs2.existsSync(link)) fs2.copyFileSync(path2.join(folder, source), link);
    }
  }
  return native;
}
function serverAccount() {
  if (WINDOWS || process.getuid?.() !== 0) return {};
  const accounts = fs2.readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(":");
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    "running as root, and there is neither a postgres nor a nobody account to run PostgreSQL as"
  );
}
function canReach(folder, account) {
  if (account.uid === void 0) return true;
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...account, cwd: "/" }).status === 0;
}
function copyBinaries(native, log2) {
  const { version } = JSON.parse(fs2.readFileSync(path2.join(native, "../package.json"), "utf8"));
  const copy = path2.join(ROOT_FALLBACK, `postgres-${version}`);
  if (!fs2.existsSync(copy)) {
    fs2.mkdirSync(ROOT_FALLBACK, { recursive: true, mode: 493 });
    const making = `${copy}.${crypto.randomBytes(6).toString("hex")}`;
    fs2.cpSync(native, making, { recursive: true, verbatimSymlinks: true });
    fs2.chmodSync(making, 493);
    try {
      fs2.renameSync(making, copy);
    } catch (error) {
      fs2.rmSync(making, { recursive: true, force: true });
      if (!fs2.existsSync(copy)) throw error;
    }
    log2(`copied the PostgreSQL binaries to ${copy}, where the server's account can read them`);
  }
  return copy;
}
function localeArgs() {
  const builtin = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  if (WINDOWS) return builtin;
  return [
    "--locale=C",
    `--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
    ...builtin
  ];
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error.code === "EPERM";
  }
}
function isZombie(pid) {
  try {
    return /\) Z /.test(fs2.readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
function commandLine(pid) {
  try {
    return fs2.readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ");
  } catch {
    return null;
  }
}
function speaksPostgres(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ host: "127.0.0.1", port, timeout: 1e3 });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => socket.write(Uint8Array.of(0, 0, 0, 8, 4, 210, 22, 47)));
    socket.once("data", (bytes) => end(bytes[0] === 78 || bytes[0] === 83));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}

// apps/api/src/platform/embedded-postgres.ts
var READY_TIMEOUT_MS = 3e4;
var STOP_TIMEOUT_MS = 15e3;
var LONGEST_RESTART_PAUSE_MS = 4e3;
var LOOK_EVERY_MS = 500;
var defaultDataRoot = fileURLToPath(new URL("../../../../.data", new URL("../src/platform/embedded-postgres.ts", import.meta.url).href));
async function startEmbeddedPostgres(options = {}) {
  const log2 = options.log ?? (() => {
  });
  const home = prepareHome(options.dataRoot ?? defaultDataRoot, log2);
  const password = ensureCluster(home, log2);
  const state = { stopping: false, child: null, server: null };
  const found = await waitForStarting(home);
  const server = found ?? await launch(home, options, state);
  state.server = server;
  if (options.restart !== false) keepAlive(home, options, state, server.port);
  log2(`PostgreSQL ${found ? "adopted" : "started"} on port ${server.port} (pid ${server.pid})`);
  const url2 = `postgres://app:${password}@127.0.0.1:${server.port}/postgres`;
  return {
    url: url2,
    localUrl: server.socketFolder ? `${url2}?host=${encodeURIComponent(server.socketFolder)}` : url2,
    get pid() {
      return state.server?.pid ?? server.pid;
    },
    adopted: found !== null || state.child === null,
    stop: async () => {
      state.stopping = true;
      if (state.server) await stopServer(home, state.server.pid);
    }
  };
}
async function waitForStarting(home) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (; ; ) {
    const server = await findServer(home);
    if (!server) return null;
    if (server.ready && await speaksPostgres(server.port)) return server;
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (pid ${server.pid}) has been starting for 30 s; see ${home.logFile}`);
    await pause(50);
  }
}
async function launch(home, options, state, port) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  const wanted = port ?? options.port ?? 0;
  for (; ; ) {
    const child = spawnServer(home, wanted || await freePort(), options.settings ?? {});
    const server = await untilReadyOrGone(home, child, deadline);
    if (server && server.pid === child.pid) {
      state.child = child;
      return server;
    }
    if (server) return server;
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL did not start within 30 s:
${tail(home.logFile)}`);
    if (!/shared memory|lock file|Address already in use/.test(tail(home.logFile))) {
      throw new Error(`PostgreSQL exited while starting:
${tail(home.logFile)}`);
    }
    await pause(250);
  }
}
function spawnServer(home, port, settings) {
  const args = ["-D", home.data, "-p", String(port)];
  const fixed = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: socketFolder(home),
    timezone: "UTC",
    log_timezone: "UTC"
  };
  for (const [name, value] of Object.entries({ ...fixed, ...settings })) args.push("-c", `${name}=${value}`);
  const fd = fs3.openSync(home.logFile, "a");
  const child = spawn(home.exe("postgres"), args, {
    ...home.account,
    cwd: process.platform === "win32" ? home.data : "/",
    detached: process.platform !== "win32",
    windowsHide: true,
    stdio: ["ignore", fd, fd],
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" }
  });
  fs3.closeSync(fd);
  child.unref();
  return child;
}
async function untilReadyOrGone(home, child, deadline) {
  let gone = false;
  child.once("exit", () => {
    gone = true;
  });
  child.once("error", () => {
    gone = true;
  });
  while (!gone && Date.now() < deadline) {
    const server = await findServer(home);
    if (server?.ready && server.pid === child.pid) return server;
    await pause(25);
  }
  return gone ? waitForStarting(home) : null;
}
function keepAlive(home, options, state, port) {
  const log2 = options.log ?? (() => {
  });
  let pauseMs = 0;
  const look = async () => {
    const server = await findServer(home);
    if (state.stopping) return;
    if (server) {
      state.server = server;
      pauseMs = Math.floor(pauseMs / 2);
    } else {
      log2(`PostgreSQL ended unasked; starting it again on port ${port}`);
      await bringBack(home, options, state, port).catch(
        (error) => log2(`PostgreSQL could not be started again: ${String(error)}`)
      );
      pauseMs = Math.min(LONGEST_RESTART_PAUSE_MS, pauseMs * 2 + LOOK_EVERY_MS);
    }
    lookLater();
  };
  const lookLater = () => {
    setTimeout(() => void look(), LOOK_EVERY_MS + pauseMs).unref();
  };
  lookLater();
}
async function bringBack(home, options, state, port) {
  state.server = await waitForStarting(home) ?? await launch(home, options, state, port);
  if (state.stopping) await stopServer(home, state.server.pid);
}
async function stopServer(home, pid) {
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  let signal = "SIGINT";
  for (let asked = false; ; ) {
    const server = await findServer(home);
    if (!server || server.pid !== pid) return;
    if (!asked) {
      asked = true;
      try {
        process.kill(pid, signal);
      } catch {
        return;
      }
    }
    if (Date.now() > deadline && signal === "SIGINT") {
      signal = "SIGQUIT";
      asked = false;
    }
    if (Date.now() > deadline + 5e3) throw new Error(`PostgreSQL (pid ${pid}) does not stop`);
    await pause(25);
  }
}
function tail(file) {
  return fs3.existsSync(file) ? fs3.readFileSync(file, "utf8").split("\n").slice(-12).join("\n") : "(no log)";
}
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net2.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address2 = server.address();
      server.close(() => {
        if (address2 && typeof address2 === "object") resolve(address2.port);
        else reject(new Error("no free port"));
      });
    });
  });
}
var pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// apps/api/src/platform/log.ts
import { pino } from "pino";
var secret = [
  "token",
  "password",
  "oldPassword",
  "newPassword",
  "payCode",
  "oldPayCode",
  "newPayCode",
  "code",
  "ticket",
  "cookie",
  "authorization",
  "set-cookie"
];
function createLog(level, to = pino.destination(1)) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((s) => [`["${s}"]`, `*["${s}"]`, `*.*["${s}"]`]), censor: "[redacted]" }
  };
  return pino(options, to);
}

// apps/api/src/platform/migrate.ts
import { createHash as createHash2 } from "node:crypto";
import fs4 from "node:fs";
import path3 from "node:path";
import { fileURLToPath as fileURLToPath2 } from "node:url";
import { runMigrations } from "graphile-worker";
var runtimeRole = "meridian_runtime";
var migrationsFolder = fileURLToPath2(new URL("../../db/migrations", new URL("../src/platform/migrate.ts", import.meta.url).href));
var MIGRATION_LOCK = 7301946;
var FILE_PATIENCE_MS = 24 * 36e5;
var PATIENCE_MS = 15e3;
function readMigrations(folder = migrationsFolder) {
  const files = fs4.readdirSync(folder).filter((name) => name.endsWith(".sql")).sort();
  const seen = /* @__PURE__ */ new Map();
  return files.map((name) => {
    const digits = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!digits) throw new Error(`${name}: a migration is called NNNN-name.sql`);
    const id = Number(digits);
    const other = seen.get(id);
    if (other) throw new Error(`${name} and ${other} have the same number`);
    seen.set(id, name);
    const text = fs4.readFileSync(path3.join(folder, name), "utf8").replaceAll("\r\n", "\n");
    return { id, name, text, sha256: createHash2("sha256").update(text).digest("hex") };
  });
}
async function migrate(options) {
  const log2 = options.log ?? (() => {
  });
  const files = readMigrations(options.folder);
  const session = await openSession({ url: options.url, patienceMs: PATIENCE_MS });
  try {
    await lock(session);
    await ensureRuntimeRole(session);
    await session.script(`
      CREATE TABLE IF NOT EXISTS public.migrations (
        id integer PRIMARY KEY,
        name text NOT NULL,
        sha256 text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`);
    await migrateJobs(session, options.url);
    const pending = await pendingFiles(session, files);
    for (const file of pending) {
      await apply(session, file);
      log2(`migrated: ${file.name}`);
    }
    return pending.map((file) => file.name);
  } finally {
    await session.close();
  }
}
async function lock(session) {
  for (; ; ) {
    const { locked } = await session.one(
      "migrate.lock",
      "SELECT pg_try_advisory_lock($1) AS locked",
      [MIGRATION_LOCK]
    );
    if (locked) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
async function pendingFiles(session, files) {
  const applied = await session.many(
    "migrate.applied",
    "SELECT id, name, sha256 FROM public.migrations ORDER BY id"
  );
  const byId = new Map(files.map((file) => [file.id, file]));
  for (const row of applied) {
    const file = byId.get(row.id);
    if (!file) throw new Error(`${row.name} was applied to this database, and its file is gone`);
    if (file.sha256 !== row.sha256)
      throw new Error(`${file.name} has changed since it was applied; write a new file instead`);
    byId.delete(row.id);
  }
  const last = applied.at(-1);
  const pending = [...byId.values()];
  const late = pending.find((file) => last !== void 0 && file.id < last.id);
  if (late)
    throw new Error(
      `${late.name} comes before ${last?.name}, which was applied already; give it a higher number`
    );
  return pending;
}
async function apply(session, file) {
  await session.script("BEGIN");
  try {
    await session.script(file.text, FILE_PATIENCE_MS);
    await session.run(
      "migrate.record",
      "INSERT INTO public.migrations (id, name, sha256) VALUES ($1, $2, $3)",
      [file.id, file.name, file.sha256]
    );
    await session.script("COMMIT");
  } catch (error) {
    await session.script("ROLLBACK").catch(() => {
    });
    const fault = sqlFault(error);
    const line = fault?.position ? file.text.slice(0, Number(fault.position)).split("\n").length : null;
    throw new Error(`${file.name}${line ? `:${line}` : ""}: ${error.message}`, { cause: error });
  }
}
async function ensureRuntimeRole(session) {
  await session.script(`
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${runtimeRole}') THEN
        CREATE ROLE ${runtimeRole} NOLOGIN;
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END $$`);
  for (let tries = 0; ; tries += 1) {
    try {
      return await session.script(`SET ROLE ${runtimeRole}; RESET ROLE`);
    } catch (refused2) {
      if (tries >= 5 || isOverload(refused2)) throw refused2;
    }
    try {
      await session.script(`GRANT ${runtimeRole} TO CURRENT_USER`);
    } catch (error) {
      if (isOverload(error)) throw error;
      if (sqlFault(error)?.code !== "XX000") {
        throw new Error(`this login is not a member of ${runtimeRole} and cannot become one`, {
          cause: error
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
async function migrateJobs(session, url2) {
  const before = await jobsVersion(session);
  const pool = openPool({ url: url2, max: 2, driverTypes: true });
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
  if (before !== null && before === await jobsVersion(session) && await jobsGranted(session)) return;
  await session.script(`
    GRANT USAGE ON SCHEMA graphile_worker TO ${runtimeRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO ${runtimeRole};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${runtimeRole};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO ${runtimeRole};
    ALTER DEFAULT PRIVILEGES IN SCHEMA graphile_worker
      GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${runtimeRole};
    ALTER DEFAULT PRIVILEGES IN SCHEMA graphile_worker GRANT USAGE, SELECT ON SEQUENCES TO ${runtimeRole};
    ALTER DEFAULT PRIVILEGES IN SCHEMA graphile_worker GRANT EXECUTE ON FUNCTIONS TO ${runtimeRole};
    DO $$ DECLARE kept record; BEGIN
      FOR kept IN
        SELECT c.relname FROM pg_class c
        WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relkind = 'r' AND c.relrowsecurity
          AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = '${runtimeRole}')
      LOOP
        EXECUTE format('CREATE POLICY ${runtimeRole} ON graphile_worker.%I TO ${runtimeRole}
          USING (true) WITH CHECK (true)', kept.relname);
      END LOOP;
    END $$`);
}
async function jobsVersion(session) {
  const { there } = await session.one(
    "migrate.jobs-there",
    `SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS there`
  );
  if (!there) return null;
  const row = await session.one(
    "migrate.jobs-version",
    "SELECT max(id) AS id FROM graphile_worker.migrations"
  );
  return row.id;
}
async function jobsGranted(session) {
  const { granted } = await session.one(
    "migrate.jobs-granted",
    `SELECT has_schema_privilege($1, 'graphile_worker', 'USAGE')
        AND EXISTS (SELECT FROM pg_policy WHERE polname = $1) AS granted`,
    [runtimeRole]
  );
  return granted;
}

// apps/api/src/platform/workers.ts
import cluster from "node:cluster";
var shortLifeMs = 5e3;
var restMs = 1e3;
var isWorker = () => cluster.isWorker;
async function startWorkers(count, env, log2) {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let stopping2 = false;
  const living = /* @__PURE__ */ new Set();
  const start2 = () => new Promise((resolve, reject) => {
    const worker = cluster.fork(env);
    const born = performance.now();
    let listens = false;
    living.add(worker);
    worker.once("listening", ({ port }) => {
      listens = true;
      resolve(port);
    });
    worker.once("exit", (code, signal) => {
      living.delete(worker);
      if (stopping2 || !started && !listens && signal === null) {
        reject(new Error(`a worker ended before it listened: ${signal ?? code}`));
        return;
      }
      log2.error(
        { pid: worker.process.pid, code, signal },
        "a worker ended unasked; another takes its place"
      );
      const wait = performance.now() - born < shortLifeMs ? restMs : 0;
      setTimeout(() => stopping2 || start2().then(resolve, reject), wait);
    });
  });
  const stop2 = async () => {
    stopping2 = true;
    await Promise.all(
      [...living].map(
        (worker) => new Promise((resolve) => {
          worker.once("exit", () => resolve());
          worker.process.kill("SIGTERM");
        })
      )
    );
  };
  let started = false;
  try {
    const ports = await Promise.all(Array.from({ length: count }, start2));
    started = true;
    return { port: ports[0] ?? 0, stop: stop2 };
  } catch (error) {
    await stop2();
    throw error;
  }
}

// apps/api/src/serve.ts
import path8 from "node:path";

// apps/api/src/app.ts
import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify from "fastify";

// apps/api/src/platform/answer-changes.ts
var pollMs = 250;
var tagsMax = 2e3;
var keptMs = 2 * 6e4;
var changesSince = `
  with now as materialized (select pg_current_snapshot() as seen), past as (select coalesce($1::pg_snapshot, seen) as seen from now)
  select now.seen::text as snapshot,
    pg_snapshot_xmax(now.seen) < pg_snapshot_xmax(past.seen)
      or exists (select from answer_changes_floor f where f.below > pg_snapshot_xmin(past.seen) and f.below <= pg_snapshot_xmax(now.seen)) as lost,
    array(select distinct tag from answer_changes c
      where c.xid >= pg_snapshot_xmin(past.seen) and c.xid < pg_snapshot_xmax(now.seen) and not pg_visible_in_snapshot(c.xid, past.seen)
      limit ${tagsMax + 1}) as tags
  from now, past`;
function watchChanges(database, answers2, log2) {
  let seen = null;
  let timer;
  let running = null;
  let stopped = false;
  const ask2 = async () => {
    const beganMs = answers2.nowMs();
    try {
      const changes = await database.one("answers.changes", changesSince, [seen]);
      if (seen === null || changes.lost || changes.tags.length > tagsMax) answers2.forgetAll();
      else answers2.forget(changes.tags);
      seen = changes.snapshot;
      answers2.trustFrom(beganMs);
      return true;
    } catch (error) {
      if (seen !== null) log2.warn({ err: error }, "changes cannot be read: answers are made anew");
      seen = null;
      return false;
    }
  };
  const poll = () => {
    running ??= ask2().finally(() => {
      running = null;
    });
    return running;
  };
  const goOn = async () => {
    await poll();
    if (stopped) return;
    timer = setTimeout(() => void goOn(), pollMs);
    timer.unref();
  };
  return {
    start: goOn,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
    poll
  };
}
var sweepChanges = {
  name: "answers.forget-changes",
  run: async ({ clock, database }) => {
    const now = clock.now();
    const moved = await database.maybe(
      "answers.moveFloor",
      `update answer_changes_floor set below = least(next_below, pg_snapshot_xmin(pg_current_snapshot())),
         next_below = pg_snapshot_xmin(pg_current_snapshot()), marked_at = $1
       where marked_at <= $2 returning below::text`,
      [now, new Date(now.getTime() - keptMs)]
    );
    if (!moved) return 0;
    return database.run(
      "answers.deleteChanges",
      "delete from answer_changes where xid < $1::xid8 or xid >= pg_snapshot_xmax(pg_current_snapshot())",
      [moved.below]
    );
  }
};
var answersJobs = { listeners: [], sweeps: [sweepChanges], errands: [] };

// apps/api/src/platform/console-app.ts
import { randomBytes as randomBytes2 } from "node:crypto";
import fs5 from "node:fs";
import path4 from "node:path";
import staticFiles from "@fastify/static";
var placeholder = /nonce-of-this-page/g;
async function registerConsole(app, root) {
  const page2 = fs5.readFileSync(path4.join(root, "index.html"), "utf8");
  await app.register(staticFiles, {
    root: path4.join(root, "assets"),
    prefix: "/console/assets/",
    decorateReply: false,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.setHeader("cache-control", "public, max-age=31536000, immutable")
  });
  const answer = async (_request, reply) => {
    const nonce = randomBytes2(16).toString("base64");
    const policy = String(reply.getHeader("content-security-policy"));
    return reply.header("cache-control", "no-store").header("content-security-policy", policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`)).header("x-robots-tag", "noindex").type("text/html; charset=utf-8").send(page2.replace(placeholder, nonce));
  };
  app.get("/console", answer);
  app.get("/console/*", answer);
}

// apps/api/src/platform/error-answers.ts
function localeOf(request) {
  const asked = request.headers.lang ?? request.headers.language;
  return typeof asked === "string" && isLanguageCode(asked) ? asked : "en";
}
var errorText = (locale, error, args) => {
  const key = `errors.${error}`;
  return translatorOf(locale).find(key, args) ?? key;
};
function refusalEnvelope(refusal, locale, requestId) {
  const { error, detail } = refusal;
  const fields = detail.fields && Object.fromEntries(
    Object.entries(detail.fields).map(([f, code]) => [f, errorText(locale, code, detail.args)])
  );
  const status = httpStatusOf(error);
  return {
    status,
    body: JSON.stringify({
      code: errorCodes[error],
      msg: errorText(locale, error, detail.args),
      data: detail.data ?? null,
      error,
      ...fields ? { fields } : {},
      ...status >= 500 ? { requestId } : {}
    })
  };
}
var InvalidInput = class extends Error {
  fields;
  constructor(fields) {
    super("invalid input");
    this.fields = fields;
  }
};
var protocolErrors = {
  FST_ERR_CTP_BODY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "CONTENT_TYPE_UNSUPPORTED"
};
function answerErrors(app) {
  const answer = (reply, answered) => reply.code(answered.status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(answered.body);
  app.setErrorHandler((error, request, reply) => {
    const locale = localeOf(request);
    if (error instanceof Refusal) {
      if (error.detail.retryAfterSeconds) reply.header("retry-after", String(error.detail.retryAfterSeconds));
      return answer(reply, refusalEnvelope(error, locale, request.id));
    }
    if (error instanceof InvalidInput) {
      const { status, body } = refusalEnvelope(new Refusal("VALIDATION_FAILED"), locale);
      return answer(reply, { status, body: JSON.stringify({ ...JSON.parse(body), fields: error.fields }) });
    }
    if (isOverload(error)) {
      request.log.error({ err: error, requestId: request.id }, "no capacity");
      return answer(
        reply.header("retry-after", "2"),
        refusalEnvelope(new Refusal("SERVICE_UNAVAILABLE"), locale, request.id)
      );
    }
    const protocol = protocolErrors[error.code ?? ""] ?? (error.statusCode && error.statusCode < 500 ? "VALIDATION_FAILED" : null);
    if (protocol) return answer(reply, refusalEnvelope(new Refusal(protocol), locale, request.id));
    request.log.error({ err: error, requestId: request.id }, "request failed");
    return answer(reply, refusalEnvelope(new Refusal("INTERNAL_ERROR"), locale, request.id));
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
}

// apps/api/src/platform/field-messages.ts
function say(issue, translate) {
  switch (issue.code) {
    case "too_small":
      return issue.origin === "string" || issue.origin === "array" ? translate("errors.field.tooShort", { min: Number(issue.minimum) }) : translate("errors.field.tooSmall", { min: Number(issue.minimum) });
    case "too_big":
      return issue.origin === "string" || issue.origin === "array" ? translate("errors.field.tooLong", { max: Number(issue.maximum) }) : translate("errors.field.tooBig", { max: Number(issue.maximum) });
    case "invalid_type":
      return translate(issue.input === void 0 ? "errors.field.required" : "errors.field.invalid");
    case "unrecognized_keys":
      return translate("errors.field.unknown");
    default:
      return translate("errors.field.invalid");
  }
}
function fieldMessages(error, locale) {
  const translate = translatorOf(locale);
  const fields = /* @__PURE__ */ new Map();
  for (const issue of error.issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".") || "body"];
    for (const name of names) if (!fields.has(name)) fields.set(name, say(issue, translate));
  }
  return Object.fromEntries(fields);
}

// apps/api/src/platform/idempotency.ts
import { createHash as createHash3 } from "node:crypto";
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const members = Object.entries(value).sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0);
    return `{${members.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}
var bodyHash = (route, body) => createHash3("sha256").update(`${route}
${canonical(body)}`).digest();
async function takeKey(tx, principal, key, route, hash2) {
  const first = await tx.run(
    "idempotency.take",
    "insert into idempotency (principal, key, route, body_hash, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing",
    [principal, key, route, hash2, tx.now]
  );
  if (first === 1) return null;
  const kept = await tx.one(
    "idempotency.get",
    "select route, body_hash, answer from idempotency where principal = $1 and key = $2",
    [principal, key]
  );
  if (kept.route !== route || !kept.body_hash.equals(hash2)) refuse("IDEMPOTENCY_KEY_REUSED");
  if (kept.answer === null) refuse("REQUEST_IN_PROGRESS");
  return kept.answer;
}
async function keepAnswer(tx, principal, key, answer) {
  await tx.run("idempotency.keep", "update idempotency set answer = $3 where principal = $1 and key = $2", [
    principal,
    key,
    answer
  ]);
}

// apps/api/src/platform/ready-answers.ts
import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
var gzipAsync = promisify(gzip);
var packedFrom = 1024;
var contentType = "application/json; charset=utf-8";
var cacheControl = "public, max-age=0, must-revalidate";
var keyOf = (request, locale) => `${locale} ${request.raw.url}`;
var hasToken = (request) => Boolean(request.headers.token);
var isShared = (route, request) => route.shared === true || route.shared === "anonymous" && !hasToken(request);
function readyKind(route, kept) {
  const anonymous = route.shared === "anonymous";
  const vary = `lang, language, ${anonymous ? "token, " : ""}accept-encoding`;
  const part = kept?.part ? { anonymous, vary, onSend: null, lifeMs: void 0, part: null } : null;
  return { anonymous, vary, onSend: kept?.notes?.onSend ?? null, lifeMs: kept?.lifeMs, part };
}
var etagFrom = (digest) => `W/"${digest}"`;
var etagOf = (body) => etagFrom(hash("sha1", body, "base64url"));
var hashIn = (etag) => Buffer.from(etag.slice(3, -1), "base64url");
function readyAnswer(kind, { text, tags, note, part }) {
  const body = Buffer.from(text);
  return {
    answer: { kind, body, etag: etagOf(body), note, part: part?.key ?? null, gzip: null },
    bytes: body.length,
    tags,
    lifeMs: kind.lifeMs,
    part: part && kind.part ? { key: part.key, made: readyAnswer(kind.part, { ...part, note: null, part: null }) } : void 0
  };
}
var partKey = (locale, field, name) => `part ${locale} ${field} ${name}`;
var ending = Buffer.from("}}");
var lengthOf = ({ body }, part) => body.length + (part ? part.body.length + ending.length : 0);
var bodyOf = ({ body }, part) => part ? Buffer.concat([body, part.body, ending]) : body;
var wholeEtagOf = ({ etag }, part) => part ? `${etag.slice(0, -1)}.${part.etag.slice(3)}` : etag;
var noteSending = ({ kind, note }) => {
  if (note !== null) kind.onSend?.(note);
};
function isKnown(request, etag) {
  const known = request.headers["if-none-match"];
  if (known === void 0 || known === etag) return known !== void 0;
  const bare = etag.slice(2);
  return known.split(/,\s*/).some((tag) => tag === "*" || tag.replace(/^W\//, "") === bare);
}
function sendMade(request, reply, { answer: ready, part: common }) {
  const part = common?.made.answer ?? null;
  const etag = wholeEtagOf(ready, part);
  noteSending(ready);
  reply.header("etag", etag).header("cache-control", cacheControl).header("vary", ready.kind.vary);
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.type(contentType).send(bodyOf(ready, part));
}
function answerKept(app, answers2, localeOf2) {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  let common = null;
  app.addHook("onSend", async (_request, reply) => {
    if (common === null && reply.getHeader("cache-control") === cacheControl)
      common = Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  });
  const headersOf2 = (request, { kind }, etag) => [
    ...common,
    ...["x-request-id", request.id, "cache-control", cacheControl, "etag", etag, "vary", kind.vary]
  ];
  const write = (reply, headers, bytes, isPacked) => {
    headers.push("content-type", contentType, "content-length", String(bytes.length));
    if (isPacked) headers.push("content-encoding", "gzip");
    reply.raw.writeHead(200, headers);
    reply.raw.end(bytes);
  };
  const gzipped = (key, ready, part, etag) => {
    const before = ready.gzip;
    if (before?.etag === etag) return before.bytes;
    const own = {
      etag,
      bytes: gzipAsync(bodyOf(ready, part)).then((bytes) => {
        own.bytes = bytes;
        const replaced = Buffer.isBuffer(before?.bytes) ? before.bytes.length : 0;
        answers2.grow(key, ready, bytes.length - replaced);
        return bytes;
      })
    };
    ready.gzip = own;
    return own.bytes;
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method !== "GET" || common === null || closing) return done();
    const key = keyOf(request, localeOf2(request));
    const ready = answers2.find(key);
    if (ready === null || ready.kind.anonymous && hasToken(request)) return done();
    const part = ready.part === null ? null : answers2.find(ready.part);
    if (ready.part !== null && part === null) return done();
    reply.hijack();
    noteSending(ready);
    const etag = wholeEtagOf(ready, part);
    const headers = headersOf2(request, ready, etag);
    if (isKnown(request, etag)) {
      reply.raw.writeHead(304, headers).end();
      return;
    }
    if (lengthOf(ready, part) < packedFrom || !takesGzip(request))
      return write(reply, headers, bodyOf(ready, part), false);
    const packed = gzipped(key, ready, part, etag);
    if (Buffer.isBuffer(packed)) return write(reply, headers, packed, true);
    packed.then(
      (bytes) => write(reply, headers, bytes, true),
      () => write(reply, headers, bodyOf(ready, part), false)
    );
  });
}
var takesGzip = (request) => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(request.headers["accept-encoding"] ?? ""));

// apps/api/src/platform/who-is.ts
var writeWindowSeconds = 60;
async function whoIs(audience, request, services, people2, { isWrite, ...incoming }) {
  if (audience === "guest") {
    const found = await shopperOf(request, services, people2, incoming, false).catch(asGuest);
    return { actor: { audience, ...incoming, shopper: found?.actor ?? null }, hits: null };
  }
  if (audience === "shopper")
    return await shopperOf(request, services, people2, incoming, isWrite) ?? refuse("AUTH_REQUIRED");
  if (isWrite) sameOriginOnly(request);
  const token = request.cookies[consoleCookies[audience]];
  const session = await sessionOf(audience, token, services, isWrite, null);
  if (!session) return refuse("AUTH_REQUIRED");
  const { sessionId, subjectId, hits } = session;
  if (audience === "merchant") {
    const merchant = await people2.merchant(services.database, subjectId) ?? refuse("AUTH_REQUIRED");
    return { actor: { audience, ...incoming, merchantId: subjectId, sessionId, ...merchant }, hits };
  }
  const operator = await people2.operator(services.database, subjectId) ?? refuse("AUTH_REQUIRED");
  return { actor: { audience, ...incoming, operatorId: subjectId, sessionId, ...operator }, hits };
}
var asGuest = (error) => {
  if (error instanceof Refusal) return null;
  throw error;
};
async function sessionOf(audience, token, { database, clock }, counted, frozen) {
  if (!token) return null;
  const now = clock.now();
  if (counted) return findSessionOfWrite(database, audience, token, now, writeWindowSeconds, frozen);
  const session = await findSession(database, audience, token, now, frozen);
  return session && { ...session, hits: null };
}
async function shopperOf(request, services, people2, incoming, counted) {
  const { token } = request.headers;
  const known = typeof token === "string" ? token : "";
  const session = await sessionOf("shopper", known, services, counted, people2.shopperFrozen);
  if (!session || session.frozen === null) return null;
  if (session.frozen) refuse("ACCOUNT_FROZEN");
  const { subjectId: userId, sessionId, hits } = session;
  return { actor: { audience: "shopper", ...incoming, userId, sessionId }, hits };
}
var hostOf = (origin) => URL.canParse(origin) ? new URL(origin).host : null;
function sameOriginOnly(request) {
  const { origin } = request.headers;
  if (origin !== void 0 && hostOf(origin) !== request.host) refuse("FORBIDDEN");
}

// apps/api/src/platform/door.ts
var patienceMs = 6500;
var withinPatience = (services, route) => ({
  ...services,
  database: services.database.until(performance.now() + (route.patienceMs ?? patienceMs))
});
function mountRoutes(app, handlers2, parts) {
  const missing = Object.keys(contract).filter((verb) => !handlers2[verb]);
  if (missing.length > 0) throw new Error(`no handler for ${missing.join(", ")}`);
  for (const verb of Object.keys(contract)) {
    const route = contract[verb];
    const handler = handlers2[verb];
    const kind = readyKind(route, handler.kind === "read" ? handler.kept : void 0);
    const unlogged = route.shared && parts.services.log.level === "info";
    if (Boolean(route.shared) !== (handler.kind === "read" && handler.kept !== void 0))
      throw new Error(`${verb}: shared in the contract and kept by its handler go together`);
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.bodyLimit ?? 64 * 1024,
      config: { isData: true },
      ...unlogged ? { logLevel: "warn" } : {},
      handler: (request, reply) => handler.kind === "read" && isShared(route, request) ? enterShared(verb, route, handler, kind, request, reply, parts) : enter(verb, route, handler, request, reply, parts)
    });
  }
}
async function enter(verb, route, handler, request, reply, { services: lent, people: people2, limits: limits2, audit }) {
  const services = withinPatience(lent, route);
  const incoming = { locale: localeOf(request), ip: request.ip, requestId: request.id };
  const isWrite = route.method === "POST" || handler.kind === "write";
  const { actor, hits } = await whoIs(route.audience, request, services, people2, { ...incoming, isWrite });
  if (route.roles && actor.roles?.some((r) => route.roles?.includes(r)) !== true)
    refuse("FORBIDDEN");
  if (isWrite) await limitWrites(services, actor, hits, route, limits2);
  const input = parseInput(route, request, incoming.locale);
  const answer = await run(verb, audited(verb, handler, audit), request, services, actor, input);
  if (answer instanceof Refusal) throw answer;
  if (answer instanceof SessionStart)
    setConsoleCookie(reply, answer.audience, answer.token, request.protocol === "https");
  if (answer instanceof SessionEnd) await endConsoleSession(reply, services, actor);
  reply.type("application/json; charset=utf-8").header("cache-control", "no-store");
  return reply.send(typeof answer === "string" ? answer : envelope(verb, answer, services));
}
async function enterShared(verb, route, handler, kind, request, reply, { services: lent, answers: answers2 }) {
  const locale = localeOf(request);
  const make = async () => {
    const services = withinPatience(lent, route);
    const input = parseInput(route, request, locale);
    const asker = {
      audience: "guest",
      locale,
      ip: request.ip,
      requestId: request.id,
      shopper: null
    };
    const scope = { now: services.clock.now(), services };
    const answer = await handler.run(services.database, asker, input, scope);
    if (answer instanceof Refusal) throw answer;
    const { tags, notes, part } = handler.kept ?? {};
    return readyAnswer(kind, {
      tags: tags?.(answer, input) ?? null,
      note: notes?.of(answer, input, locale) ?? null,
      ...part ? parted(part, checked(verb, answer, services), locale) : { text: envelope(verb, answer, services), part: null }
    });
  };
  return sendMade(request, reply, await (answers2 ? answers2.make(keyOf(request, locale), make) : make()));
}
function parted(part, answer, locale) {
  const { [part.field]: value, ...own } = answer;
  return {
    text: `${enveloped(own).slice(0, -"}}".length)},"${part.field}":`,
    part: {
      key: partKey(locale, part.field, part.name(answer)),
      text: JSON.stringify(value),
      tags: part.tags(answer)
    }
  };
}
function checked(verb, answer, services) {
  const data = answer instanceof SessionStart || answer instanceof SessionEnd ? answer.data : answer;
  if (services.config.checkAnswers) contract[verb].output.parse(data);
  return data;
}
var enveloped = (data) => JSON.stringify({ code: 1, msg: "", data });
var envelope = (verb, answer, services) => enveloped(checked(verb, answer, services));
async function run(verb, handler, request, services, actor, input) {
  const { database, clock } = services;
  if (handler.kind === "read")
    return handler.run(database, actor, input, { now: clock.now(), services });
  if (handler.kind === "steps")
    return handler.run(database, actor, input, { now: clock.now(), services, request });
  const key = idempotencyKey(request, actor);
  const who = actorName(actor);
  const act = () => key === null ? database.transaction((tx) => handler.run(tx, actor, input, services)) : database.transaction(
    async (tx) => await takeKey(tx, who, key, verb, bodyHash(verb, request.body ?? {})) ?? handler.run(tx, actor, input, services),
    {
      // A text is the answer kept before. A refusal that leaves a trace is not kept: asking again is asking anew.
      withCommit: (tx, answer) => typeof answer === "string" || answer instanceof Refusal ? null : keepAnswer(tx, who, key, envelope(verb, answer, services))
    }
  );
  try {
    return await act();
  } catch (error) {
    if (error instanceof CommitUnknown && key !== null) return act();
    throw error;
  }
}
function idempotencyKey(request, actor) {
  const key = request.headers["idempotency-key"];
  if (key === void 0 || actor.audience === "guest") return null;
  if (typeof key !== "string" || !/^[\w-]{8,128}$/.test(key))
    refuse("VALIDATION_FAILED", { fields: { "Idempotency-Key": "VALIDATION_FAILED" } });
  return key;
}
function parseInput(route, request, locale) {
  const given = route.method === "GET" || route.upload ? withoutEmpties(request.query) : request.body ?? {};
  const parsed = route.input.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new InvalidInput(fieldMessages(parsed.error, locale));
}
var withoutEmpties = (query) => Object.fromEntries(Object.entries(query).filter(([, v]) => v !== ""));
async function limitWrites({ database, clock }, actor, hits, route, limits2) {
  const now = clock.now();
  const [bucket, limit] = route.signed ? [`signed:${actor.ip}`, limits2.signedWrites] : [`guest:${actor.ip}`, limits2.guestWrites];
  const hit = hits === null ? await takeHit(database, bucket, limit, writeWindowSeconds, now) : hitOf(hits, limits2.personWrites, writeWindowSeconds, now);
  if (!hit.allowed)
    refuse("TOO_MANY_REQUESTS", {
      args: { seconds: hit.retryAfterSeconds },
      retryAfterSeconds: hit.retryAfterSeconds
    });
}
function setConsoleCookie(reply, audience, token, secure) {
  reply.setCookie(consoleCookies[audience], token, {
    path: "/api",
    httpOnly: true,
    sameSite: "strict",
    secure,
    maxAge: sessionLifeSeconds
  });
}
async function endConsoleSession(reply, services, actor) {
  if (actor.audience !== "merchant" && actor.audience !== "operator") return;
  await services.database.transaction((tx) => revokeSession(tx, actor.sessionId));
  reply.clearCookie(consoleCookies[actor.audience], { path: "/api" });
}

// apps/api/src/platform/metrics.ts
import { timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
var same = (a, b) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
function registerMetrics(app, services) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request to the answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry]
  });
  new Gauge({
    name: "database_connections",
    help: "Connections of the pool by state",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = services.database.stats();
      this.set({ state: "total" }, total);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    }
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unmatched";
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1e3
    );
    done();
  });
  app.get("/metrics", { logLevel: "silent" }, async (request, reply) => {
    const bearer = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const allowed = services.config.metricsToken ? same(bearer, services.config.metricsToken) : ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.ip);
    if (!allowed) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

// apps/api/src/platform/openapi.ts
import fs6 from "node:fs";
import path5 from "node:path";
import swaggerFolder from "swagger-ui-dist/absolute-path.js";
import { z as z2 } from "zod";
var schemasInto = (shared) => (schema, io) => {
  const text = JSON.stringify(z2.toJSONSchema(schema, { io, unrepresentable: "any" }));
  const {
    $schema: _,
    $defs,
    ...rest
  } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'));
  Object.assign(shared, $defs);
  return rest;
};
function parametersOf(input) {
  const required = new Set(input.required ?? []);
  return Object.entries(input.properties ?? {}).map(
    ([name, schema]) => ({ name, in: "query", required: required.has(name), schema })
  );
}
var refusalOf = (errors) => ({
  allOf: [
    { $ref: "#/components/schemas/Refusal" },
    { properties: { error: { enum: [...new Set(errors)] } } }
  ]
});
var refused = (description, ...errors) => ({
  description,
  content: { "application/json": { schema: refusalOf(errors) } }
});
function refusalsOf(route) {
  const console = route.audience === "merchant" || route.audience === "operator";
  return [
    "VALIDATION_FAILED",
    ...route.audience === "shopper" ? ["ACCOUNT_FROZEN"] : [],
    ...console || route.roles ? ["FORBIDDEN"] : [],
    ...route.method === "POST" && route.audience !== "guest" ? ["IDEMPOTENCY_KEY_REUSED", "REQUEST_IN_PROGRESS"] : [],
    ...route.errors.filter((error) => httpStatusOf(error) === 200)
  ];
}
function securityOf({ audience, roles = [] }) {
  if (audience === "guest") return [{}, { shopper: [] }];
  return roles.length === 0 ? [{ [audience]: [] }] : roles.map((role) => ({ [audience]: [role] }));
}
var bodyOf2 = (route, input) => route.upload ? Object.fromEntries(pictureTypes.map((type2) => [type2, { schema: { type: "string", format: "binary" } }])) : { "application/json": { schema: input } };
function operationOf(verb, route, schemaOf) {
  const input = schemaOf(route.input, "input");
  const refusals = route.errors.map((e) => `\`${e}\` (${errorCodes[e]})`).join(", ");
  return {
    operationId: verb,
    tags: [route.tag],
    summary: route.summary,
    ...refusals ? { description: `Refusals: ${refusals}.` } : {},
    security: securityOf(route),
    parameters: [
      ...route.method === "GET" ? parametersOf(input) : [],
      {
        name: "lang",
        in: "header",
        required: false,
        schema: { type: "string" },
        description: "File code of the language of `msg` and texts"
      },
      ...route.method === "POST" && route.audience !== "guest" ? [
        {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          schema: { type: "string", pattern: "^[\\w-]{8,128}$" },
          description: "One key per intent; a retry with it gets the first answer"
        }
      ] : []
    ],
    ...route.method === "POST" ? { requestBody: { required: true, content: bodyOf2(route, input) } } : {},
    responses: {
      200: {
        description: "code 1 with `data`; a refusal by a rule has another code, `error` and `msg`",
        content: {
          "application/json": {
            schema: {
              oneOf: [
                {
                  type: "object",
                  required: ["code", "msg", "data"],
                  additionalProperties: false,
                  properties: {
                    code: { const: 1 },
                    msg: { type: "string" },
                    data: schemaOf(route.output, "output")
                  }
                },
                refusalOf(refusalsOf(route))
              ]
            }
          }
        }
      },
      ...route.shared ? { 304: { description: "What `If-None-Match` names is still so" } } : {},
      ...route.audience !== "guest" || route.errors.includes("AUTH_REQUIRED") ? { 401: refused("The session is missing, expired or revoked", "AUTH_REQUIRED") } : {},
      ...route.method === "POST" ? {
        413: refused("The body is too large", "PAYLOAD_TOO_LARGE"),
        415: refused("The body is not JSON", "CONTENT_TYPE_UNSUPPORTED"),
        429: refused("Too many writes; `Retry-After` says when to come back", "TOO_MANY_REQUESTS")
      } : {},
      431: refused("The head of the request is too large", "PAYLOAD_TOO_LARGE"),
      500: refused("A fault of ours; `requestId` finds it in the log", "INTERNAL_ERROR"),
      503: refused("Unavailable for now; `Retry-After` says when to come back", "SERVICE_UNAVAILABLE")
    }
  };
}
function openApiDocument() {
  const paths = {};
  const shared = {};
  const schemaOf = schemasInto(shared);
  for (const [verb, route] of Object.entries(contract)) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(verb, route, schemaOf)
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Meridian",
      version: "0.1.0",
      description: "Every answer is `{ code, msg, data }`. Money is a decimal string of US dollars with two places."
    },
    paths,
    components: {
      securitySchemes: {
        shopper: { type: "apiKey", in: "header", name: "token" },
        merchant: { type: "apiKey", in: "cookie", name: consoleCookies.merchant },
        operator: { type: "apiKey", in: "cookie", name: consoleCookies.operator }
      },
      schemas: {
        ...shared,
        Refusal: {
          type: "object",
          required: ["code", "msg", "data", "error"],
          additionalProperties: false,
          properties: {
            code: { type: "integer", not: { const: 1 } },
            msg: { type: "string" },
            error: { enum: Object.keys(errorCodes) },
            data: { description: "What goes with the refusal; null when nothing does" },
            fields: { type: "object", additionalProperties: { type: "string" } },
            requestId: { type: "string" }
          }
        }
      }
    }
  };
}
var page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Meridian API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"><body><div id="swagger-ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
var start = `window.SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, displayRequestDuration: true });`;
function registerOpenApi(app) {
  const document = JSON.stringify(openApiDocument());
  const assets = swaggerFolder();
  app.get(
    "/api/openapi.json",
    (_request, reply) => reply.type("application/json; charset=utf-8").send(document)
  );
  app.get("/api/docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/api/docs/start.js", (_request, reply) => reply.type("text/javascript").send(start));
  for (const [file, type2] of [
    ["swagger-ui.css", "text/css"],
    ["swagger-ui-bundle.js", "text/javascript"]
  ]) {
    app.get(
      `/api/docs/${file}`,
      (_request, reply) => reply.type(type2).send(fs6.createReadStream(path5.join(assets, file)))
    );
  }
}

// apps/api/src/platform/protocol-errors.ts
import { STATUS_CODES } from "node:http";
var type = "application/json; charset=utf-8";
var answers = {
  HPE_HEADER_OVERFLOW: [431, "PAYLOAD_TOO_LARGE"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "PAYLOAD_TOO_LARGE"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "VALIDATION_FAILED"]
};
function answerUnreadable(error, socket) {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, code] = answers[error.code ?? ""] ?? [400, "VALIDATION_FAILED"];
  const { body } = refusalEnvelope(new Refusal(code), "en");
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "X-Content-Type-Options: nosniff",
    "Cache-Control: no-store",
    "Connection: close"
  ];
  socket.write(`${head.join("\r\n")}\r
\r
${body}`);
  socket.destroySoon();
}
function answerUndecodable(_error, request, reply) {
  const { status, body } = refusalEnvelope(new Refusal("ROUTE_NOT_FOUND"), localeOf(request));
  reply.code(status).header("x-content-type-options", "nosniff").header("cache-control", "no-store").type(type).send(body);
}

// apps/api/src/platform/security-headers.ts
import helmet from "helmet";
var pageOptions = (https) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // React writes style attributes (sheet drag, progress); attributes only, no style elements from elsewhere.
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...https ? { upgradeInsecureRequests: [] } : {}
    }
  },
  strictTransportSecurity: https ? { maxAge: 31536e3, includeSubDomains: true } : false,
  referrerPolicy: { policy: "same-origin" }
});
var dataOptions = (https) => ({
  ...pageOptions(https),
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false
});
function headersOf(options) {
  const headers = [];
  const response = {
    setHeader: (name, value) => void headers.push([name.toLowerCase(), value]),
    removeHeader: () => {
    }
  };
  helmet(options)({}, response, () => {
  });
  return headers;
}
function secureAnswers(app, https) {
  const page2 = headersOf(pageOptions(https));
  const data = headersOf(dataOptions(https));
  app.addHook("onRequest", (request, reply, done) => {
    const headers = request.routeOptions.config.isData ? data : page2;
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

// apps/api/src/platform/web-app.ts
import fs8 from "node:fs";
import path7 from "node:path";
import zlib2 from "node:zlib";
import staticFiles2 from "@fastify/static";

// apps/api/src/platform/first-paint.ts
import { createHash as createHash4 } from "node:crypto";
import fs7 from "node:fs";
import path6 from "node:path";
import { pathToFileURL } from "node:url";
import { promisify as promisify2 } from "node:util";
import zlib from "node:zlib";

// apps/api/src/platform/byte-cache.ts
var ByteCache = class {
  #items = /* @__PURE__ */ new Map();
  #limit;
  #bytes = 0;
  constructor(limitBytes) {
    this.#limit = limitBytes;
  }
  /** Bytes held. */
  get bytes() {
    return this.#bytes;
  }
  /** Looking does not count as use. */
  has(key) {
    return this.#items.has(key);
  }
  get(key) {
    const item = this.#items.get(key);
    if (!item) return void 0;
    this.#items.delete(key);
    this.#items.set(key, item);
    return item.value;
  }
  /** A value larger than the whole cache is not kept. */
  set(key, value, bytes) {
    this.#drop(key);
    if (bytes > this.#limit) return;
    this.#items.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#items.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }
  #drop(key) {
    const item = this.#items.get(key);
    if (!item) return;
    this.#items.delete(key);
    this.#bytes -= item.bytes;
  }
};

// apps/api/src/platform/drawing-budget.ts
function createDrawingBudget(share, aheadMs, nowMs = () => performance.now()) {
  let owedMs = 0;
  let at = nowMs();
  const settle = () => {
    const now = nowMs();
    owedMs = Math.max(0, owedMs - (now - at) * share);
    at = now;
  };
  return {
    spent() {
      settle();
      return owedMs >= aheadMs;
    },
    async spend(work) {
      const begun = nowMs();
      try {
        return await work();
      } finally {
        settle();
        owedMs += nowMs() - begun;
      }
    }
  };
}

// apps/api/src/platform/first-paint.ts
var brotli = promisify2(zlib.brotliCompress);
var gzip2 = promisify2(zlib.gzip);
var brotliQuality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
async function loadPages(webRoot, origin) {
  const file = path6.join(webRoot, ".server/pages.js");
  if (!fs7.existsSync(file)) return null;
  const built = await import(pathToFileURL(file).href);
  return built.openPages(webRoot, origin);
}
function createFirstPaint(app, pages, options) {
  const ready = new ByteCache(options.cacheBytes ?? 32 * 1024 * 1024);
  const underWay = /* @__PURE__ */ new Map();
  const budget = createDrawingBudget(options.share ?? 0.4, options.aheadMs ?? 600);
  function once(key, make2) {
    const known = ready.get(key);
    if (known) return Promise.resolve(known);
    let promise = underWay.get(key);
    if (!promise) {
      promise = make2().finally(() => underWay.delete(key));
      underWay.set(key, promise);
    }
    return promise;
  }
  async function make(key, status, draw) {
    const page2 = await encode(status, await budget.spend(draw));
    ready.set(key, page2, page2.gzip.length + page2.br.length + key.length * 2);
    return page2;
  }
  const plain = (page2, status) => once(
    `plain ${status} ${page2.key}`,
    () => make(`plain ${status} ${page2.key}`, status, () => pages.draw(page2))
  );
  return async function pageFor(url2, cookies) {
    const page2 = pages.plan(url2, cookies);
    if (page2.read === null) return plain(page2, page2.status);
    const read2 = await ask(app, page2.read, page2.language, options.readTimeoutMs ?? 2e3);
    if (read2.kind === "missing") return plain(page2, 404);
    if (read2.kind === "refused") return plain(page2, page2.status);
    if (read2.kind === "late") return { ...await plain(page2, page2.status), passing: true };
    if (read2.kind !== "answer") return { ...await plain(page2, 503), passing: true, retryAfterSeconds: 2 };
    const key = `${page2.key} ${read2.etag}`;
    if (!ready.has(key) && !underWay.has(key) && budget.spent())
      return { ...await plain(page2, page2.status), passing: true };
    const { data } = JSON.parse(read2.body);
    return once(key, () => make(key, page2.status, () => pages.draw(page2, data))).catch(async (error) => {
      app.log.error({ err: error, url: url2 }, "a page could not be drawn");
      return { ...await plain(page2, page2.status), passing: true };
    });
  };
}
async function ask(app, url2, language, timeoutMs) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(null), timeoutMs);
  });
  try {
    const answer = await Promise.race([
      app.inject({ url: url2, headers: { lang: language, "accept-encoding": "identity" } }),
      late
    ]);
    if (answer === null) return { kind: "late" };
    const { payload: body, statusCode, headers } = answer;
    if (statusCode >= 500) return { kind: "failed" };
    if (body.startsWith('{"code":1,'))
      return { kind: "answer", etag: String(headers.etag ?? hashOf(body)), body };
    return { kind: /"error":"(\w+_)?NOT_FOUND"/.test(body) ? "missing" : "refused" };
  } finally {
    clearTimeout(timer);
  }
}
var hashOf = (text) => `"${createHash4("sha1").update(text).digest("base64url")}"`;
async function encode(status, { html, ...hashes }) {
  const bytes = Buffer.from(html);
  const [small, smaller] = await Promise.all([gzip2(bytes), brotli(bytes, brotliQuality)]);
  return { status, etag: hashOf(html), ...hashes, gzip: small, br: smaller };
}

// apps/api/src/platform/web-app.ts
async function registerWebApp(app, { root, origin, unknown }) {
  await app.register(staticFiles2, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    // The plugin would write its own over ours.
    cacheControl: false,
    setHeaders(reply, file) {
      const hashed = file.includes(`${path7.sep}assets${path7.sep}`);
      reply.setHeader("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    }
  });
  const answerPage = await pageAnswers(app, root, origin);
  app.setNotFoundHandler(async (request, reply) => {
    if (isPage(request)) return answerPage(request, reply);
    return reply.code(404).type("application/json; charset=utf-8").send(unknown(request).body);
  });
}
var isPage = ({ method, url: url2 }) => (method === "GET" || method === "HEAD") && !url2.startsWith("/api/") && !url2.startsWith("/media/") && !/\.\w{2,5}(\?|$)/.test(url2);
async function pageAnswers(app, root, origin) {
  const pages = await loadPages(root, origin);
  if (!pages) {
    const page2 = fs8.readFileSync(path7.join(root, "index.html"));
    return async (_request, reply) => reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page2);
  }
  const pageFor = createFirstPaint(app, pages, { origin });
  return async (request, reply) => sendPage(request, reply, await pageFor(request.url, request.headers.cookie));
}
var policyWith = (reply, { styleHash, scriptHash }) => String(reply.getHeader("content-security-policy")).replace("style-src 'self'", `$& ${styleHash}`).replace("script-src 'self'", `$& ${scriptHash}`);
function sendPage(request, reply, page2) {
  reply.code(page2.status).header("cache-control", page2.passing ? "no-store" : "public, max-age=0, must-revalidate").header("vary", "accept-encoding, cookie").header("content-security-policy", policyWith(reply, page2)).header("etag", `W/${page2.etag}`).type("text/html; charset=utf-8");
  if (page2.retryAfterSeconds) reply.header("retry-after", String(page2.retryAfterSeconds));
  const known = request.headers["if-none-match"]?.split(/,\s*/).map((tag) => tag.replace(/^W\//, ""));
  if (page2.status === 200 && known?.includes(page2.etag)) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(page2.br);
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(page2.gzip);
  return reply.send(zlib2.gunzipSync(page2.gzip));
}

// apps/api/src/slices/wallet/wallet.sql.ts
var pathFor = (userId) => pathOf({ type: "shopper_available", ownerId: userId });
var findBounds = async (db, { from, to }) => from === null && to === null ? { after: null, before: null } : db.one(
  "wallet.findBounds",
  `select
           (select max(p.id) from ledger.posting p where p.journal_id =
             (select j.id from ledger.journal j where j.created_at < $1::timestamptz - interval '1 hour'
              order by j.created_at desc, j.id desc limit 1)) as after,
           (select min(p.id) from ledger.posting p where p.journal_id =
             (select j.id from ledger.journal j where j.created_at >= $2::timestamptz + interval '1 hour'
              order by j.created_at, j.id limit 1)) as before`,
  [from, to]
);
var pastAll = "9223372036854775807";
var side = (account, { kind, from, to }) => `select p.id, ${account === "debit" ? "-p.amount" : "p.amount"} as signed, p.${account}_balance as balance,
     j.kind, j.key, j.created_at
   from ledger.posting p join ledger.journal j on j.id = p.journal_id
   where p.${account}_account = a.id and ${kind === null ? "$2::text is null" : "p.kind = $2"}
     and ${from === null ? "$3::timestamptz is null" : "j.created_at >= $3"}
     and ${to === null ? "$4::timestamptz is null" : "j.created_at < $4"}
     and p.id > coalesce($5::bigint, 0) and p.id < least($6::bigint, $7::bigint, ${pastAll})
   order by p.id desc limit $8`;
var both = (filter) => `ledger.account a cross join lateral ((${side("debit", filter)}) union all (${side("credit", filter)})) l
   where a.path = $1 and a.asset = 'USD'`;
var valuesOf = ({ userId, kind, from, to }, bounds, before, limit) => [pathFor(userId), kind, from, to, bounds.after, bounds.before, before, limit];
async function listBillRows(db, filter, before, limit) {
  return db.many(
    "wallet.listBill",
    `select l.id, l.kind, l.key, l.signed as "signedCents", l.balance as "balanceAfterCents", l.created_at as "createdAt"
     from ${both(filter)} order by l.id desc limit $8`,
    valuesOf(filter, await findBounds(db, filter), before, limit)
  );
}
async function countBillRows(db, filter) {
  const { userId, kind, from, to } = filter;
  if (kind === null && from === null && to === null) return countLines(db, userId);
  const { total } = await db.one(
    "wallet.countBill",
    `select count(*)::int as total from (select from ${both(filter)} limit $8) counted`,
    valuesOf(filter, await findBounds(db, filter), null, limits.billCountedMax)
  );
  return total;
}
async function countLines(db, userId) {
  const account = await db.maybe(
    "wallet.countLines",
    `select version::int as lines from ledger.account where path = $1 and asset = 'USD'`,
    [pathFor(userId)]
  );
  return account?.lines ?? 0;
}

// apps/api/src/slices/wallet/wallet.view.ts
var billLineView = (row, references) => ({
  id: row.id.toString(),
  kind: row.kind,
  amount: formatMoney(row.signedCents),
  balanceAfter: formatMoney(row.balanceAfterCents),
  reference: references.get(row.key) ?? null,
  createdAt: row.createdAt.toISOString()
});

// apps/api/src/slices/wallet/wallet.routes.ts
var walletRoutes = (readers) => ({
  getWallet: read(async (db, actor) => ({
    available: formatMoney(await balanceOf(db, { type: "shopper_available", ownerId: actor.userId })),
    held: formatMoney(await readers.heldOf(db, actor.userId)),
    inEscrow: formatMoney(await readers.escrowOf(db, actor.userId))
  })),
  listBill: read(async (db, actor, input) => {
    const { kind = null, from = null, to = null } = input;
    const filter = { userId: actor.userId, kind, from, to };
    const [before] = decodeParts(input.cursor, [cursorPart.id]) ?? [null];
    const rows = await listBillRows(db, filter, before, input.limit + 1);
    const total = await countBillRows(db, filter);
    const references = await readers.referencesOf(db, [...new Set(rows.map((row) => row.key))]);
    return pageOf(
      rows,
      input.limit,
      total,
      (row) => billLineView(row, references),
      (row) => [row.id]
    );
  })
});

// apps/api/src/app.ts
var referencesOf5 = async (db, keys) => new Map([
  ...await referencesOf2(db, keys),
  ...await referencesOf(db, keys),
  ...await referencesOf3(db, keys),
  ...await referencesOf4(db, keys)
]);
var handlers = {
  ...accountsRoutes,
  ...addressesRoutes,
  ...contentRoutes(homeReaders),
  ...shopsRoutes,
  ...catalogueRoutes,
  ...promotionsRoutes,
  ...walletRoutes({ heldOf, escrowOf, referencesOf: referencesOf5 }),
  ...topupsRoutes(operatorNames),
  ...statementsRoutes(operatorNames),
  ...withdrawalsRoutes(operatorNames, auditWrite),
  ...cartRoutes,
  ...ordersRoutes,
  ...reviewsRoutes,
  ...operationsRoutes
};
var people = {
  shopperFrozen,
  merchant: findMerchantPlace,
  operator: findOperatorRoles
};
var jobParts = [
  mailJobs,
  answersJobs,
  accountsJobs,
  catalogueJobs,
  topupsJobs,
  withdrawalsJobs,
  ordersJobs,
  operationsJobs
].reduce(
  (all, part) => ({
    listeners: [...all.listeners, ...part.listeners],
    sweeps: [...all.sweeps, ...part.sweeps],
    errands: [...all.errands, ...part.errands],
    watches: [...all.watches ?? [], ...part.watches ?? []]
  }),
  { listeners: [], sweeps: [], errands: [], watches: [] }
);
async function createApp(services, pool, options = {}) {
  const { sendingMs = 6e4 } = options;
  const app = Fastify({
    loggerInstance: services.log,
    genReqId: () => randomUUID(),
    // A logger for each request costs a tenth of a kept answer. Where requests are not logged only errors use it, and they name theirs.
    childLoggerFactory: (log2, bindings, childOptions) => services.log.isLevelEnabled("info") ? log2.child(bindings, childOptions) : log2,
    trustProxy: services.config.trustProxy,
    requestTimeout: sendingMs,
    // By itself Node looks twice a minute who dawdles; and were the head given longer than the whole, it would exchange the two.
    http: {
      headersTimeout: sendingMs / 4,
      requestTimeout: sendingMs,
      connectionsCheckingInterval: Math.min(5e3, sendingMs)
    },
    // What still comes over an open connection is answered: the framework's own 503 names no time to try again.
    return503OnClosing: false,
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUndecodable
  });
  keepRawBody(app);
  const answers2 = options.answers ?? null;
  if (answers2) answerKept(app, answers2, localeOf);
  secureAnswers(app, services.config.publicUrl?.startsWith("https:") ?? false);
  await app.register(compress, { encodings: ["gzip"], threshold: 1024 });
  await app.register(cookie);
  endConnectionsOnClose(app);
  answerErrors(app);
  registerMetrics(app, services);
  registerHealth(app, services);
  registerMedia(app, services.files);
  registerPrivatePictures(app, services, services.files);
  registerOpenApi(app);
  const limits2 = {
    guestWrites: options.guestWrites ?? 60,
    personWrites: options.personWrites ?? 600,
    signedWrites: options.signedWrites ?? 6e3
  };
  mountRoutes(app, handlers, { services, people, limits: limits2, answers: answers2, audit: auditWrite });
  const unknown = (request) => refusalEnvelope(new Refusal("ROUTE_NOT_FOUND"), localeOf(request));
  const origin = services.config.publicUrl && new URL(services.config.publicUrl).origin;
  if (options.consoleRoot) await registerConsole(app, options.consoleRoot);
  if (options.webRoot) await registerWebApp(app, { root: options.webRoot, origin, unknown });
  else
    app.setNotFoundHandler(
      (request, reply) => reply.code(404).type("application/json; charset=utf-8").send(unknown(request).body)
    );
  return { app, jobs: createJobs(pool, services, jobParts) };
}
function keepRawBody(app) {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, next) => {
    request.rawBody = body;
    if (body === "") next(null, {});
    else parse(request, body, next);
  });
  app.addContentTypeParser(
    [...pictureTypes],
    { parseAs: "buffer" },
    (_request, body, next) => next(null, body)
  );
}
function endConnectionsOnClose(app) {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
}
function registerHealth(app, services) {
  app.get("/healthz", { logLevel: "silent" }, async () => ({ status: "up" }));
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    try {
      await services.database.one("health.ping", "select 1 as up");
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "not ready" });
    }
  });
}

// apps/api/src/platform/packed-store.ts
var lengthBytes = 4;
var placeBytes = 80;
var largestPart = 1 / 16;
var PackedStore = class {
  #block;
  #keyBytesMax;
  /** Offsets into the block, in the order of their writing, which is the ring's. */
  #places = /* @__PURE__ */ new Map();
  #walk = this.#places.entries();
  #met = null;
  #end = 0;
  #keyBytes = 0;
  constructor(maxBytes) {
    this.#block = Buffer.allocUnsafeSlow(Math.floor(maxBytes * 0.75));
    this.#keyBytesMax = Math.floor(maxBytes * 0.25);
  }
  get size() {
    return this.#places.size;
  }
  /** The bytes as they lie there: good until the next `put`. */
  get(key) {
    const place = this.#places.get(key);
    if (place === void 0) return null;
    const from = place + lengthBytes;
    return this.#block.subarray(from, from + this.#block.readUInt32LE(place));
  }
  /** Keeps the parts behind one another; whatever had the key goes. */
  put(key, ...parts) {
    this.delete(key);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const needed = lengthBytes + length;
    if (needed > this.#block.length * largestPart) return;
    if (this.#end + needed > this.#block.length) {
      this.#dropOldestWhile((place) => place >= this.#end);
      this.#end = 0;
    }
    const from = this.#end;
    this.#end += needed;
    this.#dropOldestWhile((place) => place >= from && place < this.#end);
    this.#block.writeUInt32LE(length, from);
    let at = from + lengthBytes;
    for (const part of parts) at += part.copy(this.#block, at);
    this.#places.set(key, from);
    this.#keyBytes += placeBytes + key.length;
    this.#dropOldestWhile(() => this.#keyBytes > this.#keyBytesMax);
  }
  delete(key) {
    if (this.#places.delete(key)) this.#keyBytes -= placeBytes + key.length;
  }
  clear() {
    this.#places.clear();
    this.#walk = this.#places.entries();
    this.#met = null;
    this.#end = 0;
    this.#keyBytes = 0;
  }
  #dropOldestWhile(isDue) {
    for (let oldest = this.#oldest(); oldest && isDue(oldest[1]); oldest = this.#oldest())
      this.delete(oldest[0]);
  }
  /** One walk through the map for all times: a new one would step over everything that was deleted before. */
  #oldest() {
    while (this.#places.size > 0) {
      if (this.#met && this.#places.get(this.#met[0]) === this.#met[1]) return this.#met;
      const next = this.#walk.next();
      this.#met = next.done ? null : next.value;
      if (next.done) this.#walk = this.#places.entries();
    }
    return null;
  }
};

// apps/api/src/platform/answer-cache.ts
var trustedMs = 900;
var keptMs2 = 6e4;
var loosePart = 1 / 8;
var stampBytes = 16;
var looseEvery = 16;
var joinMs = 500;
var entryBytes = 600;
var tagBytes = 16;
var keyLengthMax = 600;
var placeMs = 1e3;
var changedMax = 5e4;
var AnswerCache = class {
  nowMs;
  #maxBytes;
  #packing;
  #packed;
  #entries = /* @__PURE__ */ new Map();
  #flights = /* @__PURE__ */ new Map();
  #bytes = 0;
  #unpackings = 0;
  /** Counts the times that something changed; what changed in which of them; and the last in which everything did. */
  #generation = 0;
  #changed = /* @__PURE__ */ new Map();
  #allChanged = 0;
  #trustedFromMs = Number.NEGATIVE_INFINITY;
  constructor(options = {}) {
    const maxBytes = options.maxBytes ?? 72 * 1024 * 1024;
    this.#packing = options.packing ?? null;
    this.#maxBytes = this.#packing ? maxBytes * loosePart : maxBytes;
    this.#packed = this.#packing && new PackedStore(maxBytes - this.#maxBytes);
    this.nowMs = options.nowMs ?? (() => performance.now());
  }
  /** What the answers that are not packed take. */
  get bytes() {
    return this.#bytes;
  }
  /** How many are not packed, and how many are. */
  get size() {
    return this.#entries.size;
  }
  get packedSize() {
    return this.#packed?.size ?? 0;
  }
  /** The kept answer, if it is known to be right. */
  find(key) {
    const loose = this.#entries.get(key);
    const packed = loose ? null : this.#packed?.get(key);
    if (!loose && !packed) return null;
    const now = this.nowMs();
    if (now - this.#trustedFromMs > trustedMs) return null;
    const entry = loose ?? this.#unpacked(key, packed, now);
    if (now > entry.untilMs || !this.#isRight(entry)) {
      this.#drop(key);
      return null;
    }
    if (!loose) {
      this.#unpackings += 1;
      if (this.#unpackings % looseEvery === 0) this.#put(key, entry);
    } else if (now - entry.placedMs > placeMs) {
      entry.placedMs = now;
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry.answer;
  }
  /** Makes an answer, once for all who ask for it meanwhile, and keeps it if nothing that it was made of has changed since. */
  make(key, make) {
    const open = this.#flights.get(key);
    if (open && open.since === this.#generation && this.nowMs() - open.beganMs <= joinMs) return open.made;
    const since = this.#generation;
    const beganMs = this.nowMs();
    const making = make().then((made) => {
      this.#keep(key, made, since, beganMs);
      if (made.part) this.#keep(made.part.key, made.part.made, since, beganMs);
      return made;
    }).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    const flight = { made: making, since, beganMs };
    this.#flights.set(key, flight);
    return making;
  }
  /** An answer has grown by so many bytes since it was kept. */
  grow(key, answer, bytes) {
    const entry = this.#entries.get(key);
    if (entry?.answer !== answer) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#evict();
  }
  /** These things have changed; `*` stands for everything. */
  forget(tags) {
    if (tags.length === 0) return;
    if (tags.includes("*") || this.#changed.size + tags.length > changedMax) {
      this.forgetAll();
      return;
    }
    this.#generation += 1;
    for (const tag of tags) this.#changed.set(tag, this.#generation);
  }
  /** Anything may have changed. */
  forgetAll() {
    this.#generation += 1;
    this.#allChanged = this.#generation;
    this.#changed.clear();
    this.#entries.clear();
    this.#packed?.clear();
    this.#bytes = 0;
  }
  /** All changes committed before `beganMs` have been told. */
  trustFrom(beganMs) {
    this.#trustedFromMs = beganMs;
  }
  #isRight(entry) {
    if (entry.checked === this.#generation) return true;
    if (!this.#unchangedSince(entry.tags, entry.since)) return false;
    entry.checked = this.#generation;
    return true;
  }
  #unchangedSince(tags, since) {
    return this.#allChanged <= since && tags.every((tag) => (this.#changed.get(tag) ?? 0) <= since);
  }
  #keep(key, { answer, bytes, tags, lifeMs }, since, beganMs) {
    if (tags === null || key.length > keyLengthMax || !this.#unchangedSince(tags, since)) return;
    this.#drop(key);
    this.#put(key, {
      answer,
      tags,
      bytes: this.#roomOf(key, bytes, tags),
      since,
      checked: this.#generation,
      untilMs: beganMs + (lifeMs ?? keptMs2),
      placedMs: this.nowMs()
    });
  }
  #roomOf(key, bytes, tags) {
    return bytes + entryBytes + 2 * key.length + tagBytes * tags.length;
  }
  #put(key, entry) {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    this.#evict();
  }
  #evict() {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#entries.delete(key);
      this.#bytes -= entry.bytes;
      this.#putAway(key, entry);
    }
  }
  #drop(key) {
    const entry = this.#entries.get(key);
    if (entry) this.#bytes -= entry.bytes;
    this.#entries.delete(key);
    this.#packed?.delete(key);
  }
  /** Packs what is still right, unless it lies there from an earlier time. */
  #putAway(key, { answer, tags, since, untilMs }) {
    if (!this.#packing || !this.#packed || this.#packed.get(key) || untilMs < this.nowMs()) return;
    const packed = this.#packing.pack(answer, tags);
    if (!packed) return;
    const stamp = Buffer.allocUnsafe(stampBytes);
    stamp.writeDoubleLE(untilMs, 0);
    stamp.writeDoubleLE(since, 8);
    this.#packed.put(key, stamp, packed);
  }
  #unpacked(key, packed, nowMs) {
    const { answer, bytes, tags } = this.#packing.unpack(packed.subarray(stampBytes));
    return {
      answer,
      tags,
      bytes: this.#roomOf(key, bytes, tags),
      untilMs: packed.readDoubleLE(0),
      since: packed.readDoubleLE(8),
      checked: 0,
      placedMs: nowMs
    };
  }
};

// apps/api/src/platform/answer-packing.ts
import { constants, deflateRawSync } from "node:zlib";
import { inflateSync } from "fflate";
var dictionaryBytes = 8 * 1024;
var textMax = 128 * 1024;
var newline = 10;
var headBytes = 1 + 20;
function answerPacking() {
  const dictionaries = [];
  const byKind = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Map();
  const scratch = Buffer.allocUnsafeSlow(textMax);
  const dictionaryOf = (kind) => {
    const known = byKind.get(kind);
    if (known) return known;
    const made = { kind, number: dictionaries.length, bytes: null };
    dictionaries.push(made);
    byKind.set(kind, made);
    return made;
  };
  const learn = (dictionary, text) => {
    const all = Buffer.concat([
      seen.get(dictionary.kind) ?? Buffer.alloc(0),
      text.subarray(0, dictionaryBytes / 2)
    ]);
    if (all.length < dictionaryBytes) {
      seen.set(dictionary.kind, all);
      return;
    }
    seen.delete(dictionary.kind);
    dictionary.bytes = Buffer.from(all.subarray(-dictionaryBytes));
  };
  return {
    pack({ kind, body, etag, note, part }, tags) {
      const text = Buffer.concat([Buffer.from(`${JSON.stringify([note, part, ...tags])}
`), body]);
      if (text.length > textMax) return null;
      const dictionary = dictionaryOf(kind);
      if (dictionary.bytes === null) {
        learn(dictionary, text);
        return null;
      }
      const packed = deflateRawSync(text, { dictionary: dictionary.bytes, strategy: constants.Z_FIXED });
      return Buffer.concat([Buffer.of(dictionary.number), hashIn(etag), packed]);
    },
    unpack(packed) {
      const { kind, bytes } = dictionaries[packed[0]];
      const text = inflateSync(packed.subarray(headBytes), {
        dictionary: bytes,
        out: scratch
      });
      const end = text.indexOf(newline);
      const [note, part, ...tags] = JSON.parse(text.toString("utf8", 0, end));
      const body = Buffer.from(text.subarray(end + 1));
      const etag = etagFrom(packed.toString("base64url", 1, headBytes));
      return { answer: { kind, body, etag, note, part, gzip: null }, bytes: body.length, tags };
    }
  };
}

// apps/api/src/serve.ts
var jobConnections = 6;
var goodbyeMs = 1e3;
async function serve(config2, log2, url2) {
  const open = (max) => openDatabase({ url: url2, role: runtimeRole, max, clock: systemClock });
  const database = open(config2.databasePool);
  const jobPool = openPool({ url: url2, role: runtimeRole, max: jobConnections, driverTypes: true });
  const files = localFiles(path8.join(config2.dataDir, "files"));
  const services = { config: config2, clock: systemClock, database, log: log2, files };
  const answers2 = new AnswerCache({ maxBytes: config2.answersBytes, packing: answerPacking() });
  const changesDatabase = open(1);
  const changes = watchChanges(changesDatabase, answers2, log2);
  await changes.start();
  const { app, jobs } = await createApp(services, jobPool, {
    webRoot: config2.webRoot,
    consoleRoot: config2.consoleRoot,
    answers: answers2
  });
  await app.listen({ host: config2.host, port: config2.port });
  if (config2.jobs) jobs.start();
  const address2 = app.server.address();
  return {
    port: typeof address2 === "object" && address2 ? address2.port : config2.port,
    async stop() {
      await app.close();
      await Promise.all([changes.stop(), jobs.stop()]);
      await atMost(goodbyeMs, Promise.all([changesDatabase.close(), jobPool.end(), database.close()]));
    }
  };
}

// apps/api/src/main.ts
v8.setFlagsFromString("--heap-growing-percent=20");
var config = readConfig();
var log = createLog(config.logLevel);
var { evm, tron } = config.depositKeys;
if (evm !== void 0) checkDepositKey("DEPOSIT_XPUB_EVM", evm);
if (tron !== void 0) checkDepositKey("DEPOSIT_XPUB_TRON", tron);
var embedded = config.databaseUrl === null ? await startEmbeddedPostgres({
  dataRoot: path9.join(config.dataDir, "postgres"),
  log: (line) => log.info(line)
}) : null;
var url = config.databaseUrl ?? embedded?.localUrl;
if (!url) throw new Error("no database");
if (!isWorker()) {
  await whenThereIsRoom(() => prepare(config.databaseOwnerUrl ?? url));
  if (config.demo) await loadDemo(config.databaseOwnerUrl ?? url);
}
var serving = config.workers === 1 || isWorker() ? await serve(config, log, url) : await startWorkers(config.workers, { DATABASE_URL: url }, log);
var address = `${config.host === "127.0.0.1" ? "localhost" : config.host}:${serving.port}`;
log.info({ url: `http://${address}` }, "serving");
if (config.demo && !isWorker()) process.stdout.write(greeting(`http://${address}`));
async function whenThereIsRoom(work) {
  for (; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isOverload(error)) throw error;
      log.warn({ err: error }, "waiting for the database");
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
async function prepare(ownerUrl) {
  await migrate({ url: ownerUrl });
  const owner = openDatabase({ url: ownerUrl, clock: systemClock });
  try {
    const sealed = await sealCardNumbers(owner, config.signingSecret);
    for (const { family, configured, confirmed } of await depositWallets(owner, config.depositKeys))
      if (configured && !confirmed)
        log.warn({ family }, "no deposit addresses before two operators confirmed the wallet in the console");
    if (sealed > 0) log.info({ sealed }, "card numbers of earlier times were sealed");
  } finally {
    await owner.close();
  }
}
async function loadDemo(ownerUrl) {
  const { loadDemoWorld } = await import("./load-WGDFYOIS.mjs");
  const owner = openDatabase({ url: ownerUrl, clock: systemClock });
  const files = localFiles(path9.join(config.dataDir, "files"));
  const say2 = (line) => void process.stdout.write(`  ${line}
`);
  try {
    await loadDemoWorld({ database: owner, clock: systemClock, files, config, log }, { say: say2 });
  } finally {
    await owner.close();
  }
}
function greeting(at) {
  return `
Meridian is open: ${at}

  shoppers   ana@example.com (English) \xB7 lin@example.com (\u7B80\u4F53\u4E2D\u6587) \xB7 omar@example.com (\u0627\u0644\u0639\u0631\u0628\u064A\u0629)
  merchants  owner@taipei-audio.example and one owner per shop
  operators  admin@meridian.example \xB7 finance@meridian.example \xB7 support@meridian.example
  password   meridian-demo        payment code  246810

  console    ${at}/console  (operators; the first sign-in shows a key for an authenticator app,
             or for npm run operator:code -- <key>)

  API        ${at}/api/docs
`;
}
var stopping = false;
async function stop(signal) {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, "stopping");
  setTimeout(() => process.exit(1), isWorker() ? 1e4 : 12e3).unref();
  await serving.stop();
  await embedded?.stop();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void stop(signal));
//# sourceMappingURL=main.mjs.map
