import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { frameWords } from '#viewmodels/words/frame/en.ts';
import { AccountButton } from './account-button.tsx';
import css from './bottom-bar.module.css';
import control from './header-control.module.css';
import { HeaderIcon } from './header-icon.tsx';
import { PanelLink } from './panel-link.tsx';
import { WishlistLink } from './wishlist-link.tsx';

/** On phones what the header has no room for, within reach of the thumb; wider windows do not show it. */
export const BottomBar = observer(({ frame }: { readonly frame: FrameModel }) => {
  const words = useWords(frameWords);
  const { pathname } = useLocation();
  return (
    <nav aria-label={words.shortcuts} className={css['bar']}>
      <ShopLink to="/" aria-current={pathname === '/' ? 'page' : undefined} className={control['control']}>
        <HeaderIcon d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" />
        <span>{useWords(commonWords).home}</span>
      </ShopLink>
      <PanelLink href="#shop" className={control['control']} onOpen={frame.openMenu}>
        <HeaderIcon d="M10 6.5a2 2 0 1 1 2 2v2l9 7H3l9-7" />
        <span>{words.shop}</span>
      </PanelLink>
      <WishlistLink
        label={frame.wishlistLabel}
        count={frame.wishlistCount}
        onOpen={frame.openWishlist}
        text={words.saved}
      />
      <AccountButton label={words.account} onOpen={frame.openAccount} text={words.account} />
    </nav>
  );
});
