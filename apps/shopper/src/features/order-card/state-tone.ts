// Which tone an order's state is told in; the words say it, the colour only helps.
import type { OrderCard } from '@meridian/contract';
import type { Tone } from '../../ui/badge.tsx';

const tones: Record<OrderCard['status'], Tone> = {
  '0': 'sun',
  '1': 'accent',
  '2': 'accent',
  '3': 'accent',
  '4': 'neutral',
  '-1': 'neutral',
  '-2': 'neutral',
  '-3': 'sun',
  '-4': 'sun',
};

/** The tone of a state's badge. */
export const toneOf = (status: OrderCard['status']): Tone => tones[status];
