// The front door of networks.
export { addressPatterns, type ChainKind, chainAddress, tronAddress } from './chain-address.rules.ts';
export {
  findNetwork,
  findPayeeAccount,
  insertPayeeAccount,
  listNetworks,
  listPayeeAccounts,
  type Network,
  type PayeeAccount,
} from './networks.sql.ts';
