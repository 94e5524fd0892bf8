import { Picture } from '#ui/components/picture.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import type { DoorView } from '#viewmodels/content/door-view.ts';
import css from './worn.module.css';

type Props = { readonly title: string; readonly doors: readonly DoorView[] };

/** Pictures of the store view that lead on from a product (CONT-05). */
export function Worn({ title, doors }: Props) {
  if (doors.length === 0) return null;
  return (
    <ul aria-label={title} className={css['row']}>
      {doors.map((door) => (
        <li key={`${door.title} ${door.link}`}>
          <div className={css['picture']}>
            <Picture source={door.picture} alt="" />
          </div>
          <ShopLink to={door.link}>{door.title}</ShopLink>
        </li>
      ))}
    </ul>
  );
}
