import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { AccountButton } from './account-button.tsx';
import { BackButton } from './back-button.tsx';
import { CartButton } from './cart-button.tsx';
import css from './header.module.css';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { useAway } from './use-away.ts';
import { WishlistLink } from './wishlist-link.tsx';

type Props = { readonly frame: FrameModel /** The field for a search. */; readonly search: ReactNode };

/** The way through the shop: menu, home, and what the shopper has gathered. */
export const Header = observer(({ frame, search }: Props) => {
  const header = useRef<HTMLElement>(null);
  useAway(header);
  const messages = useMessages(frameMessages);
  return (
    <header ref={header} className={css['header']}>
      <div className={css['bar']}>
        <BackButton label={messages.back} />
        <MenuButton onOpen={frame.openMenu} />
        <Logo />
        <MainMenu menu={frame.menu} />
        <div className={css['actions']}>
          {search}
          <AccountButton label={messages.account} onOpen={frame.openAccount} />
          <WishlistLink label={frame.wishlistLabel} count={frame.wishlistCount} onOpen={frame.openWishlist} />
          <CartButton label={frame.cartLabel} count={frame.cartCount} onOpen={frame.openMinicart} />
        </div>
      </div>
      <OfflineBar isOffline={frame.isOffline} />
    </header>
  );
});
