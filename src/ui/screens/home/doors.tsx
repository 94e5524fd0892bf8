import { Picture } from '#ui/components/picture.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import type { DoorView } from '#viewmodels/content/door-view.ts';
import css from './doors.module.css';

type Props = { readonly name: string; readonly doors: readonly DoorView[] };

/** Ways into the shop. */
export function Doors({ name, doors }: Props) {
  return (
    <ul
      aria-label={name}
      className={`${css['doors']} ${css[columnsFor(doors.length)]} ${doors.length > MOST_ON_A_PHONE ? css['sideways'] : ''}`}
    >
      {doors.map(({ title, subtitle, link, picture }) => (
        <li key={`${title} ${link}`} className={css['door']}>
          <div className={css['media']}>
            <Picture source={picture} alt="" />
          </div>
          <ShopLink to={link} className={css['link']}>
            {title}
          </ShopLink>
          {subtitle && <p className={css['subtitle']}>{subtitle}</p>}
        </li>
      ))}
    </ul>
  );
}

const MOST_IN_A_ROW = 7;
const MOST_ON_A_PHONE = 6; // more lie side by side
const COLUMNS = ['one', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

/** Rows of the same length, so that no door stands alone in the last one. */
function columnsFor(count: number): (typeof COLUMNS)[number] {
  const rows = Math.ceil(count / MOST_IN_A_ROW);
  return COLUMNS[Math.ceil(count / rows)] ?? 'seven';
}
