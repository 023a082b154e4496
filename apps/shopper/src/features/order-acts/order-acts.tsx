// The buttons of an order, from what the server says is possible: the most wanted shown, the rest behind "more".
import type { OrderAction } from '@meridian/contract/order-graph';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Button, type ButtonSize, buttonClass } from '../../ui/button.tsx';
import { Row, RowList } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './order-acts.module.css';
import { type ActableOrder, type OrderActName, useOrderActs } from './use-order-acts.ts';

/** From what is wanted most to what is wanted least. */
const wanted: readonly OrderAction[] = ['pay', 'receive', 'track', 'cancel', 'extend', 'buyAgain', 'delete'];
const primary: readonly OrderAction[] = ['pay', 'receive'];

export interface OrderActsProps {
  order: ActableOrder;
  /** `card`: small, at the end of a card; `bar`: large, in an action bar, where tracking is on the page itself. */
  place: 'card' | 'bar';
  onDeleted?(): void;
}

/** Nothing when nothing can be done. */
export function OrderActs({ order, place, onDeleted }: OrderActsProps) {
  const t = useT('order');
  const acts = useOrderActs(order, onDeleted);
  const [choosing, setChoosing] = useState(false);
  const names = wanted.filter(
    (name) => order.actions.includes(name) && (place === 'card' || name !== 'track'),
  );
  const shown = names.slice(0, 2);
  const rest = names.slice(2);
  if (names.length === 0) return null;
  const choose = (name: OrderActName) => {
    setChoosing(false);
    acts.run(name);
  };
  return (
    <fieldset className={cx(styles.acts, styles[place])}>
      <legend className={styles.legend}>{t('order.acts')}</legend>
      {rest.length > 0 && (
        <IconButton label={t('order.action.more')} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <Ellipsis size={22} />
        </IconButton>
      )}
      {[...shown].reverse().map((name) => (
        <Act key={name} name={name} order={order} place={place} acts={acts} />
      ))}
      <Sheet open={choosing} onOpenChange={setChoosing} title={t('order.action.more')}>
        <RowList>
          {rest.map((name) => (
            <RestRow key={name} name={name} orderNo={order.orderNo} onChoose={choose} />
          ))}
        </RowList>
      </Sheet>
    </fieldset>
  );
}

interface ActProps {
  name: OrderAction;
  order: ActableOrder;
  place: OrderActsProps['place'];
  acts: ReturnType<typeof useOrderActs>;
}

function Act({ name, order, place, acts }: ActProps) {
  const t = useT('order');
  const kind = primary.includes(name)
    ? 'primary'
    : place === 'bar' && name !== 'delete' && name !== 'cancel'
      ? 'soft'
      : 'ghost';
  const size: ButtonSize = place === 'card' ? 'small' : 'large';
  if (name === 'pay') {
    return (
      <Link to="/payment" search={{ paymentNo: order.paymentNo }} className={buttonClass(kind, size)}>
        {t('order.action.pay')}
      </Link>
    );
  }
  if (name === 'track') {
    return (
      <Link
        to="/orderInfo/:id?"
        params={{ id: order.orderNo }}
        hash="parcels"
        className={buttonClass(kind, size)}
      >
        {t('order.action.track')}
      </Link>
    );
  }
  return (
    <Button kind={kind} size={size} loading={acts.pending[name]} onClick={() => acts.run(name)}>
      {t(`order.action.${name}`)}
    </Button>
  );
}

function RestRow({
  name,
  orderNo,
  onChoose,
}: {
  name: OrderAction;
  orderNo: string;
  onChoose(name: OrderActName): void;
}) {
  const t = useT('order');
  const title = t(`order.action.${name}`);
  // Paying is never behind "more".
  if (name === 'pay') return null;
  if (name === 'track') {
    return <Row title={title} link={<Link to="/orderInfo/:id?" params={{ id: orderNo }} hash="parcels" />} />;
  }
  return <Row title={title} danger={name === 'delete' || name === 'cancel'} onClick={() => onChoose(name)} />;
}
