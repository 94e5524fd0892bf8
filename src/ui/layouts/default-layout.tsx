import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PartBoundary } from '#ui/components/part-boundary.tsx';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import css from './default-layout.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';
import { StoreButton } from './store-button.tsx';

type Props = {
  readonly frame: FrameModel;
  readonly children: ReactNode;
  /** The field for a search. */
  readonly search?: ReactNode;
  /** Where the newsletter comes to stand. */
  readonly newsletter?: ReactNode;
  /** What the shopper agreed to; absent where nothing is asked. */
  readonly privacy?: ReactNode;
  /** The panel of the cart; it loads when it is first wanted. */
  readonly minicart?: ReactNode;
  /** What the shop has to say. */
  readonly notices?: ReactNode;
};

export const DefaultLayout = observer(({ frame, children, search, newsletter, privacy, minicart, notices }: Props) => (
  <>
    <SkipLink />
    <AnnouncementBar frame={frame}>
      <StoreButton frame={frame} place="strip" />
    </AnnouncementBar>
    <PartBoundary>
      <Header frame={frame} search={search} />
    </PartBoundary>
    <main id="main" tabIndex={-1} className={css['main']}>
      {children}
    </main>
    <Footer frame={frame} newsletter={newsletter} privacy={privacy} />
    <BottomBar frame={frame} />
    {!frame.isOpen('minicart') && !frame.isOpen('sign-in') && notices}
    {minicart}
  </>
));
