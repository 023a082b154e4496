// The sheet that saves a place to withdraw to: a bank card or an address on a chain, checked as it is typed.
import type { Destination } from '@meridian/contract';
import { useId, useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';
import { BankFields } from './bank-fields.tsx';
import { ChainFields } from './chain-fields.tsx';

export interface AddDestinationSheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onAdded(destination: Destination): void;
}

type Kind = 'bank' | 'chain';
const kinds: readonly Kind[] = ['bank', 'chain'];

/** Begins anew each time it is opened. */
export default function AddDestinationSheet({ open, onOpenChange, onAdded }: AddDestinationSheetProps) {
  const t = useT('withdraw');
  const formId = useId();
  const [kind, setKind] = useState<Kind>('bank');
  const [busy, setBusy] = useState(false);
  const saved = (destination: Destination) => {
    onAdded(destination);
    onOpenChange(false);
    toast.success(t('common.success.save'));
  };
  const Fields = kind === 'bank' ? BankFields : ChainFields;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('withdraw.destination.add')}
      locked={busy}
      footer={
        <Button block type="submit" form={formId} loading={busy}>
          {t('common.action.save')}
        </Button>
      }
    >
      <Tabs
        label={t('withdraw.type.label')}
        kind="segmented"
        value={kind}
        onChange={(next) => setKind(next)}
        items={kinds.map((one) => ({ value: one, label: t(`withdraw.type.${one}`) }))}
      >
        {open && <Fields key={kind} formId={formId} onBusy={setBusy} onSaved={saved} />}
      </Tabs>
    </Sheet>
  );
}
