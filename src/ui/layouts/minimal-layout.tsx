import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { Logo } from './logo.tsx';
import css from './minimal-layout.module.css';
import { OfflineBar } from './offline-bar.tsx';
import { SkipLink } from './skip-link.tsx';

type Props = {
  readonly frame: FrameModel;
  readonly children: ReactNode;
  /** What the shop may have to ask over the page. */
  readonly panels?: ReactNode;
  /** What the shop has to say. */
  readonly notices?: ReactNode;
  /** What the shopper agreed to; absent where nothing is asked. */
  readonly privacy?: ReactNode;
};

/** A page with nothing around it but the way home and who helps, so that nothing distracts. It needs no data. */
export const MinimalLayout = observer(({ frame, children, panels, notices, privacy }: Props) => (
  <>
    <SkipLink />
    <header>
      <div className={css['bar']}>
        <Logo />
        <p className={css['help']}>
          <span>{useMessages(frameMessages).help}</span> <a href={`mailto:${frame.email}`}>{frame.email}</a>
        </p>
      </div>
      <OfflineBar isOffline={frame.isOffline} />
    </header>
    <main id="main" tabIndex={-1} className={css['main']}>
      {children}
    </main>
    {(privacy || frame.isInUnion) && (
      <footer className={css['foot']}>
        {frame.isInUnion && <WithdrawLink />}
        {privacy}
      </footer>
    )}
    {!frame.isOpen('sign-in') && notices}
    {panels}
  </>
));

function WithdrawLink() {
  return <ShopLink to="/withdraw">{useMessages(frameMessages).withdraw}</ShopLink>;
}
