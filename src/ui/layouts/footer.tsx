import { observer } from 'mobx-react-lite';
import { useWords } from '#ui/words-context.ts';
import { SHOP_NAME } from '#viewmodels/document-title.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { frameWords } from '#viewmodels/words/frame/en.ts';
import css from './footer.module.css';
import { LinkColumn } from './link-column.tsx';
import { StoreButton } from './store-button.tsx';

const MOST_IN_A_COLUMN = 6;

export const Footer = observer(({ frame }: { readonly frame: FrameModel }) => {
  const { menu, email } = frame;
  const words = useWords(frameWords);
  return (
    <footer className={css['footer']}>
      <div className={css['page']}>
        <div className={css['house']}>
          <p className={css['name']}>{SHOP_NAME}</p>
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
          <StoreButton frame={frame} place="page" />
        </div>
      </div>
    </footer>
  );
});
