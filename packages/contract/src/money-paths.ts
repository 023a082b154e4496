// What shoppers ask for about their money: apart from the other paths, so that no first page carries them.
import { get, post, type RoutePath } from './shopper-paths.ts';

/** Verb → endpoint, of the money screens. */
export const moneyPaths = {
  // wallet
  getWallet: get('/api/user/wallet', 'shopper'),
  listBill: get('/api/user/bill', 'shopper'),
  // networks
  getBlockchain: get('/api/user/getBlockchain', 'shopper'),
  listPayeeAccounts: get('/api/user/payee_accounts', 'shopper'),
  // topups
  uploadEvidence: post('/api/user/upload', 'shopper'),
  createTopUp: post('/api/user/recharge', 'shopper'),
  listTopUps: get('/api/user/recharge_log', 'shopper'),
  getTopUp: get('/api/user/recharge', 'shopper'),
  // withdrawals
  getWithdrawalForm: get('/api/user/extract', 'shopper'),
  saveDestination: post('/api/user/extract_destination_add', 'shopper'),
  deleteDestination: post('/api/user/extract_destination_del', 'shopper'),
  quoteWithdrawal: post('/api/user/extract_quote', 'shopper'),
  createWithdrawal: post('/api/user/extract', 'shopper'),
  listWithdrawals: get('/api/user/extract_log', 'shopper'),
  cancelWithdrawal: post('/api/user/extract_cancel', 'shopper'),
} as const satisfies Record<string, RoutePath>;
