// Fetching a file that a stranger named: the name is resolved here, the address judged, and the connection made to that very address.
import dns from 'node:dns/promises';
import net from 'node:net';
import type { buildConnector as Connectors } from 'undici';
import { type AddressFault, chooseAddress, urlFault } from './address-guard.rules.ts';

export type FetchFault =
  | AddressFault
  | 'host_unknown'
  | 'too_many_redirects'
  | 'answer_not_ok'
  | 'too_large'
  | 'timed_out'
  | 'unreachable';

/** The file could not be had, and why. */
export class FetchFailed extends Error {
  readonly reason: FetchFault;
  constructor(reason: FetchFault) {
    super(reason);
    this.name = 'FetchFailed';
    this.reason = reason;
  }
}

/** The world outside; tests bring their own. `dial` says where a checked address is really reached. */
export interface Network {
  resolve(host: string): Promise<string[]>;
  dial(address: string, port: number): { address: string; port: number };
}
export const openNetwork: Network = {
  resolve: async (host) => (await dns.lookup(host, { all: true })).map((found) => found.address),
  dial: (address, port) => ({ address, port }),
};

/** A megabyte of code that few processes ever need. */
const loadUndici = () => import('undici');

const redirectsMax = 3;
const timeoutMs = 10_000;

/** Fetches at most `maxBytes` within 10 s over at most 3 redirects, each checked like the first address. @throws FetchFailed */
export async function fetchPublic(
  address: string,
  maxBytes: number,
  network: Network = openNetwork,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = new URL(address);
    for (let hops = 0; hops <= redirectsMax; hops += 1) {
      const answer = await fetchOnce(url, maxBytes, network, signal);
      if (Buffer.isBuffer(answer)) return answer;
      url = new URL(answer.location, url);
    }
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    throw new FetchFailed(signal.aborted ? 'timed_out' : 'unreachable');
  }
  throw new FetchFailed('too_many_redirects');
}

async function fetchOnce(
  url: URL,
  maxBytes: number,
  network: Network,
  signal: AbortSignal,
): Promise<Buffer | { location: string }> {
  const fault = urlFault(url);
  if (fault) throw new FetchFailed(fault);
  const { Agent, request } = await loadUndici();
  const agent = new Agent({ connect: await pinned(url, network), connections: 1, pipelining: 0 });
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { accept: 'image/webp,image/png,image/jpeg', 'user-agent': 'Meridian-Import/1' },
    });
    // A body that is left unread fails when the connection closes; unheard, that would end the process.
    body.on('error', () => {});
    if (statusCode >= 300 && statusCode < 400 && typeof headers.location === 'string')
      return { location: headers.location };
    if (statusCode !== 200) throw new FetchFailed('answer_not_ok');
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new FetchFailed('too_large');
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of body as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) throw new FetchFailed('too_large');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    await agent.destroy();
  }
}

/** Connects to the address that was checked, whatever the name may mean a moment later. */
async function pinned(url: URL, network: Network): Promise<Connectors.connector> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = net.isIP(host)
    ? [host]
    : await network.resolve(host).catch(() => {
        throw new FetchFailed('host_unknown');
      });
  const checked = chooseAddress(addresses);
  if (checked === null) throw new FetchFailed('address_not_public');
  const target = network.dial(checked, Number(url.port || (url.protocol === 'https:' ? 443 : 80)));
  const { buildConnector } = await loadUndici();
  const connect = buildConnector({ timeout: timeoutMs });
  return (options, done) =>
    connect(
      {
        ...options,
        host: target.address,
        hostname: target.address,
        port: String(target.port),
        servername: net.isIP(host) ? '' : host,
      },
      done,
    );
}
