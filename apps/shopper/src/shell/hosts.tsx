// What stands above every page: short messages at once, questions as soon as there is time to fetch them.
import { lazy, Suspense, useEffect, useState } from 'react';
import { ToastHost } from '../ui/toast.tsx';

/** Dialogs are the heavier half of the kit; the first paint does without them. */
const Questions = lazy(() =>
  import('../ui/dialog.tsx').then(({ ConfirmHost }) => ({ default: ConfirmHost })),
);
const afterFirstPaintMs = 500;

/** Rendered once, in the frame. */
export function Hosts() {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), afterFirstPaintMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {settled && (
        <Suspense fallback={null}>
          <Questions />
        </Suspense>
      )}
      <ToastHost />
    </>
  );
}
