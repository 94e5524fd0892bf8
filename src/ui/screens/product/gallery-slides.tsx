import { type RefObject, useEffect, useState } from 'react';
import { Picture, type Urgency } from '#ui/components/picture.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { savesData } from '#ui/hooks/saves-data.ts';
import { slideStep, useTrack } from '#ui/hooks/use-track.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { GalleryPicture } from '#viewmodels/product/gallery-picture.ts';
import { Film } from './film.tsx';
import css from './gallery.module.css';

const TRANSITION_MS = 300; // specification §9, gallery (UI-24, CONF-38)
const AHEAD = 2; // the same (UI-25)

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly index: number;
  /** No others are to come. */
  readonly isAlone: boolean;
  readonly onShow: (index: number) => void;
  /** The shopper's hand is on the pictures, or a film begins. */
  readonly onTouch: () => void;
  readonly onZoom: () => void;
};

/** The large pictures in a row that is swiped; a tap on one is to look at it closely. */
export function GallerySlides({ pictures, index, isAlone, onShow, onTouch, onZoom }: Props) {
  const { track, followScroll } = useTrack({ index, onShow, duration: TRANSITION_MS, stepOf: slideStep });
  const soon = usePreloading(track) ? index + AHEAD : 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button beside it does by keyboard what a tap on a picture does
    <ul
      ref={track}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={useMessages(productMessages).pictures}
      className={isAlone ? `${css['track']} ${css['alone']}` : css['track']}
      onScroll={followScroll}
      onPointerDown={onTouch}
      onClick={({ target }) => target instanceof HTMLImageElement && onZoom()}
    >
      {pictures.map(({ path, alt, large, video }, at) => (
        <li key={path} className={css['slide']}>
          <Picture source={large} alt={alt} urgency={urgencyOf(at, soon)} />
          {video && <Film video={video} large={large} onPlay={onTouch} />}
        </li>
      ))}
    </ul>
  );
}

function urgencyOf(at: number, soon: number): Urgency {
  if (at === 0) return 'first';
  return at <= soon ? 'early' : 'later';
}

/** Nothing but the picture that is seen loads before the page is alive, nor later where data is to be saved. */
function usePreloading(track: RefObject<HTMLElement | null>): boolean {
  const [isPreloading, setPreloading] = useState(false);
  useEffect(() => setPreloading(!savesData(track.current?.ownerDocument.defaultView ?? null)), [track]);
  return isPreloading;
}
