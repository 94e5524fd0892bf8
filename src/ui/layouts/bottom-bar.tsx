import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { AccountButton } from './account-button.tsx';
import css from './bottom-bar.module.css';
import control from './header-control.module.css';
import { HeaderIcon } from './header-icon.tsx';
import { PanelLink } from './panel-link.tsx';
import { WishlistLink } from './wishlist-link.tsx';

/** On phones what the header has no room for, within reach of the thumb; wider windows do not show it. */
export const BottomBar = observer(({ frame }: { readonly frame: FrameModel }) => {
  const messages = useMessages(frameMessages);
  const { pathname } = useLocation();
  return (
    <nav aria-label={messages.shortcuts} className={css['bar']}>
      <ShopLink to="/" aria-current={pathname === '/' ? 'page' : undefined} className={control['control']}>
        <HeaderIcon d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />
        <span>{useMessages(commonMessages).home}</span>
      </ShopLink>
      <PanelLink href="#shop" className={control['control']} onOpen={frame.openMenu}>
        <HeaderIcon d="M10 6.5a2 2 0 1 1 2 2v2l9 7H3l9-7" />
        <span>{messages.shop}</span>
      </PanelLink>
      <WishlistLink
        label={frame.wishlistLabel}
        count={frame.wishlistCount}
        onOpen={frame.openWishlist}
        text={messages.saved}
      />
      <AccountButton label={messages.account} onOpen={frame.openAccount} text={messages.account} />
    </nav>
  );
});
