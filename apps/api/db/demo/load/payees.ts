// Loads the bank accounts that transfers are sent to; nobody holds them.
import type { World } from './world.ts';

const payees = [
  ['main', 'Meridian Payments Ltd', 'Harbour Bank International', 'GB79HRBR60161331926819', 'HRBRGB2L', 'GB'],
  ['tagus', 'Meridian Pagamentos Lda', 'Banco do Tejo', 'PT05999901231234567890154', 'BTEJPTPL', 'PT'],
] as const;

/** Two made-up banks: transfers to them go nowhere. */
export async function loadPayees(world: World): Promise<void> {
  for (const [at, payee] of payees.entries())
    await world.tx.run(
      'demo.payee',
      `insert into payee_accounts (bank, payee, bank_name, account_number, swift, country, position)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (bank) do nothing`,
      [...payee, at + 1],
    );
}
