// The test coin: compiled once in a process, deployed where it is asked for, and sent.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Abi,
  type Address,
  createTestClient,
  getAddress,
  type Hex,
  http,
  parseAbi,
  publicActions,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  walletActions,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { anvil as anvilChain } from 'viem/chains';

/** The phrase that local chains and the demo are made of; nobody keeps anything on it. */
export const testPhrase = 'test test test test test test test test test test test junk';
/** The account-level public key of that wallet, as DEPOSIT_XPUB_EVM takes it. */
export const devDepositKey = (): string =>
  mnemonicToAccount(testPhrase, { path: "m/44'/60'/0'" }).getHdKey().publicExtendedKey;

export const coinAbi = parseAbi([
  'function transfer(address to, uint256 value) returns (bool)',
  'function transferMany(address[] to, uint256[] values)',
  'function transferAndFail(address to, uint256 value)',
  'function pretend(address to, uint256 value)',
  'function balanceOf(address owner) view returns (uint256)',
]);

let compiled: Hex | null = null;
/** The contract's creation code. @throws what the compiler says */
function creationCode(): Hex {
  if (compiled) return compiled;
  const compile: (input: string) => string = createRequire(import.meta.url)('solc').compile;
  const content = fs.readFileSync(new URL('./coin.sol', import.meta.url), 'utf8');
  const settings = {
    evmVersion: 'paris',
    outputSelection: { '*': { Coin: ['evm.bytecode.object'] } },
  };
  const input = { language: 'Solidity', sources: { 'coin.sol': { content } }, settings };
  const output: {
    errors?: { severity: string; formattedMessage: string }[];
    contracts?: { 'coin.sol': { Coin: { evm: { bytecode: { object: string } } } } };
  } = JSON.parse(compile(JSON.stringify(input)));
  const made = output.contracts?.['coin.sol'].Coin.evm.bytecode.object;
  if (!made) throw new Error((output.errors ?? []).map((e) => e.formattedMessage).join('\n'));
  compiled = `0x${made}`;
  return compiled;
}

/** Everything a test wants of a local chain; its account holds what the coins were made with. */
export function openClient(url: string, chainId = 31_337) {
  return createTestClient({
    mode: 'anvil',
    chain: { ...anvilChain, id: chainId },
    account: mnemonicToAccount(testPhrase),
    transport: http(url, { retryCount: 0, timeout: 60_000 }),
    // Blocks come when a test asks for them; nothing about them may be remembered.
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);
}
export type ChainClient = ReturnType<typeof openClient>;

/**
 * Waits until a transaction is mined. It asks for the receipt itself: a wait for the next block never ends where none
 * comes, for a new block's number may be told a moment before its receipts.
 */
export async function mined(client: ChainClient, hash: Hex): Promise<TransactionReceipt> {
  for (;;) {
    const receipt = await client.getTransactionReceipt({ hash }).catch((error) => {
      if (error instanceof TransactionReceiptNotFoundError) return null;
      throw error;
    });
    if (receipt) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Deploys another one; answers its address. */
export async function deployCoin(client: ChainClient): Promise<Address> {
  const hash = await client.deployContract({ abi: coinAbi as Abi, bytecode: creationCode() });
  const { contractAddress } = await mined(client, hash);
  if (!contractAddress) throw new Error('the coin was not deployed');
  return getAddress(contractAddress);
}
