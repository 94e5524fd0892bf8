import { type RefObject, useEffect, useRef, useState } from 'react';
import { Picture, type Urgency } from '#ui/components/picture.tsx';
import { useAutoplay } from '#ui/components/use-autoplay.ts';
import { useTrack } from '#ui/components/use-track.ts';
import { savesData } from '#ui/saves-data.ts';
import { useLate } from '#ui/use-late.ts';
import { useWords } from '#ui/words-context.ts';
import type { GalleryPicture } from '#viewmodels/product/gallery-picture.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import { Film } from './film.tsx';
import css from './gallery.module.css';

const INTERVAL_MS = 5_000; // specification §9, gallery (UI-23, CONF-38)
const TRANSITION_MS = 300; // the same (UI-24, CONF-38)

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  /** Further pictures are to come. */
  readonly isPart?: boolean;
};

/**
 * The pictures side by side: to swipe, to step through, on wide screens to choose from small ones, and to look at
 * closely. They go on by themselves until the shopper takes over.
 */
export function Gallery({ pictures, index, onShow, isPart = false }: Props) {
  const words = useWords(productWords);
  const { track, followScroll } = useTrack({ index, onShow, duration: TRANSITION_MS });
  const gallery = useRef<HTMLElement>(null);
  const soon = usePreloading(gallery) ? index + AHEAD : 0;
  const show = useAutoplay(gallery, { count: pictures.length, index, onShow, interval: INTERVAL_MS });
  const [isZoomed, setZoomed] = useState(false);
  const Zoom = useLate(isZoomed, loadZoom, () => setZoomed(false));
  const zoom = (): void => {
    show.stop();
    setZoomed(true);
  };
  return (
    <section ref={gallery} aria-label={words.gallery} className={css['gallery']} {...show.holding}>
      {pictures.length > 1 && <Thumbnails {...{ pictures, index }} onShow={show.byHand} />}
      {isPart && <div className={css['thumbnails']} />}
      <div className={css['stage']}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does by keyboard what a tap on a picture does */}
        <ul
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={words.pictures}
          className={css['track']}
          onScroll={followScroll}
          onPointerDown={show.stop}
          onClick={({ target }) => target instanceof HTMLImageElement && zoom()}
        >
          {pictures.map(({ path, alt, large, video }, at) => (
            <li key={path} className={css['slide']}>
              <Picture source={large} alt={alt} urgency={urgencyOf(at, soon)} />
              {video && <Film video={video} large={large} onPlay={show.stop} />}
            </li>
          ))}
        </ul>
        {/* What is pressed comes with the rest of the product; its room does not move. */}
        <div key={`${isPart}`} className={css['steps']}>
          {!isPart && (
            <>
              {pictures.length > 1 && <Steps count={pictures.length} index={index} onShow={show.byHand} />}
              {show.canPlay && (
                <IconButton
                  label={show.isPlaying ? words.pause : words.play}
                  path={show.isPlaying ? 'M9 6v12M15 6v12' : 'm9 6 9 6-9 6Z'}
                  onPress={show.toggle}
                />
              )}
              {pictures[index]?.large.src && (
                <IconButton
                  label={words.zoom}
                  path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11 5 5M10.5 7.5v6m-3-3h6"
                  onPress={zoom}
                />
              )}
            </>
          )}
        </div>
        {pictures.length > 1 && <Dots count={pictures.length} index={index} />}
      </div>
      {Zoom && (
        <Zoom isOpen={isZoomed} pictures={pictures} index={index} onShow={onShow} onClose={() => setZoomed(false)} />
      )}
    </section>
  );
}

const loadZoom = async () => (await import(/* webpackChunkName: "zoom" */ './zoom-dialog.tsx')).ZoomDialog;

/** Where one is in the row of pictures, for the eye alone: the count beside it is read aloud. */
function Dots({ count, index }: Pick<StepProps, 'count' | 'index'>) {
  return (
    <svg viewBox={`0 0 ${count * 16} 16`} aria-hidden="true" className={css['dots']}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <circle key={at} cx={at * 16 + 8} cy="8" r="4" className={at === index ? css['here'] : css['dot']} />
      ))}
    </svg>
  );
}

const AHEAD = 2; // specification §9, gallery (UI-25)

function urgencyOf(at: number, soon: number): Urgency {
  if (at === 0) return 'first';
  return at <= soon ? 'early' : 'later';
}

/** Nothing but the picture that is seen loads before the page is alive, nor later where data is to be saved. */
function usePreloading(gallery: RefObject<HTMLElement | null>): boolean {
  const [isPreloading, setPreloading] = useState(false);
  useEffect(() => setPreloading(!savesData(gallery.current?.ownerDocument.defaultView ?? null)), [gallery]);
  return isPreloading;
}

function Thumbnails({ pictures, index, onShow }: Props) {
  const words = useWords(productWords);
  return (
    <ul className={css['thumbnails']}>
      {pictures.map(({ path, small, video }, at) => (
        <li key={path}>
          <button
            type="button"
            aria-label={words.showPicture(at + 1)}
            aria-current={at === index || undefined}
            className={video ? `${css['thumbnail']} ${css['filmed']}` : css['thumbnail']}
            onClick={() => onShow(at)}
          >
            <Picture source={small} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type StepProps = { readonly count: number; readonly index: number; readonly onShow: (index: number) => void };

function Steps({ count, index, onShow }: StepProps) {
  const words = useWords(productWords);
  return (
    <>
      <IconButton
        label={words.previousPicture}
        path="m15 5-7 7 7 7"
        isDirected
        onPress={() => onShow((index + count - 1) % count)}
      />
      <p className={css['count']}>{words.pictureOf(index + 1, count)}</p>
      <IconButton
        label={words.nextPicture}
        path="m9 5 7 7-7 7"
        isDirected
        onPress={() => onShow((index + 1) % count)}
      />
    </>
  );
}

type IconProps = {
  readonly label: string;
  readonly path: string;
  /** Points along the way of reading. */
  readonly isDirected?: boolean;
  readonly onPress: () => void;
};

function IconButton({ label, path, isDirected = false, onPress }: IconProps) {
  return (
    <button type="button" aria-label={label} className={css['step']} onClick={onPress}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={isDirected ? `${css['icon']} ${css['directed']}` : css['icon']}
      >
        <path d={path} />
      </svg>
    </button>
  );
}
