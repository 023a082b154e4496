// The front door of networks.
export { addressPatterns, type ChainKind, chainAddress, tronAddress } from './chain-address.rules.ts';
export { chainHash } from './chain-hash.rules.ts';
export {
  type ChainBlock,
  ChainContradiction,
  type ChainReader,
  ChainUnreadable,
  type FinalTransaction,
  type SeenTransfer,
  type ShownTransfer,
  type Sighting,
} from './chain-reader.ts';
export { openChain } from './chain-readers.ts';
export {
  type AlarmKind,
  type ChainAlarm,
  type ChainRow,
  hasChainAlarm,
  listChainAlarms,
  listChains,
} from './chains.sql.ts';
export {
  findNetwork,
  findPayeeAccount,
  insertPayeeAccount,
  listNetworks,
  listPayeeAccounts,
  type Network,
  type PayeeAccount,
} from './networks.sql.ts';
export {
  addPayee,
  listChainEntries,
  listNetworkEntries,
  listPayeeEntries,
  updateChain,
  updateNetwork,
  updatePayee,
} from './registry.sql.ts';
export { type ChainWork, clearAlarms, findWatchedChain, raiseAlarm, untilAborted } from './watched-chains.ts';
