import type { MenuLink } from '#viewmodels/frame/menu-link.ts';
import { ShopLink } from '../components/shop-link.tsx';

type Props = { readonly entry: MenuLink; readonly headClassName: string | undefined };

/** A category with the categories below it, as a column of links. */
export function LinkColumn({ entry, headClassName }: Props) {
  return (
    <div>
      <ShopLink to={entry.address} className={headClassName}>
        {entry.name}
      </ShopLink>
      {entry.children.length > 0 && (
        <ul>
          {entry.children.map(({ id, name, address }) => (
            <li key={id}>
              <ShopLink to={address}>{name}</ShopLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
