// What lies over the pictures: back, share, and the bag with its count.

import { Share2, ShoppingBag } from 'lucide-react';
import { useCartCount } from '../../api/cart-count.ts';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { useBack } from '../../lib/way.ts';
import { Count } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { shareOrCopy } from '../../ui/share.ts';
import { toast } from '../../ui/toast.tsx';
import styles from './detail-screen.module.css';

export interface FloatingBarProps {
  /** What a shared link says; without it there is nothing to share yet. */
  title?: string;
  /** The pictures are scrolled away: the bar gets a ground. */
  solid?: boolean;
}

/** Three raised buttons. */
export function FloatingBar({ title, solid }: FloatingBarProps) {
  const t = useT('product');
  const count = useCartCount();
  const back = useBack();
  const share = async () => {
    const outcome = await shareOrCopy(title ?? '', window.location.origin + window.location.pathname);
    if (outcome === 'copied') toast.success(t('product.shareCopied'));
    if (outcome === 'failed')
      toast.error(t(window.isSecureContext ? 'errors.copyFailed' : 'errors.copyInsecure'));
  };
  return (
    <div className={cx(styles.over, solid && styles.solid)}>
      <NavBar
        floating
        onBack={back}
        end={
          <>
            {title && (
              <IconButton kind="raised" label={t('product.share')} onClick={() => void share()}>
                <Share2 size={20} aria-hidden="true" />
              </IconButton>
            )}
            <Link
              to="/bag"
              className={iconButtonClass('raised')}
              aria-label={count > 0 ? t('nav.bagCount', { count }) : t('product.bag')}
            >
              <ShoppingBag size={20} aria-hidden="true" />
              <Count value={count} />
            </Link>
          </>
        }
      />
    </div>
  );
}
