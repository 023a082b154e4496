// Command `npm run demo:chain`: the demo world beside a chain of its own; `-- --send <address> <amount>` sends test coins there.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatUnits, getContractAddress, isAddress, parseUnits } from 'viem';
import { loadDemoWorld } from '../../db/demo/load.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db.ts';
import { localFiles } from '../platform/files.ts';
import { createLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { closeOtherNetworks, insertEvmChain } from '../slices/networks/chains.sql.ts';
import { applySetting } from '../slices/operations/change-setting.ts';
import { confirmWallet } from '../slices/topups/index.ts';
import { startAnvil } from '../testing/chain/anvil.ts';
import { coinAbi, deployCoin, devDepositKey, mined, openClient } from '../testing/chain/coin.ts';
import { complain, say, withCommandDatabase } from './command-database.ts';

const port = 8_545;
const url = `http://127.0.0.1:${port}`;
const chainId = 'demonet';
const blockSeconds = 2;
const confirmations = 6;
/** Deposits up to this pass without a person, so that a newcomer sees the balance rise. */
const autoPassCents = 50_000;

const client = openClient(url);
/** The account that holds the coins makes the coin first of all. */
const coin = getContractAddress({ from: client.account.address, nonce: 0n });

async function sendCoins(to: string | undefined, amount: string | undefined): Promise<void> {
  if (!to || !isAddress(to) || !/^\d{1,9}(\.\d{1,6})?$/.test(amount ?? ''))
    throw new Error('npm run demo:chain -- --send <address> <amount>, for example --send 0x… 25.00');
  const code = await client.getCode({ address: coin }).catch(() => {
    throw new Error('the chain is not there: start it with npm run demo:chain');
  });
  if (!code) throw new Error('there is no coin on this chain');
  const value = parseUnits(amount ?? '', 6);
  const hash = await client.writeContract({
    address: coin,
    abi: coinAbi,
    functionName: 'transfer',
    args: [to, value],
  });
  await mined(client, hash);
  say(`${formatUnits(value, 6)} USDT sent: ${hash}`);
  say(`It counts after ${confirmations} blocks, in about ${confirmations * blockSeconds} seconds.`);
}

/** The demo world, a registry in which only the local chain is open, and the limit of what passes by itself. */
async function prepare(database: Database, dataDir: string): Promise<void> {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  const files = localFiles(path.join(config.dataDir, 'files'));
  await loadDemoWorld({ database, clock: systemClock, files, config, log: createLog('warn') }, { say });
  await insertEvmChain(database, {
    id: chainId,
    name: 'Demo chain',
    evmChainId: 31_337,
    creditConfirmations: confirmations,
    payoutConfirmations: confirmations,
    networkId: `${chainId}-usdt`,
    coin: 'USDT',
    contract: coin,
    minimumCents: 1_000n,
    feeCents: 100n,
  });
  // The deposit addresses come from keys that everybody knows: nobody may send real coins there.
  await closeOtherNetworks(database, chainId);
  await database.transaction((tx) => confirmWallet(tx, { evm: devDepositKey() }, 'evm'));
  const reason = 'the demo shows how a deposit arrives';
  const setting = { key: 'topups.autoPassCents', value: autoPassCents, version: 0, reason, by: 'system' };
  await database.transaction((tx) => applySetting(tx, setting));
}

async function serve(dataDir: string): Promise<number> {
  fs.mkdirSync(dataDir, { recursive: true });
  const kept = ['--state', path.join(dataDir, 'chain.json'), '--state-interval', '5'];
  const chain = await startAnvil([
    '--port',
    String(port),
    '--block-time',
    String(blockSeconds),
    ...kept,
  ]).catch((error: Error) => {
    if (!/in use/.test(error.message)) throw error;
    throw new Error(`port ${port}, where the chain would listen, is taken: stop what runs there first`);
  });
  try {
    if (!(await client.getCode({ address: coin }))) await deployCoin(client);
    await withCommandDatabase(async (ownerUrl) => {
      await migrate({ url: ownerUrl });
      const database = openDatabase({ url: ownerUrl, clock: systemClock });
      await prepare(database, dataDir).finally(() => database.close());
    });
    return await runServer(dataDir);
  } finally {
    await chain.stop();
  }
}

/** Answers its exit code. */
function runServer(dataDir: string): Promise<number> {
  const server = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, '../main.ts')], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'production',
      DEMO: 'true',
      LOG_LEVEL: 'warn',
      WEB_ROOT: path.resolve(import.meta.dirname, '../../../shopper/dist'),
      CONSOLE_ROOT: path.resolve(import.meta.dirname, '../../../console/dist'),
      ...process.env,
      DATA_DIR: dataDir,
      CHAIN_NODES: `${chainId}=${url}`,
      DEPOSIT_XPUB_EVM: devDepositKey(),
    },
  });
  server.stdout.on('data', (text: Buffer) => {
    process.stdout.write(text);
    if (!text.includes('Meridian is open')) return;
    say(
      'A deposit on the chain: sign in, open Top up → On-chain, copy your address, and in another terminal',
    );
    say('  npm run demo:chain -- --send <address> 25.00');
    say(`Up to $${autoPassCents / 100}.00 pass by themselves; more waits for an operator.`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  return new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 0)));
}

try {
  const { values, positionals } = parseArgs({
    options: { send: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.send) await sendCoins(positionals[0], positionals[1]);
  else {
    process.env.DATA_DIR ??= path.resolve(import.meta.dirname, '../../../../.data/chain');
    process.exitCode = await serve(process.env.DATA_DIR);
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
