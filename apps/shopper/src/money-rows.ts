// The money screens with the words they speak: the table's own rows for them, fetched with the first of them, so that no first page lists their files.
import { page } from './shell/rows.tsx';

// biome-ignore format: a table, one screen a row
export const moneyRows = {
  topUp: page('topUp', () => import('./screens/top-up/top-up-screen.tsx'), { areas: ['wallet', 'topup'] }),
  walletTopUp: page('walletTopUp', () => import('./screens/wallet-top-up/wallet-top-up-screen.tsx'), { areas: ['wallet', 'topup'] }),
  cardTopUp: page('cardTopUp', () => import('./screens/card-top-up/card-top-up-screen.tsx'), { areas: ['wallet', 'topup'] }),
  topUpRecord: page('topUpRecord', () => import('./screens/top-up-record/top-up-record-screen.tsx'), { areas: ['wallet', 'topup'] }),
  withDraw: page('withDraw', () => import('./screens/with-draw/with-draw-screen.tsx'), { areas: ['wallet', 'withdraw', 'payment'] }),
  depositRecord: page('depositRecord', () => import('./screens/deposit-record/deposit-record-screen.tsx'), { areas: ['wallet', 'withdraw'] }),
  capitalRecord: page('capitalRecord', () => import('./screens/capital-record/capital-record-screen.tsx'), { areas: ['wallet'] }),
};
