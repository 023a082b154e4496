// What a shopper does with an order: asks first where it cannot be taken back, then does it and says so.
import type { OrderCard } from '@meridian/contract';
import type { OrderAction } from '@meridian/contract/order-graph';
import { formatDate, formatMoney } from '@meridian/ui/format';
import { setCartCount } from '../../api/cart-count.ts';
import { useOrderAct } from '../../api/orders.ts';
import { useLocale } from '../../i18n/provider.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate } from '../../lib/router/react.tsx';
import { useConfirm } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';

/** What is done in place; paying and tracking are ways to other pages. */
export type OrderActName = Exclude<OrderAction, 'pay' | 'track'>;
export type ActableOrder = Pick<OrderCard, 'orderNo' | 'paymentNo' | 'status' | 'total' | 'actions'>;

const spokenAtLength = 3000;

/** The acts of one order, and which of them is under way. */
export function useOrderActs(order: ActableOrder, onDeleted?: () => void) {
  const t = useT('order');
  const { tag } = useLocale();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const cancel = useOrderAct('cancelOrder');
  const receive = useOrderAct('receiveOrder');
  const extend = useOrderAct('extendOrder');
  const remove = useOrderAct('deleteOrder');
  const buyAgain = useOrderAct('buyAgain');

  const acts: Record<OrderActName, () => Promise<void>> = {
    async cancel() {
      const sure = await confirm({
        title: t('order.cancel.title'),
        text:
          order.status === '0'
            ? t('order.cancel.unpaid')
            : t('order.cancel.paid', { amount: formatMoney(order.total, tag) }),
        confirmLabel: t('order.action.cancel'),
        cancelLabel: t('order.cancel.keep'),
        danger: true,
      });
      if (!sure) return;
      await cancel.mutateAsync(order.orderNo);
      toast.success(t('order.cancel.done'));
    },
    async receive() {
      const sure = await confirm({
        title: t('order.receive.title'),
        text: t('order.receive.text'),
        confirmLabel: t('order.action.receive'),
      });
      if (!sure) return;
      await receive.mutateAsync(order.orderNo);
      toast.success(t('order.receive.done'));
    },
    async extend() {
      const sure = await confirm({
        title: t('order.extend.title'),
        text: t('order.extend.text'),
        confirmLabel: t('order.extend.confirm'),
      });
      if (!sure) return;
      const { autoReceiveAt } = await extend.mutateAsync(order.orderNo);
      toast.success(t('order.extend.done', { date: formatDate(autoReceiveAt, tag, 'day') }), spokenAtLength);
    },
    async delete() {
      const sure = await confirm({
        title: t('order.delete.title'),
        text: t('order.delete.text'),
        confirmLabel: t('common.action.delete'),
        danger: true,
      });
      if (!sure) return;
      await remove.mutateAsync(order.orderNo);
      toast.success(t('common.success.delete'));
      onDeleted?.();
    },
    async buyAgain() {
      const { added, unavailable, count } = await buyAgain.mutateAsync(order.orderNo);
      setCartCount(count);
      if (added === 0) {
        toast.error(t('order.buyAgain.none'), spokenAtLength);
        return;
      }
      if (unavailable.length > 0) {
        toast.show(t('order.buyAgain.some', { count: unavailable.length }), spokenAtLength);
      } else toast.success(t('order.buyAgain.done', { count: added }));
      await navigate({ to: '/bag' });
    },
  };
  const pending: Record<OrderActName, boolean> = {
    cancel: cancel.isPending,
    receive: receive.isPending,
    extend: extend.isPending,
    delete: remove.isPending,
    buyAgain: buyAgain.isPending,
  };
  return {
    pending,
    /** A refusal has been told by the client; the order is asked for again either way. */
    run: (name: OrderActName) => void acts[name]().catch(() => undefined),
  };
}
