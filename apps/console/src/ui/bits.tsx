// Small pieces of tables and pages: amounts, times, codes that are copied, states as tags, failures.
import { Alert, Button, Tooltip, Typography } from 'antd';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../api/client.ts';
import { useFormat, useT } from '../i18n/provider.tsx';

/** `$1,204.50`; with `sign`, coloured by its direction. */
export function Amount({ value, sign = false }: { value: string | null; sign?: boolean }) {
  const { money, signed } = useFormat();
  if (value === null) return <span className="muted">–</span>;
  return <span className="amount">{sign ? signed(value) : money(value)}</span>;
}

/** A point in time, with how long ago it was. */
export function Time({ at, ago = false }: { at: string | null; ago?: boolean }) {
  const format = useFormat();
  if (at === null) return <span className="muted">–</span>;
  return (
    <Tooltip title={ago ? format.dateTime(at) : format.ago(at)}>
      <time dateTime={at} className="nowrap">
        {ago ? format.ago(at) : format.dateTime(at)}
      </time>
    </Tooltip>
  );
}

/** A number, hash or address: monospaced, left to right, copied by a click; long ones are cut in the middle. */
export function Code({ text, cut = 0 }: { text: string | null; cut?: number }) {
  if (!text) return <span className="muted">–</span>;
  const shown = cut > 0 && text.length > cut * 2 + 3 ? `${text.slice(0, cut)}…${text.slice(-cut)}` : text;
  return (
    <Typography.Text className="mono" copyable={{ text }}>
      {shown}
    </Typography.Text>
  );
}

export type Tone = 'busy' | 'good' | 'bad' | 'warning' | 'quiet';
/** A state or a flag in words and colour. */
export function State({ tone, text }: { tone: Tone; text: string }) {
  return <span className={`state state-${tone}`}>{text}</span>;
}

/** Words for a column whose title nobody has to see. */
export function HiddenTitle({ text }: { text: string }) {
  return <span className="hidden">{text}</span>;
}

/** Whether what was asked for is the reason, so that the same question would be answered the same. */
const isAskedAmiss = (error: Error): error is ApiError =>
  error instanceof ApiError && /^(VALIDATION_FAILED|FORBIDDEN|.*NOT_FOUND)$/.test(error.error);

/** A failure in place of what could not be read, or above what was read before it: with another try where that can help, else with a way on. */
export function Failure({ error, onRetry }: { error: Error; onRetry?: () => unknown }) {
  const t = useT();
  const [location] = useLocation();
  if (isAskedAmiss(error))
    return (
      <Alert
        type="warning"
        showIcon
        title={t('console.error.amiss')}
        description={error.error === 'VALIDATION_FAILED' ? t('console.error.address') : error.message}
        action={<Link href={`/${location.split('/')[1] ?? ''}`}>{t('console.error.list')}</Link>}
      />
    );
  const retry = onRetry ? (
    <Button size="small" onClick={() => void onRetry()}>
      {t('console.error.retry')}
    </Button>
  ) : null;
  return (
    <Alert
      type="error"
      showIcon
      title={t('console.error.title')}
      description={error.message}
      {...(retry ? { action: retry } : {})}
    />
  );
}
