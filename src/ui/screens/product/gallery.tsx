import { useEffect, useRef, useState } from 'react';
import { Picture } from '#ui/components/picture.tsx';
import { useWords } from '#ui/words-context.ts';
import type { GalleryPicture } from '#viewmodels/product/gallery-picture.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import css from './gallery.module.css';

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly index: number;
  readonly onShow: (index: number) => void;
};

/** The pictures side by side: to swipe, to step through, and on wide screens to choose from small ones. */
export function Gallery({ pictures, index, onShow }: Props) {
  const words = useWords(productWords);
  const { track, followScroll, takeOver } = useTrack(index, onShow);
  const soon = usePreloading() ? index + AHEAD : 0;
  return (
    <section aria-label={words.gallery} className={css['gallery']}>
      {pictures.length > 1 && <Thumbnails {...{ pictures, index, onShow }} />}
      <div className={css['stage']}>
        <ul
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={words.pictures}
          className={css['track']}
          onScroll={followScroll}
          onPointerDown={takeOver}
        >
          {pictures.map(({ path, alt, large }, at) => (
            <li key={path} className={css['slide']}>
              <Picture source={large} alt={alt} urgency={urgencyOf(at, soon)} />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && <Steps count={pictures.length} index={index} onShow={onShow} />}
      </div>
    </section>
  );
}

const AHEAD = 2; // specification §9, gallery (UI-25)

function urgencyOf(at: number, soon: number): 'first' | 'early' | 'later' {
  if (at === 0) return 'first';
  return at <= soon ? 'early' : 'later';
}

/** Nothing but the first picture loads before the page is alive. */
function usePreloading(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}

/** Keeps the scrolled place and the index together, whichever of the two moves. */
function useTrack(index: number, onShow: (index: number) => void) {
  const track = useRef<HTMLUListElement>(null);
  const heading = useRef<number | null>(null);
  useEffect(() => {
    const list = track.current;
    if (!list || list.clientWidth === 0 || placeOf(list) === index) return;
    heading.current = index;
    list.scrollTo({ left: index * list.clientWidth });
  }, [index]);

  const followScroll = (): void => {
    if (!track.current) return;
    const place = placeOf(track.current);
    if (heading.current === null) onShow(place);
    else if (heading.current === place) heading.current = null;
  };
  /** The shopper's own hand ends a movement that a button began. */
  const takeOver = (): void => {
    heading.current = null;
  };
  return { track, followScroll, takeOver };
}

function placeOf(list: HTMLElement): number {
  return Math.round(list.scrollLeft / list.clientWidth);
}

function Thumbnails({ pictures, index, onShow }: Props) {
  const words = useWords(productWords);
  return (
    <ul className={css['thumbnails']}>
      {pictures.map(({ path, small }, at) => (
        <li key={path}>
          <button
            type="button"
            aria-label={words.showPicture(at + 1)}
            aria-current={at === index || undefined}
            className={css['thumbnail']}
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
    <div className={css['steps']}>
      <StepButton
        label={words.previousPicture}
        path="m15 5-7 7 7 7"
        onPress={() => onShow((index + count - 1) % count)}
      />
      <p className={css['count']}>{words.pictureOf(index + 1, count)}</p>
      <StepButton label={words.nextPicture} path="m9 5 7 7-7 7" onPress={() => onShow((index + 1) % count)} />
    </div>
  );
}

function StepButton({
  label,
  path,
  onPress,
}: {
  readonly label: string;
  readonly path: string;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" aria-label={label} className={css['step']} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={css['icon']}>
        <path d={path} />
      </svg>
    </button>
  );
}
