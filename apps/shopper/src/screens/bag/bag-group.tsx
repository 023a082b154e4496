// One shop's share of the bag: its name, its lines, and how far it is to free freight.
import type { CartItem, CartView } from '@meridian/contract';
import { ChevronRight, Truck } from 'lucide-react';
import { useItemQuantity, useRemoveCartItems, useSelectCartItems } from '../../api/cart.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Avatar, Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { cx } from '../../ui/cx.ts';
import given from '../../ui/given-text.module.css';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './bag-screen.module.css';

type Group = CartView['groups'][number];

/** A card per shop. */
export function BagGroup({ group, editing }: { group: Group; editing: boolean }) {
  const t = useT('cart');
  const select = useSelectCartItems();
  const open = group.items.filter((item) => editing || item.problem === null);
  const ticked = open.filter((item) => item.selected);
  return (
    <Card padded={false} className={styles.group}>
      <div className={styles.shop}>
        <Checkbox
          checked={open.length > 0 && ticked.length === open.length}
          indeterminate={ticked.length > 0 && ticked.length < open.length}
          label={t('cart.selectShop', { shop: group.shopName })}
          onChange={(selected) =>
            open.length > 0 && select.mutate({ itemIds: open.map((item) => item.id), selected })
          }
        />
        <Link to="/shop/:id?" params={{ id: group.shopId }} className={styles.shopLink}>
          <Avatar name={group.monogram} size={28} />
          <h2 className={cx(given.one, styles.shopName)}>{group.shopName}</h2>
          <ChevronRight size={18} className={styles.chevron} aria-hidden="true" />
        </Link>
      </div>
      <ul className={styles.lines}>
        {group.items.map((item) => (
          <BagLine key={item.id} item={item} shopId={group.shopId} editing={editing} />
        ))}
      </ul>
      {group.freeFreightGap && (
        <p className={styles.gap}>
          <Truck size={16} aria-hidden="true" />
          <span>
            {t.rich('cart.freeFreightGap', { amount: <Price amount={group.freeFreightGap} size="small" /> })}
          </span>
        </p>
      )}
    </Card>
  );
}

function BagLine({ item, shopId, editing }: { item: CartItem; shopId: string; editing: boolean }) {
  const t = useT('cart');
  const select = useSelectCartItems();
  const [quantity, setQuantity] = useItemQuantity(item);
  const remove = useRemoveCartItems();
  const gone = item.problem !== null && item.problem !== 'stock_short';
  const dropped = Number(item.price) < Number(item.priceWhenAdded);
  return (
    <li className={cx(styles.line, gone && styles.gone)}>
      <Checkbox
        checked={item.selected}
        disabled={item.problem !== null && !editing}
        label={t('cart.select', { title: item.title })}
        onChange={(selected) => select.mutate({ itemIds: [item.id], selected })}
      />
      <Link
        to="/detail/:product?/:mer?"
        params={{ product: item.productId, mer: shopId }}
        className={styles.thumb}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture source={item.picture} alt="" sizes="88px" radius="12px" />
      </Link>
      <div className={styles.words}>
        <Link
          to="/detail/:product?/:mer?"
          params={{ product: item.productId, mer: shopId }}
          className={cx(given.two, styles.name)}
        >
          {item.title}
        </Link>
        {item.optionText && <p className={styles.option}>{item.optionText}</p>}
        {item.problem && (
          <p className={styles.problem}>
            <Badge tone="danger" dot>
              {t(`cart.problem.${item.problem}`, { stock: item.stock })}
            </Badge>
          </p>
        )}
        {!item.problem && item.price !== item.priceWhenAdded && (
          <p className={styles.changed}>
            {t.rich(dropped ? 'cart.priceFell' : 'cart.priceRose', {
              amount: <Price amount={item.priceWhenAdded} size="small" />,
            })}
          </p>
        )}
        <div className={styles.foot}>
          <Price amount={item.price} size="medium" />
          {gone ? (
            <Button kind="ghost" size="small" onClick={() => remove.mutate({ itemIds: [item.id] })}>
              {t('common.action.delete')}
            </Button>
          ) : (
            <Stepper
              value={quantity}
              min={1}
              max={Math.max(1, Math.min(999, item.stock))}
              label={t('cart.quantityOf', { title: item.title })}
              onChange={setQuantity}
            />
          )}
        </div>
      </div>
    </li>
  );
}
