// The ten categories in two rows of five.
import type { CategoryNode } from '@meridian/contract';
import { useT } from '../../i18n/use-t.tsx';
import { Link } from '../../lib/router/react.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './home-screen.module.css';

/** Each leads to its shelf on the category tab. */
export function CategoryGrid({ categories }: { categories: readonly CategoryNode[] }) {
  const t = useT();
  return (
    <nav aria-label={t('home.categories')}>
      <ul className={styles.categories}>
        {categories.slice(0, 10).map((category) => (
          <li key={category.id}>
            <Link to="/Category" search={{ category: category.id }} className={styles.category}>
              <span className={styles.thumb}>
                {/* 56 wide, told as a little less: three pixels to one then take the smallest file, of which a twentieth is missing. */}
                <Picture source={category.picture} alt="" sizes="53px" radius="20px" eager="after" />
              </span>
              <span className={styles.name}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
