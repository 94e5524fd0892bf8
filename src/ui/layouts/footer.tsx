import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { SHOP_NAME } from '#viewmodels/shared/document-title.ts';
import css from './footer.module.css';
import { LinkColumn } from './link-column.tsx';
import { StoreButton } from './store-button.tsx';

const MOST_IN_A_COLUMN = 6;

/** Pages that every shop has. They link to whatever others the merchant wrote. */
const HELP_PAGES = [
  ['/i/shipping-policy', 'delivery'],
  ['/i/returns', 'returns'],
  ['/track-order', 'trackOrder'],
  ['/contact-us', 'contact'],
  ['/withdraw', 'withdraw'],
  ['/store-locator', 'stores'],
  ['/i/size-guide', 'sizeGuide'],
  ['/i/accessibility', 'accessibility'],
  ['/i/privacy', 'privacy'],
  ['/i/terms', 'terms'],
] as const;

type Props = {
  readonly frame: FrameModel /** Comes late. */;
  readonly newsletter: ReactNode;
  readonly privacy: ReactNode;
};

export const Footer = observer(({ frame, newsletter, privacy }: Props) => {
  const { menu, email } = frame;
  const messages = useMessages(frameMessages);
  return (
    <footer className={css['footer']}>
      <div className={css['page']}>
        <div className={css['newsletter']}>{newsletter}</div>
        <div className={css['house']}>
          <p translate="no" className={css['name']}>
            {SHOP_NAME}
          </p>
          <p className={css['quiet']}>{messages.house}</p>
        </div>
        <nav aria-label={messages.shop} id="shop" className={css['shop']}>
          {menu.map((entry) => (
            <LinkColumn key={entry.id} entry={entry} headClassName={css['heading']} most={MOST_IN_A_COLUMN} />
          ))}
        </nav>
        <div className={css['help']}>
          <h2 className={css['heading']}>{messages.help}</h2>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p className={css['quiet']}>{messages.helpText}</p>
          <StoreButton frame={frame} place="page" />
        </div>
        <nav aria-label={messages.help} className={css['pages']}>
          <ul>
            {HELP_PAGES.filter(([, name]) => name !== 'withdraw' || frame.isInUnion).map(([address, name]) => (
              <li key={address}>
                <ShopLink to={address}>{messages[name]}</ShopLink>
              </li>
            ))}
          </ul>
          {privacy}
        </nav>
      </div>
    </footer>
  );
});
