import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import type { FrameModel } from '#viewmodels/frame/frame-model.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import css from './announcement-bar.module.css';

type Props = { readonly frame: FrameModel; readonly children?: ReactNode };

/**
 * One line above the header. It stays when the announcement is closed, so that nothing below it ever moves: then the
 * house speaks for itself.
 */
export const AnnouncementBar = observer(({ frame, children }: Props) => {
  const messages = useMessages(frameMessages);
  const { announcement } = frame;
  const lang = useLang(announcement?.language);
  return (
    <aside className={css['bar']}>
      {announcement ? (
        <section aria-label={messages.announcement} className={css['announcement']}>
          {announcement.link ? (
            <ShopLink to={announcement.link} className={css['text']} lang={lang}>
              {announcement.text}
            </ShopLink>
          ) : (
            <p className={css['text']} lang={lang}>
              {announcement.text}
            </p>
          )}
          <button
            type="button"
            aria-label={messages.closeAnnouncement}
            className={css['close']}
            onClick={frame.closeAnnouncement}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className={css['icon']}>
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </section>
      ) : (
        <p className={css['text']}>{messages.slogan}</p>
      )}
      {children}
    </aside>
  );
});
