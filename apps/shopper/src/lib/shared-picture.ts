// The picture that travels from a list to the detail page and back, where the browser can do view transitions.
import { type CSSProperties, useCallback, useRef } from 'react';
import { prefersLessMotion } from './motion.ts';

/** The name both ends share; also used in the shell's CSS. */
export const sharedPictureName = 'shared-picture';

/** The product whose picture travelled last: on the way back its card takes the picture again. */
let travelling: { productId: string; element: HTMLElement | null } | null = null;

const supported = (): boolean =>
  typeof document !== 'undefined' &&
  typeof document.startViewTransition === 'function' &&
  !prefersLessMotion();

/** Only one element may carry the name at a time. */
function take(productId: string, element: HTMLElement): void {
  if (travelling?.element && travelling.element !== element) travelling.element.style.viewTransitionName = '';
  travelling = { productId, element };
  element.style.viewTransitionName = sharedPictureName;
}

/**
 * For a product card: `ref` for the picture's box, `linkProps` for the link to the detail page.
 * `<Link to="/detail/:product?/:mer?" … {...linkProps}><div ref={ref}>picture</div></Link>`
 */
export function useSharedPicture(productId: string) {
  const box = useRef<HTMLElement | null>(null);
  const ref = useCallback(
    (node: HTMLElement | null) => {
      box.current = node;
      if (node && travelling?.productId === productId && !travelling.element?.isConnected && supported())
        take(productId, node);
    },
    [productId],
  );
  // From one detail page to the next nothing travels: its own first picture already carries the name.
  const travels = supported() && !window.location.pathname.startsWith('/detail');
  const onClick = useCallback(() => {
    if (box.current && travels) take(productId, box.current);
  }, [productId, travels]);
  return { ref, linkProps: { onClick, viewTransition: travels } };
}

/** For the first picture of the detail page. */
export const sharedPictureStyle: CSSProperties = { viewTransitionName: sharedPictureName };

/** Whether going back should carry the picture along. */
export const pictureTravelsBack = (pathname: string): boolean =>
  pathname.startsWith('/detail') && travelling !== null && supported();
