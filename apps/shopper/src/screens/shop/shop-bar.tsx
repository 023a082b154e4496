// The bar over a shop: back, and handing its link on.
import type { ShopInfo } from '@meridian/contract';
import { Share2 } from 'lucide-react';
import { useT } from '../../i18n/use-t.tsx';
import { useBack } from '../../lib/way.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { shareOrCopy } from '../../ui/share.ts';
import { toast } from '../../ui/toast.tsx';

/** The shop's name is the heading. */
export function ShopBar({ shop }: { shop?: ShopInfo }) {
  const t = useT('shop');
  const back = useBack();
  const share = async (name: string) => {
    const outcome = await shareOrCopy(name, window.location.origin + window.location.pathname);
    if (outcome === 'copied') toast.success(t('shop.shareCopied'));
    if (outcome === 'failed')
      toast.error(t(window.isSecureContext ? 'errors.copyFailed' : 'errors.copyInsecure'));
  };
  return (
    <NavBar
      title={shop?.name ?? t('nav.title.shop')}
      onBack={back}
      end={
        shop && (
          <IconButton label={t('shop.share')} onClick={() => void share(shop.name)}>
            <Share2 size={20} aria-hidden="true" />
          </IconButton>
        )
      }
    />
  );
}
