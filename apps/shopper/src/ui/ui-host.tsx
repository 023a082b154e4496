// What the kit shows above every screen: toasts and questions. The app renders it once.
import { lazy, Suspense } from 'react';
import { asked } from './confirm-store.ts';
import { useStore } from './store.ts';
import { ToastHost } from './toast.tsx';

const ConfirmHost = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.ConfirmHost })));

/** Put it beside the routes, inside the language provider. The dialog's code comes with the first question. */
export function UiHost() {
  const { question } = useStore(asked);
  return (
    <>
      {question && (
        <Suspense>
          <ConfirmHost />
        </Suspense>
      )}
      <ToastHost />
    </>
  );
}
