import { useWords } from '#ui/words-context.ts';
import type { MenuLink } from '#viewmodels/frame/menu-link.ts';
import { frameWords } from '#viewmodels/words/frame/en.ts';
import css from './footer.module.css';
import { LinkColumn } from './link-column.tsx';

type Props = { readonly menu: readonly MenuLink[]; readonly email: string };

const MOST_IN_A_COLUMN = 6;

export function Footer({ menu, email }: Props) {
  const words = useWords(frameWords);
  return (
    <footer className={css['footer']}>
      <div className={css['page']}>
        <div className={css['house']}>
          <p className={css['name']}>Zari</p>
          <p className={css['quiet']}>{words.house}</p>
        </div>
        <nav aria-label={words.shop} id="shop" className={css['shop']}>
          {menu.map((entry) => (
            <LinkColumn key={entry.id} entry={entry} headClassName={css['heading']} most={MOST_IN_A_COLUMN} />
          ))}
        </nav>
        <div className={css['help']}>
          <h2 className={css['heading']}>{words.help}</h2>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p className={css['quiet']}>{words.helpText}</p>
        </div>
      </div>
    </footer>
  );
}
