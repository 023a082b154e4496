// What a line of a bank's statement came to, in words and colour; and its text.
import type { StatementLine } from '@meridian/contract';
import { useT } from '../i18n/provider.tsx';
import { State, type Tone } from '../ui/bits.tsx';

const tones = {
  credited: 'good',
  matched: 'busy',
  amount_differs: 'warning',
  unknown: 'warning',
  used: 'warning',
  other_currency: 'warning',
  not_a_credit: 'quiet',
} as const satisfies Record<StatementLine['result'], Tone>;
export const lineResults = Object.keys(tones) as StatementLine['result'][];

export function LineResult({ result }: { result: StatementLine['result'] }) {
  const t = useT();
  return <State tone={tones[result]} text={t(`console.line.${result}`)} />;
}

/** Dollars as everywhere; another currency by its name. */
export function lineAmount(
  line: Pick<StatementLine, 'amount' | 'currency'>,
  signed: (amount: string) => string,
) {
  return line.currency === 'USD' ? signed(line.amount) : `${line.amount} ${line.currency}`;
}

export function LineText({ line }: { line: Pick<StatementLine, 'reference' | 'counterparty'> }) {
  return (
    <div className="line-text">
      <bdi>{line.reference || '–'}</bdi>
      <div className="muted">
        <bdi>{line.counterparty}</bdi>
      </div>
    </div>
  );
}
