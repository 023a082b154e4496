// What the kit shows above every screen: toasts and questions. The app renders it once.
import { ConfirmHost } from './dialog.tsx';
import { ToastHost } from './toast.tsx';

/** Put it beside the routes, inside the language provider. */
export function UiHost() {
  return (
    <>
      <ConfirmHost />
      <ToastHost />
    </>
  );
}
