// How the built app draws the icons of lucide-react: the same drawing without its general runtime (vite.config.ts puts it in place).
import { type ComponentPropsWithRef, createElement } from 'react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}
interface IconProps extends ComponentPropsWithRef<'svg'> {
  size?: number | string;
}

/** An icon of 24 px, 2 px stroke, hidden from screen readers unless it is given a name. */
export default function createIcon({ node }: IconData) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for an icon's module, never in a render
  return function Icon({ size = 24, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      children,
    );
  };
}
