// The real server as the fuzzer's target: sends over inject or a socket, renews the world, and looks whether it still holds together.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { contract } from '@meridian/contract';
import { hashPassword } from '../../slices/accounts/index.ts';
import { carrierSignature } from '../../slices/orders/record-carrier-scan.ts';
import type { TestApp } from '../app.ts';
import {
  audienceOf,
  type Caller,
  callers,
  createStaff,
  liftLimits,
  type MatrixWorld,
  password,
} from '../matrix-world.ts';
import { faults } from '../orders.ts';
import { type Bystander, belongingsOf, createBystander, secrets } from './bystander.ts';
import { type OpenApiDocument, type Operation, readOperations } from './document.ts';
import { Pool } from './generate.ts';
import {
  createEpoch,
  type FuzzCaller,
  forget,
  headersOfCaller,
  pretenders,
  sampleAll,
  signEverybodyIn,
} from './people.ts';
import type { Material } from './plan.ts';
import type { FuzzAnswer, FuzzRequest } from './request.ts';
import type { Target } from './runner.ts';

/** Nothing is unavailable sooner. */
const patientMs = 1_500;

/** A server as the target of the fuzzer; the caller closes `app` and, before it, the target. */
export async function createFuzzTarget(app: TestApp): Promise<Target & { close(): void }> {
  const document = (await app.app.inject('/api/openapi.json')).json<OpenApiDocument>();
  const passwordHash = await hashPassword(password);
  const staff = await createStaff(app, passwordHash);
  await liftLimits(app);
  const bystander = await createBystander(app);
  const untouched = await belongingsOf(app, bystander);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: false });
  const pool = new Pool();
  const signing = app.services.config.carrierWebhookSecret;
  let renewed: MatrixWorld | null = null;
  let credentials = new Map<FuzzCaller, Readonly<Record<string, string>>>();
  const sendOnce = async (request: FuzzRequest): Promise<FuzzAnswer> => {
    const signed = sign(request, signing, app.clock.now());
    const startedAt = performance.now();
    const answer = await (signed.over === 'http' ? sendHttp(signed, port, agent) : inject(app, signed));
    return { ...answer, tookMs: performance.now() - startedAt };
  };

  return {
    operations: readOperations(document),
    callers: [...callers, ...pretenders],
    // Whom the contract lets search for people.
    trusted: contract.listUsers.roles ?? [],
    secrets: [...secrets, ...(bystander.ids.orderNo ?? []), ...(bystander.ids.paymentNo ?? [])],
    mayEnter,
    ownerOf: (operation) =>
      (callers as readonly string[]).findLast((caller) => mayEnter(caller, operation)) ?? 'guest',
    async renew() {
      await forget(app);
      const world = await createEpoch(app, staff, passwordHash);
      renewed = world;
      const made = await sampleAll(world);
      for (const [verb, inputs] of Object.entries(made))
        for (const input of inputs) pool.harvest(verb, input);
      for (const [name, ids] of Object.entries(bystander.ids)) for (const id of ids) pool.add(name, id);
      credentials = await signEverybodyIn(world);
      const headersFor: Material['headersFor'] = (caller) => credentials.get(caller as FuzzCaller) ?? {};
      return { pool, samples: made, headersFor };
    },
    async send(request) {
      const first = await sendOnce(request);
      // A machine that has too much to do has no connection free in time: it says so after having waited, and not again.
      const answer = first.status === 503 && first.tookMs > patientMs ? await sendOnce(request) : first;
      const { caller, operation } = request;
      if (answer.status === 401 && renewed && mayEnter(caller, operation) && operation.schemes.length > 0)
        credentials.set(caller as FuzzCaller, await headersOfCaller(renewed, caller as Caller));
      return answer;
    },
    async inspect() {
      app.clock.advance(15 * 60_000);
      await app.jobs.tick();
      return faultsOfWorld(app, bystander, untouched);
    },
    close: () => agent.destroy(),
  };
}

/** What must hold whatever was asked: the books, the sum of all money, and what the bystander owns. */
async function faultsOfWorld(
  app: TestApp,
  bystander: Bystander,
  untouched: Record<string, string>,
): Promise<string[]> {
  const found = (await faults(app)).map((fault) => `reconcile: ${JSON.stringify(fault)}`);
  const sum = await sumOfLedger(app);
  if (sum !== '0') found.push(`the ledger sums up to ${sum}`);
  for (const [table, rows] of Object.entries(await belongingsOf(app, bystander)))
    if (rows !== untouched[table])
      found.push(`the bystander's ${table} changed: ${untouched[table]} → ${rows}`);
  return found;
}

function mayEnter(caller: string, { schemes, roles }: Operation): boolean {
  if (schemes.length === 0) return true;
  const audience = audienceOf[caller as Caller];
  return (
    audience !== undefined && schemes.includes(audience) && (roles.length === 0 || roles.includes(caller))
  );
}

/** A carrier's call is signed over what is sent, so that it is looked into. */
function sign(request: FuzzRequest, secret: string, now: Date): FuzzRequest {
  if (request.operation.verb !== 'recordCarrierScan' || 'x-carrier-signature' in request.headers)
    return request;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = carrierSignature(secret, timestamp, String(request.body ?? ''));
  return {
    ...request,
    headers: { ...request.headers, 'x-carrier-timestamp': timestamp, 'x-carrier-signature': signature },
  };
}

async function inject(
  app: TestApp,
  { method, path, query, headers, body }: FuzzRequest,
): Promise<Omit<FuzzAnswer, 'tookMs'>> {
  const answer = await app.app.inject({
    method: method as 'GET',
    url: query === '' ? path : `${path}?${query}`,
    headers: { ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

/** Over a socket of its own; status 0 when no proper answer came. */
function sendHttp({ method, path, query, headers, body }: FuzzRequest, port: number, agent: http.Agent) {
  return new Promise<Omit<FuzzAnswer, 'tookMs'>>((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, agent, method, path: query === '' ? path : `${path}?${query}`, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          const plain =
            answer.headers['content-encoding'] === 'gzip' && bytes.length > 0 ? gunzipSync(bytes) : bytes;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: plain.toString('utf8') });
        });
      },
    );
    request.on('error', (error) => resolve({ status: 0, headers: {}, text: error.message }));
    request.setTimeout(20_000, () => request.destroy(new Error('no answer in 20 s')));
    if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body));
    request.end(body);
  });
}

/** Credits less debits over all accounts: what counters say where there are counters, else the postings. */
async function sumOfLedger(app: TestApp): Promise<string> {
  const { sum } = await app.owner.one<{ sum: string }>(
    'fuzz.sum',
    `select (coalesce(sum(case when a.tracked then a.credits - a.debits else p.credits - p.debits end), 0))::text as sum
     from ledger.account a, lateral (
       select coalesce(sum(amount) filter (where credit_account = a.id), 0) as credits,
              coalesce(sum(amount) filter (where debit_account = a.id), 0) as debits
       from ledger.posting where not a.tracked and a.id in (credit_account, debit_account)) p`,
  );
  return sum;
}
