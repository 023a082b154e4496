// A QR code as one path: dark modules on white in both themes, as cameras want it.
import { encode } from 'uqr';
import styles from './wallet-top-up-screen.module.css';

/** Runs of dark modules, row by row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join('');
}

/** `label` says what it holds. Readable with a quarter of it covered. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'Q', border: 2 });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={pathOf(data)} fill="#0d1412" />
    </svg>
  );
}
