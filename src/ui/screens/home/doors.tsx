import row from '#ui/components/phone-row.module.css';
import { Picture } from '#ui/components/picture.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { SnapRow } from '#ui/components/snap-row.tsx';
import { useLang } from '#ui/hooks/messages-context.ts';
import type { DoorView } from '#viewmodels/content/door-view.ts';
import css from './doors.module.css';

type Props = {
  readonly name: string;
  readonly doors: readonly DoorView[];
  /** Where all of them are; '' when nowhere. */
  readonly link: string;
};

/** Ways into the shop: a few stand side by side, many lie in a row that scrolls. */
export function Doors({ name, doors, link }: Props) {
  const items = doors.map((door) => <Door key={`${door.title} ${door.link}`} door={door} />);
  if (lieInARow(doors)) {
    return (
      <SnapRow title={name} link={link}>
        {items}
      </SnapRow>
    );
  }
  const phones = doors.length > MOST_ON_PHONES ? row['row'] : '';
  return (
    <ul aria-label={name} className={`${css['doors']} ${css[COLUMNS[doors.length] ?? 'seven']} ${phones}`}>
      {items}
    </ul>
  );
}

const MOST_SIDE_BY_SIDE = 7;
const MOST_ON_PHONES = 2;
const COLUMNS = ['one', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;

export function lieInARow(doors: readonly unknown[]): boolean {
  return doors.length > MOST_SIDE_BY_SIDE;
}

function Door({ door: { title, subtitle, link, picture, language } }: { readonly door: DoorView }) {
  return (
    <li className={css['door']} lang={useLang(language)}>
      <div className={css['media']}>
        <Picture source={picture} alt="" />
      </div>
      <ShopLink to={link} className={css['link']}>
        {title}
      </ShopLink>
      {subtitle && <p className={css['subtitle']}>{subtitle}</p>}
    </li>
  );
}
