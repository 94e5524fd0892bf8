import type { MenuLink } from '#viewmodels/frame/menu-link.ts';
import css from './footer.module.css';
import { LinkColumn } from './link-column.tsx';

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
            <LinkColumn key={entry.id} entry={entry} headClassName={css['heading']} />
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
