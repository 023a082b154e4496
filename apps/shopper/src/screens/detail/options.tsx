// The options of a product as chips over its SKUs, and how many of them.
import { memo, useId } from 'react';
import type { ProductForAll } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './detail-screen.module.css';
import { valueState } from './sku-choice.ts';
import type { Choice } from './use-chosen-sku.ts';

/** What does not exist cannot be chosen; what is sold out can, and says so. */
export const Options = memo(function Options({
  product,
  choice,
}: {
  product: ProductForAll;
  choice: Choice;
}) {
  const t = useT('product');
  const { sku } = choice;
  return (
    <div className={styles.options}>
      {product.options.map((option, at) => {
        const chosen = option.values.find(({ value }) => value === sku?.values[at]);
        return (
          <div key={option.name}>
            <p className={styles.optionName} aria-hidden="true">
              {chosen ? t('product.option', { name: option.name, value: chosen.label }) : option.name}
            </p>
            <ChipGroup
              label={option.name}
              value={chosen?.value}
              onChange={(value) => choice.choose(at, value)}
              options={option.values.map(({ value, label, hex }) => {
                const state = valueState(product, sku, at, value);
                return {
                  value,
                  disabled: state === 'impossible',
                  label: <ValueLabel label={label} hex={hex} soldOut={state === 'sold_out'} />,
                };
              })}
            />
          </div>
        );
      })}
      <Quantity choice={choice} />
    </div>
  );
});

function ValueLabel({ label, hex, soldOut }: { label: string; hex: string | null; soldOut: boolean }) {
  const t = useT('product');
  return (
    <>
      {hex && <span className={styles.swatch} style={{ background: hex }} aria-hidden="true" />}
      <span>{label}</span>
      {soldOut && <span className={styles.soldOut}>{t('product.soldOut')}</span>}
    </>
  );
}

function Quantity({ choice }: { choice: Choice }) {
  const t = useT('product');
  const id = useId();
  return (
    <div className={styles.quantity}>
      <span className={styles.optionName} id={id}>
        {t('product.quantity')}
      </span>
      <Stepper
        value={choice.quantity}
        max={choice.most}
        disabled={!choice.sku || choice.sku.stock === 0}
        onChange={choice.setQuantity}
      />
    </div>
  );
}
