// A sheet whose code is fetched when it is first opened, so that no page waits for what nobody has asked for yet.
import { type ComponentType, useEffect, useState } from 'react';
import { useT } from '../i18n/use-t.tsx';
import { toast } from './toast.tsx';

export interface Openable {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/**
 * `const FilterSheet = onFirstOpen(() => import('./filter-sheet.tsx'))`: drive it by `open` like the sheet itself. When its code
 * cannot be fetched it says so, stays closed, and the next opening tries again.
 */
export function onFirstOpen<P extends Openable>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a module, never in a render
  return function OnFirstOpen(props: P) {
    const { open, onOpenChange } = props;
    const t = useT();
    const [Sheet, setSheet] = useState(() => known);
    useEffect(() => {
      if (!open || Sheet) return;
      let current = true;
      load().then(
        (module) => {
          known = module.default;
          if (current) setSheet(() => module.default);
        },
        () => {
          if (!current) return;
          toast.error(t('errors.network'));
          onOpenChange(false);
        },
      );
      return () => {
        current = false;
      };
    }, [open, Sheet, onOpenChange, t]);
    return Sheet && <Closed sheet={Sheet} {...props} />;
  };
}

/** Mounts closed and opens then, so that the first opening moves like every other. */
function Closed<P extends Openable>({ sheet: Sheet, ...props }: { sheet: ComponentType<P> } & P) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const rest = props as unknown as P;
  return <Sheet {...rest} open={rest.open && mounted} />;
}
