// The bag: what I want, by shop; tick, count, and go to check out.

import { useEffect, useEffectEvent, useState } from 'react';
import { useCart, useCartChanges, useRemoveCartItems, useSelectCartItems } from '../../api/cart.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link, useNavigate } from '../../lib/router/react.tsx';
import { useScrollMemory } from '../../lib/scroll-memory.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { useConfirm } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Price } from '../../ui/price.tsx';
import { RefreshList } from '../../ui/refresh-list.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { BagGroup } from './bag-group.tsx';
import styles from './bag-screen.module.css';
import { BagSkeleton } from './bag-skeleton.tsx';

/** The tab /bag. */
export default function BagScreen() {
  const t = useT('cart');
  const cart = useCart();
  const remove = useRemoveCartItems();
  const confirm = useConfirm();
  const [editing, setEditing] = useState(false);
  const scroller = useScrollMemory();
  const view = cart.data;
  const items = view?.groups.flatMap((group) => group.items) ?? [];
  const selected = items.filter((item) => item.selected);

  const removeSelected = async () => {
    const sure = await confirm({
      title: t('cart.remove.title', { count: selected.length }),
      confirmLabel: t('common.action.delete'),
      danger: true,
    });
    if (!sure) return;
    await remove.mutateAsync({ itemIds: selected.map((item) => item.id) });
    setEditing(false);
    toast.success(t('common.success.delete'));
  };

  const edit = items.length > 0 && (
    <Button kind="ghost" size="small" onClick={() => setEditing(!editing)} aria-pressed={editing}>
      {t(editing ? 'common.action.done' : 'common.action.edit')}
    </Button>
  );
  return (
    <Screen
      scrollerRef={scroller}
      header={<NavBar title={t('cart.title', { count: view?.count ?? 0 })} end={edit} />}
      footer={
        items.length > 0 && view ? (
          <BagBar editing={editing} view={view} removing={remove.isPending} onRemove={removeSelected} />
        ) : undefined
      }
    >
      {cart.isError && !view ? (
        <ErrorState onRetry={() => void cart.refetch()} retrying={cart.isFetching} />
      ) : !view ? (
        <BagSkeleton />
      ) : (
        <RefreshList onRefresh={() => cart.refetch()} isEmpty={items.length === 0} empty={<EmptyBag />}>
          <div className={styles.groups}>
            {view.groups.map((group) => (
              <BagGroup key={group.shopId} group={group} editing={editing} />
            ))}
          </div>
        </RefreshList>
      )}
    </Screen>
  );
}

function EmptyBag() {
  const t = useT('cart');
  return (
    <EmptyState
      drawing="bag"
      title={t('cart.empty.title')}
      text={t('cart.empty.text')}
      action={
        <Link to="/explore" className={buttonClass('primary', 'medium')}>
          {t('cart.empty.action')}
        </Link>
      }
    />
  );
}

type View = NonNullable<ReturnType<typeof useCart>['data']>;

/** All or nothing, the sum of what is ticked, and the one act. */
function BagBar({
  view,
  editing,
  removing,
  onRemove,
}: {
  view: View;
  editing: boolean;
  removing: boolean;
  onRemove(): void;
}) {
  const t = useT('cart');
  const navigate = useNavigate();
  const select = useSelectCartItems();
  const items = view.groups.flatMap((group) => group.items);
  // What cannot be bought can still be ticked to be taken out.
  const open = items.filter((item) => editing || item.problem === null);
  const ticked = open.filter((item) => item.selected);
  const all = open.length > 0 && ticked.length === open.length;

  const changes = useCartChanges();
  const [waits, setWaits] = useState(false);
  const checkOut = () => {
    if (view.selectedCount === 0) toast.error(t('errors.nothingSelected'));
    else void navigate({ to: '/checkout' });
  };
  const checkOutNow = useEffectEvent(checkOut);
  // What was tapped a moment ago belongs to what is checked out, and what was refused is looked at first.
  useEffect(() => {
    if (!waits || changes.areOpen) return;
    setWaits(false);
    if (!changes.lastFailed()) checkOutNow();
  });
  return (
    <ActionBar
      start={
        <div className={styles.sum}>
          <Checkbox
            checked={all}
            indeterminate={ticked.length > 0 && !all}
            label={t('cart.selectAll')}
            onChange={(selected) =>
              open.length > 0 && select.mutate({ itemIds: open.map((item) => item.id), selected })
            }
          >
            {t('cart.all')}
          </Checkbox>
          {!editing && (
            <span className={styles.total} aria-live="polite">
              <Price amount={view.selectedTotal} size="medium" />
              <span className={styles.hint}>{t('cart.beforeFreight')}</span>
            </span>
          )}
        </div>
      }
    >
      {editing ? (
        <Button kind="danger" loading={removing} disabled={ticked.length === 0} onClick={onRemove}>
          {t('cart.remove.action', { count: ticked.length })}
        </Button>
      ) : (
        <Button loading={waits} onClick={() => (changes.areOpen ? setWaits(true) : checkOut())}>
          {t('cart.checkOut', { count: view.selectedCount })}
        </Button>
      )}
    </ActionBar>
  );
}
