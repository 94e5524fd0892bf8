import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { useWords } from '#ui/words-context.ts';
import type { GalleryPicture } from '#viewmodels/product/gallery-picture.ts';
import { zoomWords } from '#viewmodels/words/zoom/en.ts';
import css from './zoom-dialog.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly pictures: readonly GalleryPicture[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
};

const CLOSEST = 4;
const STEP = 1.5;

/** One picture as large as it is: pinched or stepped closer, moved by scrolling, turned over with the arrow keys. */
export function ZoomDialog({ isOpen, pictures, index, onShow, onClose }: Props) {
  const words = useWords(zoomWords);
  const [scale, setScale] = useState(1);
  const picture = pictures[index];
  const turn = (by: number): void => {
    setScale(1);
    onShow((index + pictures.length + by) % pictures.length);
  };
  const zoom = (next: number): void => setScale(Math.min(CLOSEST, Math.max(1, next)));
  const press = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => zoom(scale * STEP),
      '=': () => zoom(scale * STEP),
      '-': () => zoom(scale / STEP),
      '0': () => zoom(1),
      ...(scale === 1 ? { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) } : {}),
    };
    keys[event.key]?.();
  };
  const { view, fingers } = usePinch(scale, zoom);
  if (!picture) return null;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} heading={words.zoom} place="whole">
      <div className={css['tools']}>
        <Button kind="second" aria-label={words.closer} onClick={() => zoom(scale * STEP)}>
          +
        </Button>
        <Button kind="second" aria-label={words.farther} onClick={() => zoom(scale / STEP)}>
          −
        </Button>
        {pictures.length > 1 && (
          <>
            <Button kind="second" aria-label={words.previous} onClick={() => turn(-1)}>
              <span className={css['arrow']}>←</span>
            </Button>
            <Button kind="second" aria-label={words.next} onClick={() => turn(1)}>
              <span className={css['arrow']}>→</span>
            </Button>
          </>
        )}
        <p aria-live="polite" className={css['place']}>
          {words.place(index + 1, pictures.length, Math.round(scale * 100))}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work the picture that the buttons above work too */}
      <div
        ref={view}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={css['view']}
        onKeyDown={press}
        onDoubleClick={() => zoom(scale > 1 ? 1 : STEP * STEP)}
        {...fingers}
      >
        <Scaled picture={picture} scale={scale} />
      </div>
    </Dialog>
  );
}

/** The scale is set by the hand of the script: the page's policy allows no style in markup. */
function Scaled({ picture, scale }: { readonly picture: GalleryPicture; readonly scale: number }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => image.current?.style.setProperty('--scale', String(scale)), [scale]);
  const { src, srcSet, width, height, sizes } = picture.close;
  return (
    <img
      ref={image}
      className={css['picture']}
      alt={picture.alt}
      sizes={scale > 1 ? '200vw' : sizes}
      {...{ src, srcSet, width, height }}
    />
  );
}

type Finger = { readonly x: number; readonly y: number };

/** Two fingers drawn apart come closer; one finger moves what is larger than its frame, as the browser does it. */
function usePinch(scale: number, zoom: (scale: number) => void) {
  const view = useRef<HTMLDivElement>(null);
  const down = useRef(new Map<number, Finger>());
  const start = useRef({ distance: 0, scale: 1 });

  const touch = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    down.current.set(pointerId, { x: clientX, y: clientY });
    start.current = { distance: distanceOf(down.current), scale };
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (!down.current.has(pointerId)) return;
    down.current.set(pointerId, { x: clientX, y: clientY });
    const distance = distanceOf(down.current);
    if (down.current.size === 2 && start.current.distance > 0)
      zoom((start.current.scale * distance) / start.current.distance);
  };
  const lift = ({ pointerId }: PointerEvent): void => {
    down.current.delete(pointerId);
  };
  return {
    view,
    fingers: {
      onPointerDown: touch,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  };
}

function distanceOf(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = [...fingers.values()];
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
