import { ShopLink } from '#ui/components/shop-link.tsx';
import type { MenuLink } from '#viewmodels/frame/menu-link.ts';
import css from './footer.module.css';

type Props = { readonly menu: readonly MenuLink[]; readonly email: string };

export function Footer({ menu, email }: Props) {
  return (
    <footer className={css['footer']}>
      <div className={css['page']}>
        <div className={css['house']}>
          <p className={css['name']}>Zari</p>
          <p className={css['quiet']}>The thread of gold in the weave. Indian designer clothes, made to be worn.</p>
        </div>
        <nav aria-label="Shop" id="shop" className={css['shop']}>
          {menu.map((entry) => (
            <FooterColumn key={entry.id} entry={entry} />
          ))}
        </nav>
        <div className={css['help']}>
          <h2 className={css['heading']}>Help</h2>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p className={css['quiet']}>Delivery is shown before you pay. Something not right? Write to us.</p>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ entry }: { readonly entry: MenuLink }) {
  return (
    <div>
      <ShopLink to={entry.address} className={css['heading']}>
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
