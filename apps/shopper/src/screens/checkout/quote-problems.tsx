// What stands in the way of ordering, each with its reason and its way out.
import type { Quote } from '@meridian/contract';
import { CircleAlert } from 'lucide-react';
import { useT } from '../../i18n/use-t.tsx';
import styles from './checkout-screen.module.css';

/** Nothing when nothing stands in the way. */
export function QuoteProblems({ problems }: { problems: Quote['problems'] }) {
  const t = useT('checkout');
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-label={t('checkout.problem.title')}>
      <h2 className={styles.problemsTitle}>
        <CircleAlert size={18} aria-hidden="true" /> {t('checkout.problem.title')}
      </h2>
      <ul>
        {problems.map(({ skuId, title, problem, stock }) => (
          <li key={`${skuId}.${problem}`}>
            <b>{title}</b>: {t(`checkout.problem.${problem}`, { stock })}
          </li>
        ))}
      </ul>
    </section>
  );
}
