import { useRef, useState } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useAutoplay } from '#ui/hooks/use-autoplay.ts';
import { useLate } from '#ui/hooks/use-late.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { GalleryPicture } from '#viewmodels/product/gallery-picture.ts';
import css from './gallery.module.css';
import { GalleryDots } from './gallery-dots.tsx';
import { GallerySlides } from './gallery-slides.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import { GalleryTools } from './gallery-tools.tsx';

const INTERVAL_MS = 5_000; // specification §9, gallery (UI-23, CONF-38)

const loadZoom = async () => (await import(/* webpackChunkName: "zoom" */ './zoom-dialog.tsx')).ZoomDialog;

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
  const gallery = useRef<HTMLElement>(null);
  const play = useAutoplay(gallery, { count: pictures.length, index, onShow, interval: INTERVAL_MS });
  const [isZoomed, setZoomed] = useState(false);
  const Zoom = useLate(isZoomed, loadZoom, () => setZoomed(false));
  const zoom = (): void => {
    play.stop();
    setZoomed(true);
  };
  const shown = { pictures, index };
  return (
    <section
      ref={gallery}
      aria-label={useMessages(productMessages).gallery}
      className={css['gallery']}
      {...play.holding}
    >
      {pictures.length > 1 && <GalleryThumbnails {...shown} onShow={play.byHand} />}
      {isPart && <div className={css['thumbnails']} />}
      <div className={css['stage']}>
        <GallerySlides
          {...shown}
          isAlone={pictures.length === 1 && !isPart}
          onShow={onShow}
          onTouch={play.stop}
          onZoom={zoom}
        />
        {/* What is pressed comes with the rest of the product; its room does not move. */}
        <div key={`${isPart}`} className={css['steps']}>
          {!isPart && <GalleryTools {...shown} play={play} onZoom={zoom} />}
        </div>
        {pictures.length > 1 && <GalleryDots count={pictures.length} index={index} />}
      </div>
      {Zoom && <Zoom {...shown} isOpen={isZoomed} onShow={onShow} onClose={() => setZoomed(false)} />}
    </section>
  );
}
