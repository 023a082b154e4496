// Answers of the money endpoints for tests, and a stand-in for the one way to send that tells its progress.
import type { Destination, Network, ResponseOf, TopUp, Withdrawal } from '@meridian/contract';
import { afterEach, vi } from 'vitest';

export const network: Network = {
  id: 'ethereum-usdt',
  chain: 'ethereum',
  name: 'Ethereum',
  coin: 'USDT',
  contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  addressPattern: '^0x[0-9a-fA-F]{40}$',
  minimum: '10.00',
  confirmations: 12,
  withdrawConfirmations: 64,
  fee: '5.00',
  tips: ['Send only USDT on Ethereum.', 'Deposits from decentralised exchanges are not supported.'],
  enabled: true,
};

export const topUp: TopUp = {
  id: '31',
  topUpNo: 'T202611211234567897',
  method: 'chain',
  status: '0',
  network: { id: 'ethereum-usdt', name: 'Ethereum', coin: 'USDT' },
  bankName: null,
  reference: null,
  amount: '250.00',
  found: null,
  arrived: null,
  txHash: null,
  confirmations: null,
  evidence: '/api/private/a.webp',
  refusal: null,
  reason: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  decidedAt: null,
};

export const destination: Destination = {
  id: '5',
  type: 'bank',
  label: '',
  holder: 'Mira Lindqvist',
  bankName: 'Harbour Bank',
  country: 'DE',
  network: null,
  ending: '4242',
  address: null,
  usableFrom: null,
  createdAt: '2026-11-01T10:00:00.000Z',
};

export const withdrawalForm: ResponseOf<'getWithdrawalForm'> = {
  available: '500.00',
  minimum: '10.00',
  maximum: '10000.00',
  leftToday: 3,
  hasPayCode: true,
  pausedUntil: null,
  bankFee: { bps: 100, minimum: '1.00', maximum: '25.00' },
  destinations: [destination],
};

export const withdrawal: Withdrawal = {
  id: '77',
  withdrawalNo: 'W202611211234567894',
  status: '0',
  payout: 'none',
  cancelled: false,
  destination,
  amount: '120.00',
  fee: '1.20',
  arrival: '118.80',
  proof: null,
  refusal: null,
  reason: null,
  expectedBy: '2026-11-24T10:00:00.000Z',
  actions: ['cancel'],
  createdAt: '2026-11-21T10:00:00.000Z',
  decidedAt: null,
};

/** A list of one page. */
export const pageOf = <T>(...list: T[]) => ({ list, total: list.length, hasMore: false, nextCursor: null });

/** One sending that a test answers, breaks off or lets go on. */
export class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  url = '';
  body: Blob | null = null;
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: Blob): void {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }
  breakOff(): void {
    this.onerror?.();
    this.onloadend?.();
  }
  answer(data: unknown, code = 1, msg = ''): void {
    this.status = 200;
    this.responseText = JSON.stringify({ code, msg, data });
    this.onload?.();
    this.onloadend?.();
  }
}

/** Puts the stand-in in its place for this test; answers with what is sent. */
export function fakeSending(): typeof FakeRequest {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  return FakeRequest;
}

afterEach(() => {
  FakeRequest.sent = [];
});
