// The turning mark: the brand's open ring, which stands in for a spinner wherever something is awaited.
import { cx } from './cx.ts';
import styles from './mark.module.css';

/** An open ring of the text's colour; `turning` while something is awaited, `turn` (0 to 1) while a finger pulls. */
export function Mark({
  size = 20,
  turning = false,
  turn = 0,
}: {
  size?: number;
  turning?: boolean;
  turn?: number;
}) {
  return (
    <svg
      className={cx(styles.mark, turning && styles.turning)}
      style={turning ? undefined : { transform: `rotate(${turn * 360}deg)` }}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <circle
        cx="10"
        cy="10"
        r="7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="36 11.2"
      />
    </svg>
  );
}
