import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { CartButton } from './cart-button.tsx';
import css from './default-layout.module.css';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NoticeList } from './notice-list.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { SkipLink } from './skip-link.tsx';

type Props = {
  readonly frame: FrameModel;
  readonly children: ReactNode;
  /** The panel of the cart; it loads when it is first wanted. */
  readonly minicart?: ReactNode;
};

export const DefaultLayout = observer(({ frame, children, minicart }: Props) => (
  <>
    <SkipLink />
    <AnnouncementBar frame={frame} />
    <header className={css['header']}>
      <div className={css['bar']}>
        <MenuDrawer frame={frame} />
        <Logo />
        <MainMenu menu={frame.menu} />
        <CartButton label={frame.cartLabel} count={frame.cartCount} onOpen={frame.openMinicart} />
      </div>
      <OfflineBar isOffline={frame.isOffline} />
    </header>
    <main id="main" tabIndex={-1} className={css['main']}>
      {children}
    </main>
    <Footer menu={frame.menu} email={frame.email} />
    <NoticeList frame={frame} />
    {minicart}
  </>
));
