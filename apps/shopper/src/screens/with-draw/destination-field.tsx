// Where the money goes: the chosen place, the sheet of all of them, and adding one.
import { ChevronDown, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../../ui/button.tsx';
import { onFirstOpen } from '../../ui/on-first-open.tsx';
import { DestinationLines, Rest } from './destination-lines.tsx';
import { DestinationSheet } from './destination-sheet.tsx';
import styles from './destinations.module.css';
import type { Withdraw, WithdrawalForm } from './use-withdraw.ts';

const AddDestinationSheet = onFirstOpen(() => import('./add-destination-sheet.tsx'));

export function DestinationField({ form, withdraw }: { form: WithdrawalForm; withdraw: Withdraw }) {
  const t = useT('withdraw');
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const [adding, setAdding] = useState(false);
  const { destination, destinationFault } = withdraw;
  const add = () => {
    setChoosing(false);
    setAdding(true);
  };
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {t('withdraw.destination.label')}
      </span>
      {destination ? (
        <button
          type="button"
          className={styles.chosen}
          aria-haspopup="dialog"
          aria-expanded={choosing}
          data-invalid={destinationFault ? '' : undefined}
          aria-describedby={`${id}-note`}
          onClick={() => setChoosing(true)}
        >
          <DestinationLines destination={destination} />
          <ChevronDown size={20} className={styles.arrow} aria-hidden="true" />
        </button>
      ) : (
        <Button kind="soft" block icon={<Plus size={20} aria-hidden="true" />} onClick={add}>
          {t('withdraw.destination.addFirst')}
        </Button>
      )}
      <div id={`${id}-note`} className={destinationFault ? styles.error : styles.hint} aria-live="polite">
        {destinationFault ??
          (destination ? <Rest destination={destination} /> : t('withdraw.destination.hint'))}
      </div>
      <DestinationSheet
        open={choosing}
        onOpenChange={setChoosing}
        list={form.destinations}
        chosen={destination?.id}
        onChoose={withdraw.choose}
        onAdd={add}
      />
      <AddDestinationSheet
        open={adding}
        onOpenChange={setAdding}
        onAdded={({ id: added }) => withdraw.choose(added)}
      />
    </div>
  );
}
