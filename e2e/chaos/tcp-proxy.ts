// A wire that can be hurt: a TCP proxy that slows, cuts, falls silent, or swallows answers after the request was delivered.
import net from 'node:net';

/**
 * `pass`: as if it were not there. `slow`: every piece late by `ms`. `swallow`: the request arrives, and the share of
 * answers is thrown away together with the connection. `silent`: nothing passes and nobody is told; what was open then
 * stays dead for ever, as behind a router that forgot it.
 */
export type WireMode =
  | { readonly kind: 'pass' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'swallow'; readonly share: number }
  | { readonly kind: 'silent' };

export interface Wire {
  readonly port: number;
  setMode(mode: WireMode): void;
  /** Ends every open connection at once; answers how many. */
  cut(): number;
  close(): Promise<void>;
}

interface Pair {
  readonly inner: net.Socket;
  readonly outer: net.Socket;
  dead: boolean;
}

/** A machine whose peer has vanished looks after it this often. */
const keepAliveMs = 10_000;

/** Opens a wire on a free port of this machine to `target()`, asked anew for each connection. */
export async function openWire(target: () => number, random: () => number): Promise<Wire> {
  let mode: WireMode = { kind: 'pass' };
  const pairs = new Set<Pair>();
  const end = (pair: Pair) => {
    pair.inner.destroy();
    pair.outer.destroy();
    pairs.delete(pair);
  };
  const carry = (pair: Pair, from: net.Socket, to: net.Socket, isAnswer: boolean) => {
    // In the order in which they came, as every wire does: what comes when it is fast again waits for what is still late.
    const late: { readonly bytes: Buffer; readonly at: number }[] = [];
    const carryOn = (): void => {
      for (let next = late[0]; next; next = late[0]) {
        const ms = next.at - performance.now();
        if (ms > 0) return void setTimeout(carryOn, Math.ceil(ms));
        pass(from, to, next.bytes);
        late.shift();
      }
    };
    from.on('data', (bytes) => {
      if (mode.kind === 'silent') pair.dead = true;
      if (pair.dead) return;
      if (mode.kind === 'swallow' && isAnswer && random() < mode.share) return end(pair);
      late.push({ bytes, at: performance.now() + (mode.kind === 'slow' ? mode.ms : 0) });
      if (late.length === 1) carryOn();
    });
  };
  const server = net.createServer((inner) => {
    const pair: Pair = { inner, outer: net.connect(target(), '127.0.0.1'), dead: false };
    pairs.add(pair);
    for (const socket of [pair.inner, pair.outer])
      socket
        .setNoDelay(true)
        .on('error', () => {})
        // What is dead hears nothing, not even the other side's goodbye, until its own keep-alive finds out.
        .on('close', () => (pair.dead ? setTimeout(end, keepAliveMs, pair).unref() : end(pair)));
    carry(pair, pair.inner, pair.outer, false);
    carry(pair, pair.outer, pair.inner, true);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address() as net.AddressInfo;
  return {
    port: address.port,
    setMode: (next) => {
      mode = next;
    },
    cut: () => {
      const count = pairs.size;
      for (const pair of pairs) end(pair);
      return count;
    },
    close: () => {
      for (const pair of pairs) end(pair);
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function pass(from: net.Socket, to: net.Socket, bytes: Buffer): void {
  if (to.destroyed || to.write(new Uint8Array(bytes))) return;
  from.pause();
  to.once('drain', () => from.resume());
}
