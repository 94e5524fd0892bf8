import { Picture } from '#ui/components/picture.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import type { DoorView } from '#viewmodels/content/home-block.ts';
import css from './doors.module.css';

type Props = { readonly name: string; readonly doors: readonly DoorView[] };

/** Ways into the shop. */
export function Doors({ name, doors }: Props) {
  return (
    <ul aria-label={name} className={`${css['doors']} ${css[columnsFor(doors.length)]}`}>
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

/** So that no door stands alone in the last row; many doors are smaller, and on phones side by side. */
function columnsFor(count: number): 'three' | 'four' | 'six' | 'many' {
  if (count > 6) return 'many';
  if (count % 6 === 0) return 'six';
  return count % 3 === 0 ? 'three' : 'four';
}
