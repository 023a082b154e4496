// The receipts that people of the demo world show as evidence: what stands on each picture of `receipts/`.

export interface DemoReceipt {
  /** Name of the picture, without its ending. */
  readonly id: string;
  readonly kind: 'bank' | 'chain';
  readonly from: string;
  /** As the sender's bank or wallet writes it. */
  readonly amount: string;
  /** The bank or wallet that made the receipt. */
  readonly place: string;
  /** Too badly photographed to be read. */
  readonly unreadable?: true;
}

const bank = (id: string, from: string, amount: string, place: string): DemoReceipt => ({
  id,
  kind: 'bank',
  from,
  amount,
  place,
});
const chain = (id: string, from: string, amount: string, place: string): DemoReceipt => ({
  ...bank(id, from, amount, place),
  kind: 'chain',
});

export const receipts = [
  bank('ana-first', 'Ana Carvalho', 'USD 200.00', 'Banco do Douro'),
  { ...bank('ana-blurred', 'Ana Carvalho', 'USD 75.00', 'Banco do Douro'), unreadable: true },
  bank('ana-again', 'Ana Carvalho', 'USD 75.00', 'Banco do Douro'),
  bank('ana-open', 'Ana Carvalho', 'USD 120.00', 'Banco do Douro'),
  chain('ana-chain', 'Ana Carvalho', '150.00 USDT', 'Pebble wallet'),
  chain('lin-chain', '林晓雯', '180.00 USDT', 'Pebble wallet'),
  bank('lin-open', '林晓雯', 'USD 300.00', '浦江银行'),
  bank('omar-other', 'Khalid Haddad', 'USD 60.00', 'Creek Bank'),
  chain('omar-chain', 'عمر المنصوري', '90.00 USDT', 'Pebble wallet'),
  bank('emma-large', 'Emma Whitfield', 'USD 1,400.00', 'Avon Mutual'),
  bank('daniel-shared', 'Daniel Ortiz', 'USD 40.00', 'Cascade Credit Union'),
  bank('jonas-open', 'Jonas Brandt', 'USD 250.00', 'Spreebank'),
] as const satisfies readonly DemoReceipt[];

export type ReceiptId = (typeof receipts)[number]['id'];
