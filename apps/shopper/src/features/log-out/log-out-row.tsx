// The row that logs out, after asking.

import { LogOut } from 'lucide-react';
import { useLogout } from '../../api/login.ts';
import { useT } from '../../i18n/use-t.tsx';
import { useNavigate } from '../../lib/router/react.tsx';
import { Row } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';

/** Goes into a `RowList`; leads home once the session has ended. */
export function LogOutRow() {
  const t = useT('account');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const logout = useLogout();

  const leave = async () => {
    const sure = await confirm({
      title: t('account.logout.title'),
      text: t('account.logout.text'),
      confirmLabel: t('account.logout.action'),
    });
    if (!sure) return;
    // On this device the session ends even when the server cannot be told.
    await logout.mutateAsync().catch(() => undefined);
    await navigate({ to: '/home', replace: true });
    toast.show(t('account.logout.done'));
  };
  return (
    <Row danger icon={<LogOut size={20} />} title={t('account.logout.action')} onClick={() => void leave()} />
  );
}
