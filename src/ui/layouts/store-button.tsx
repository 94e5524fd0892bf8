import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { SaidWhenChanged } from '#ui/components/told.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useHref, useMessages } from '#ui/hooks/messages-context.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import css from './store-button.module.css';
import { useIsLive } from './use-is-live.ts';

type Props = {
  readonly frame: FrameModel;
  /** In the strip above the page it is small, and absent on phones, where the menu and the footer have it. */
  readonly place: 'strip' | 'page';
};

/** The present country and currency in words; opens the store choice, which without scripts is a page. */
export const StoreButton = observer(({ frame, place }: Props) => {
  const isLive = useIsLive();
  const id = useId();
  const { pathname, search } = useLocation();
  const address = useHref(`/store-choice?${new URLSearchParams({ back: pathname + search })}`);
  const look = {
    'aria-describedby': id,
    className: place === 'strip' ? `${css['store']} ${css['strip']}` : css['store'],
  };
  const face = (
    <>
      <VisuallyHidden>{useMessages(frameMessages).store}</VisuallyHidden>
      {/* The names of countries may differ between the server's Unicode tables and the browser's. */}
      <span id={id} aria-hidden="true" suppressHydrationWarning>
        {frame.storeText}
      </span>
      {place === 'strip' && <SaidWhenChanged text={frame.storeText} />}
    </>
  );
  if (!isLive) {
    return (
      <a href={address} {...look}>
        {face}
      </a>
    );
  }
  return (
    <button type="button" aria-haspopup="dialog" onClick={frame.openStore} {...look}>
      {face}
    </button>
  );
});
