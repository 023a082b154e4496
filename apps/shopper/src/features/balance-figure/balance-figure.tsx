// The available balance as a figure: on its way, there, or to be asked for again.
import { useWallet } from '../../api/wallet.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** `height` is that of the figure while it is on its way. */
export function BalanceFigure({ size, height }: { size: 'hero' | 'large'; height: string }) {
  const t = useT();
  const wallet = useWallet();
  if (wallet.data) return <Price amount={wallet.data.available} size={size} />;
  if (!wallet.isError) return <Skeleton width="150px" height={height} />;
  return (
    <Button kind="soft" size="medium" onClick={() => void wallet.refetch()} loading={wallet.isFetching}>
      {t('common.action.retry')}
    </Button>
  );
}
