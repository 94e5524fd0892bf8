import { useRef, useState } from 'react';
import { Picture } from '#ui/components/picture.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { StepIcon } from '#ui/components/step-icon.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { useAutoplay } from '#ui/hooks/use-autoplay.ts';
import { pageStep, useTrack } from '#ui/hooks/use-track.ts';
import type { WornView } from '#viewmodels/content/worn-view.ts';
import { homeMessages } from '#viewmodels/messages/home/en.ts';
import css from './worn-carousel.module.css';

const ITEMS_A_PAGE = 2; // specification §9, carousel (UI-27); the style sheet shows as many
const DURATION_MS = 500; // the same (UI-28)
const INTERVAL_MS = 2_000; // the same (UI-29)

type Props = { readonly title: string; readonly pieces: readonly WornView[] };

/** People in pieces that are for sale, two at a time: to swipe, to step through, and going on by itself until stopped. */
export function WornCarousel({ title, pieces }: Props) {
  const messages = useMessages(homeMessages);
  const holder = useRef<HTMLDivElement>(null);
  const [index, onShow] = useState(0);
  const count = Math.ceil(pieces.length / ITEMS_A_PAGE);
  const { track, followScroll } = useTrack({ index, onShow, duration: DURATION_MS, stepOf: pageStep });
  const show = useAutoplay(holder, { count, index, onShow, interval: INTERVAL_MS });
  const step = (by: number): void => show.byHand((index + by + count) % count);
  return (
    <div ref={holder} {...show.holding}>
      <ul ref={track} aria-label={title} className={css['track']} onScroll={followScroll} onPointerDown={show.stop}>
        {pieces.map((piece) => (
          <WornPiece key={piece.sku} piece={piece} />
        ))}
      </ul>
      {show.canPlay && (
        <div className={css['steps']}>
          <button type="button" aria-label={messages.previousSlide} className={css['step']} onClick={() => step(-1)}>
            <StepIcon to="previous" />
          </button>
          <p className={css['count']}>{messages.slideOf(index + 1, count)}</p>
          <button type="button" aria-label={messages.nextSlide} className={css['step']} onClick={() => step(1)}>
            <StepIcon to="next" />
          </button>
          <button type="button" className={css['play']} onClick={show.toggle}>
            {show.isPlaying ? messages.pause : messages.play}
          </button>
        </div>
      )}
    </div>
  );
}

function WornPiece({
  piece: { title, language, picture, name, designer, address, price },
}: {
  readonly piece: WornView;
}) {
  return (
    <li className={css['slide']}>
      <div className={css['piece']}>
        <div className={css['media']}>
          <Picture source={picture} alt="" />
        </div>
        <div className={css['words']}>
          <p className={css['title']} lang={useLang(language)}>
            {title}
          </p>
          <p translate="no" className={css['designer']}>
            {designer}
          </p>
          <ShopLink to={address} className={css['link']} lang={useLang()}>
            {name}
          </ShopLink>
          <PriceTag {...price} />
        </div>
      </div>
    </li>
  );
}
