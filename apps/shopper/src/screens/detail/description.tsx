// What the shop says about it, and its specifications.
import { memo, useId, useState } from 'react';
import type { ProductForAll } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Card, SectionHeader } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './detail-screen.module.css';

/** Longer than this, it begins folded. */
const longFrom = 420;

/** Paragraphs as they were written; nothing when there are none. */
export const Description = memo(function Description({ text }: { text: string }) {
  const t = useT('product');
  const id = useId();
  const long = text.length > longFrom;
  const [open, setOpen] = useState(false);
  if (text.trim() === '') return null;
  return (
    <section>
      <SectionHeader title={t('product.description')} />
      <div id={id} dir="auto" className={cx(styles.description, long && !open && styles.folded)}>
        {text
          .split(/\n{2,}/)
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
            <p key={at}>{paragraph}</p>
          ))}
      </div>
      {long && (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'product.descriptionLess' : 'product.descriptionMore')}
        </button>
      )}
    </section>
  );
});

/** Brand and category first, then what the shop listed. */
export const Specifications = memo(function Specifications({ product }: { product: ProductForAll }) {
  const t = useT('product');
  const path = product.categoryPath;
  return (
    <section>
      <SectionHeader title={t('product.specifications')} />
      <Card padded={false} className={styles.specifications}>
        <dl>
          {product.brand && <Specification label={t('product.brand')} value={product.brand} />}
          {product.specifications.map((item) => (
            <Specification key={item.label} label={item.label} value={item.value} />
          ))}
          {path.length > 0 && (
            <div className={styles.specification}>
              <dt>{t('product.category')}</dt>
              <dd className={styles.path}>
                {path.map((node) => (
                  <span key={node.id}>
                    <Link to="/explore" search={{ category: node.id }}>
                      {node.name}
                    </Link>
                  </span>
                ))}
              </dd>
            </div>
          )}
        </dl>
      </Card>
    </section>
  );
});

function Specification({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.specification}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
