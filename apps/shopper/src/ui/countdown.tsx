// Time left until an instant, told once a second.
import { formatDuration } from '@meridian/ui/format';
import { useEffect, useState } from 'react';
import styles from './countdown.module.css';

export interface CountdownProps {
  /** When it is over: ISO text, Date or milliseconds. */
  until: string | number | Date;
  onEnd?(): void;
  /** The server's clock minus ours. */
  skewMs?: number;
}

/** `1:58:12`; calls `onEnd` once. Screen readers hear it only when they read it. */
export function Countdown({ until, onEnd, skewMs = 0 }: CountdownProps) {
  const end = new Date(until).getTime();
  const left = () => Math.max(0, end - (Date.now() + skewMs));
  const [remaining, setRemaining] = useState(left);
  const over = remaining <= 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` follows from end and skew
  useEffect(() => {
    setRemaining(left());
    if (over) return;
    // On the second, so that several on a screen change together.
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setRemaining(left());
      timer = setTimeout(tick, 1000 - ((Date.now() + skewMs) % 1000) || 1000);
    };
    timer = setTimeout(tick, left() % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [end, skewMs, over]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, to whoever listens then
  useEffect(() => {
    if (over) onEnd?.();
  }, [over]);

  return (
    <bdi className={styles.time} dir="ltr" role="timer" aria-live="off">
      {formatDuration(remaining)}
    </bdi>
  );
}
