// Search on the demo world: what people type in six languages, with and without a slip, and what must come first.
import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../testing/app.ts';

const shop = withTestApp({ demo: true });

interface Row {
  readonly lang: string;
  readonly query: string;
  /** The title of the first result, in the reader's language. */
  readonly first: RegExp;
  /** What the query is taken for when it was mistyped. */
  readonly corrected?: string;
}

const rows: readonly Row[] = [
  { lang: 'en', query: 'headphones', first: /headphones/i },
  { lang: 'en', query: 'electric kettle', first: /electric kettle/i },
  { lang: 'en', query: 'vacuum bottles', first: /bottle/i },
  { lang: 'en', query: 'hedphones', first: /headphones/i, corrected: 'headphones' },
  { lang: 'en', query: 'electic kettel', first: /electric kettle/i, corrected: 'electric kettle' },
  { lang: 'zh-cn', query: '耳机', first: /耳机/ },
  { lang: 'zh-cn', query: '保温杯', first: /保温杯/ },
  { lang: 'zh-cn', query: '智能手表', first: /智能手表/ },
  { lang: 'jp', query: 'ワイヤレスイヤホン', first: /ワイヤレスイヤホン/ },
  { lang: 'jp', query: '水筒', first: /ボトル/ },
  { lang: 'th', query: 'หูฟังไร้สาย', first: /หูฟัง/ },
  { lang: 'th', query: 'กระบอกน้ำ', first: /กระบอกน้ำ/ },
  { lang: 'th', query: 'หูฟังไรสาย', first: /หูฟัง/ },
  { lang: 'ar', query: 'سماعات لاسلكية', first: /سماعات/ },
  { lang: 'ar', query: 'سماعه', first: /سماعات/ },
  { lang: 'ar', query: 'ساعة ذكيه', first: /ساعة ذكية/ },
  { lang: 'de', query: 'Wasserkocher', first: /Wasserkocher/ },
  { lang: 'de', query: 'Kopfhoerer', first: /Kopfhörer/ },
  { lang: 'de', query: 'Wasserkcher', first: /Wasserkocher/, corrected: 'wasserkocher' },
  // A language other than the one the shop is read in finds the same things.
  { lang: 'en', query: '耳机', first: /headphones|earbuds/i },
  { lang: 'de', query: 'electric kettle', first: /Wasserkocher/ },
];

describe('search on the demo world', () => {
  it.each(rows)('$lang: $query', async ({ lang, query, first, corrected }) => {
    const answer = await shop.data('listProducts', { q: query, limit: 3 }, { lang });
    expect(answer.list[0]?.title).toMatch(first);
    expect(answer.correctedQuery).toBe(corrected ?? null);
  });

  it('finds nothing for what is not there, and says so', async () => {
    const answer = await shop.data('listProducts', { q: 'qqqqzzzzxxxx' });
    expect(answer).toMatchObject({ list: [], total: 0, hasMore: false });
  });
});
