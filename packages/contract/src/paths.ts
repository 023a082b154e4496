// The table of contents of the API: every endpoint's method, path and audience, without schemas.
import { moneyPaths } from './money-paths.ts';
import { get, post, type RoutePath, shopperPaths } from './shopper-paths.ts';

export type { Audience, RoutePath } from './shopper-paths.ts';

/** Verb → endpoint. The verb is the name used everywhere: act, file, hook, button. */
export const paths = {
  ...shopperPaths,
  ...moneyPaths,
  // accounts, as operators see them
  listUsers: get('/api/operator/users', 'operator'),
  getUser: get('/api/operator/user', 'operator'),
  freezeUser: post('/api/operator/user_freeze', 'operator'),
  unfreezeUser: post('/api/operator/user_unfreeze', 'operator'),
  // shops
  merchantLogin: post('/api/merchant/login', 'guest'),
  merchantLogout: post('/api/merchant/logout', 'merchant'),
  getMerchantInfo: get('/api/merchant/info', 'merchant'),
  // catalogue
  importProducts: post('/api/merchant/product_import', 'merchant'),
  getProductImport: get('/api/merchant/product_import', 'merchant'),
  retryImportPictures: post('/api/merchant/product_import_retry', 'merchant'),
  // topups
  listTopUpAudits: get('/api/operator/recharge_list', 'operator'),
  getTopUpAudit: get('/api/operator/recharge', 'operator'),
  claimTopUp: post('/api/operator/recharge_claim', 'operator'),
  passTopUp: post('/api/operator/recharge_pass', 'operator'),
  refuseTopUp: post('/api/operator/recharge_refuse', 'operator'),
  listParkedTransfers: get('/api/operator/parked_transfers', 'operator'),
  importStatement: post('/api/operator/statement_import', 'operator'),
  listStatements: get('/api/operator/statements', 'operator'),
  getStatement: get('/api/operator/statement', 'operator'),
  listStatementLines: get('/api/operator/statement_lines', 'operator'),
  // withdrawals
  listWithdrawalAudits: get('/api/operator/extract_list', 'operator'),
  getWithdrawalAudit: get('/api/operator/extract', 'operator'),
  approveWithdrawal: post('/api/operator/extract_approve', 'operator'),
  takeWithdrawal: post('/api/operator/extract_take', 'operator'),
  revealPayee: post('/api/operator/extract_payee', 'operator'),
  releaseWithdrawal: post('/api/operator/extract_release', 'operator'),
  recordPayout: post('/api/operator/extract_payout', 'operator'),
  refuseWithdrawal: post('/api/operator/extract_refuse', 'operator'),
  // orders
  listMerchantOrders: get('/api/merchant/order_list', 'merchant'),
  getMerchantOrder: get('/api/merchant/order_info', 'merchant'),
  shipOrder: post('/api/merchant/order_ship', 'merchant'),
  listCarriers: get('/api/merchant/carriers', 'merchant'),
  recordCarrierScan: post('/api/carrier/webhook', 'guest'),
  // operations
  operatorLogin: post('/api/operator/login', 'guest'),
  verifyOperatorCode: post('/api/operator/login_code', 'guest'),
  operatorLogout: post('/api/operator/logout', 'operator'),
  getOperatorInfo: get('/api/operator/info', 'operator'),
  listOperatorSessions: get('/api/operator/sessions', 'operator'),
  endOtherSessions: post('/api/operator/sessions_end', 'operator'),
  revokeOperatorSession: post('/api/operator/session_revoke', 'operator'),
  listOperators: get('/api/operator/operators', 'operator'),
  resetOperatorCode: post('/api/operator/operator_code_reset', 'operator'),
  getDashboard: get('/api/operator/dashboard', 'operator'),
  listAuditLog: get('/api/operator/audit_log', 'operator'),
  listSettings: get('/api/operator/settings', 'operator'),
  listSettingChanges: get('/api/operator/setting_changes', 'operator'),
  changeSetting: post('/api/operator/settings', 'operator'),
  listOutboxMails: get('/api/operator/mails', 'operator'),
  reconcileLedger: get('/api/operator/reconcile', 'operator'),
  listReconcileRuns: get('/api/operator/reconcile_runs', 'operator'),
  listLedgerAccounts: get('/api/operator/ledger_accounts', 'operator'),
  getLedgerStatement: get('/api/operator/ledger_statement', 'operator'),
  listLedgerJournals: get('/api/operator/ledger_journals', 'operator'),
  getLedgerJournal: get('/api/operator/ledger_journal', 'operator'),
  listCorrections: get('/api/operator/corrections', 'operator'),
  proposeCorrection: post('/api/operator/correction', 'operator'),
  approveCorrection: post('/api/operator/correction_approve', 'operator'),
  refuseCorrection: post('/api/operator/correction_refuse', 'operator'),
  getRegistry: get('/api/operator/registry', 'operator'),
  listProposals: get('/api/operator/proposals', 'operator'),
  proposeChange: post('/api/operator/proposal', 'operator'),
  approveProposal: post('/api/operator/proposal_approve', 'operator'),
  refuseProposal: post('/api/operator/proposal_refuse', 'operator'),
} as const satisfies Record<string, RoutePath>;

export type Verb = keyof typeof paths;
