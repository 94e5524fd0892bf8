import { ShopLink } from '#ui/components/shop-link.tsx';
import css from './search-ways.module.css';

type Props = {
  readonly heading: string;
  readonly links: readonly { readonly name: string; readonly address: string }[];
  /** On phones they leave the room to the results. */
  readonly isBesideResults?: boolean;
};

/** Where a shopper may go instead of, or before, the results; nothing when there is nowhere. */
export function SearchWays({ heading, links, isBesideResults = false }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading} className={`${css['ways']} ${isBesideResults ? css['beside'] : ''}`}>
      <p className={css['heading']}>{heading}</p>
      <ul className={css['chips']}>
        {links.map(({ name, address }) => (
          <li key={address}>
            <ShopLink to={address} className={css['chip']}>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
