// The sheet of saved places: choose one, forget one, add one.
import type { Destination } from '@meridian/contract';
import { Check, Plus, Trash2 } from 'lucide-react';
import { useDeleteDestination } from '../../api/withdrawals.ts';
import { useDestinationWords } from '../../features/destinations/use-destination-words.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.tsx';
import { DestinationLines, Rest } from './destination-lines.tsx';
import styles from './destinations.module.css';

export interface DestinationSheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  list: readonly Destination[];
  chosen: string | undefined;
  onChoose(id: string): void;
  onAdd(): void;
}

export function DestinationSheet({
  open,
  onOpenChange,
  list,
  chosen,
  onChoose,
  onAdd,
}: DestinationSheetProps) {
  const t = useT('withdraw');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('withdraw.type.label')}
      footer={
        <Button kind="soft" block icon={<Plus size={20} aria-hidden="true" />} onClick={onAdd}>
          {t('withdraw.destination.add')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {list.map((destination) => (
          <Saved
            key={destination.id}
            destination={destination}
            isChosen={destination.id === chosen}
            onChoose={() => {
              onChoose(destination.id);
              onOpenChange(false);
            }}
          />
        ))}
      </ul>
    </Sheet>
  );
}

interface SavedProps {
  destination: Destination;
  isChosen: boolean;
  onChoose(): void;
}

function Saved({ destination, isChosen, onChoose }: SavedProps) {
  const t = useT('withdraw');
  const confirm = useConfirm();
  const forget = useDeleteDestination();
  const { short } = useDestinationWords()(destination);
  const remove = async () => {
    const sure = await confirm({
      title: t('withdraw.destination.forget'),
      text: t('withdraw.destination.forgetText', { place: short }),
      confirmLabel: t('common.action.delete'),
      danger: true,
    });
    if (!sure) return;
    // A refusal has been told by the client.
    await forget.mutateAsync(destination.id).then(
      () => toast.success(t('common.success.delete')),
      () => undefined,
    );
  };
  return (
    <li className={styles.item} data-on={isChosen ? '' : undefined}>
      <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={onChoose}>
        <DestinationLines destination={destination} />
        {isChosen && <Check size={20} className={styles.tick} aria-hidden="true" />}
      </button>
      <IconButton
        label={t('withdraw.destination.forgetThis', { place: short })}
        onClick={() => void remove()}
      >
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
      {destination.usableFrom && (
        <p className={styles.rest}>
          <Rest destination={destination} />
        </p>
      )}
    </li>
  );
}
