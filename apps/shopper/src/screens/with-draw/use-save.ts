// Saving a place: sends it, and says what the server does not take at its field.
import type { Destination, RequestOf } from '@meridian/contract';
import { useSaveDestination } from '../../api/withdrawals.ts';
import { useFormErrors } from '../../features/form-errors/use-form-errors.ts';

export interface FieldsProps {
  formId: string;
  onBusy(busy: boolean): void;
  onSaved(destination: Destination): void;
}

const fieldOf = {
  CARD_NUMBER_INVALID: 'cardNumber',
  CHAIN_ADDRESS_INVALID: 'address',
  CHAIN_ADDRESS_OURS: 'address',
  NETWORK_UNSUPPORTED: 'network',
} as const;

export function useSave({ onBusy, onSaved }: FieldsProps) {
  const save = useSaveDestination();
  const errors = useFormErrors(fieldOf);
  return {
    errors,
    async send(input: RequestOf<'saveDestination'>): Promise<void> {
      if (save.isPending) return;
      onBusy(true);
      try {
        onSaved(await save.mutateAsync(input));
      } catch (error) {
        errors.refuse(error);
      } finally {
        onBusy(false);
      }
    },
  };
}
