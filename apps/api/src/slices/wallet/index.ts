// The front door of the wallet.
export { type WalletReaders, walletRoutes } from './wallet.routes.ts';
