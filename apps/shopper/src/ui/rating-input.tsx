// Stars: a score to give.
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Star } from 'lucide-react';
import { useT } from '../i18n/use-t.tsx';
import styles from './rating-input.module.css';

const five = [1, 2, 3, 4, 5] as const;

export interface RatingInputProps {
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange(value: number): void;
}

/** One to five stars, by touch or arrow keys. */
export function RatingInput({ label, value, onChange }: RatingInputProps) {
  const t = useT();
  return (
    <RadioGroup
      className={styles.input}
      aria-label={label}
      value={String(value)}
      onValueChange={(next) => onChange(Number(next))}
    >
      {five.map((star) => (
        <Radio.Root
          key={star}
          value={String(star)}
          className={styles.choice}
          aria-label={t('common.rating.choose', { count: star })}
          data-on={star <= value ? '' : undefined}
        >
          <Star
            size={28}
            strokeWidth={1.6}
            fill={star <= value ? 'currentColor' : 'none'}
            aria-hidden="true"
          />
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
