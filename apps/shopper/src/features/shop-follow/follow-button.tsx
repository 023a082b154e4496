// Follow a shop or no longer: shown at once, and taken back when the server says no.
import type { ShopInfo } from '@meridian/contract';
import { Check } from 'lucide-react';
import { useFollowShop, useShop } from '../../api/shops.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';

export interface FollowButtonProps {
  shop: ShopInfo;
  /** What the screen's `useLoginFirst()` gave. */
  loginFirst(act: () => void): void;
}

/** Says what a tap does to screen readers, and what is to the eye. */
export function FollowButton({ shop: known, loginFirst }: FollowButtonProps) {
  const t = useT();
  const shop = useShop(known.id, known).data ?? known;
  const follow = useFollowShop(shop.id);
  return (
    <Button
      kind={shop.followed ? 'soft' : 'ghost'}
      size="small"
      aria-label={t(shop.followed ? 'catalogue.shop.unfollow' : 'catalogue.shop.follow', { shop: shop.name })}
      icon={shop.followed ? <Check size={16} strokeWidth={2.4} aria-hidden="true" /> : undefined}
      onClick={() => loginFirst(() => follow.mutate(!shop.followed))}
    >
      {t(shop.followed ? 'catalogue.shop.following' : 'common.action.follow')}
    </Button>
  );
}
