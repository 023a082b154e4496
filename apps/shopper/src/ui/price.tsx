// A price: large, small, or struck through; always whole inside right-to-left text.
import { formatMoney } from '@meridian/ui/format';
import { useT } from '../i18n/use-t.tsx';
import { cx } from './cx.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PriceProps {
  /** The decimal string of the wire. */
  amount: string;
  /** What it cost before; shown only when it differs. */
  was?: string | null;
  /** `hero` 40 px (payment), `large` 28, `medium` 17, `small` 15 and plain. */
  size?: 'hero' | 'large' | 'medium' | 'small';
  /** Shows a plus for what came in. */
  sign?: boolean;
  className?: string;
}

/** Tabular digits; the same width whatever the number. */
export function Price({ amount, was, size = 'medium', sign, className }: PriceProps) {
  const t = useT();
  const before = was && was !== amount ? was : undefined;
  return (
    <span className={cx(styles.price, styles[size], className)}>
      {before && <VisuallyHidden>{t('common.price.now', { price: '' })}</VisuallyHidden>}
      <bdi dir="ltr">{formatMoney(amount, 'en', { sign })}</bdi>
      {before && (
        <span className={styles.was}>
          <VisuallyHidden>{t('common.price.was', { price: '' })}</VisuallyHidden>
          <s>
            <bdi dir="ltr">{formatMoney(before)}</bdi>
          </s>
        </span>
      )}
    </span>
  );
}
