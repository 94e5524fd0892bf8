import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '#ui/components/dialog.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { zoomMessages } from '#viewmodels/messages/zoom/en.ts';
import type { GalleryPicture } from '#viewmodels/product/gallery-picture.ts';
import { usePinch } from './use-pinch.ts';
import css from './zoom-dialog.module.css';
import { ZoomTools } from './zoom-tools.tsx';

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
  const messages = useMessages(zoomMessages);
  const [scale, setScale] = useState(1);
  const zoom = (next: number): void => setScale(Math.min(CLOSEST, Math.max(1, next)));
  const fingers = usePinch(scale, zoom);
  const turn = (by: number): void => {
    setScale(1);
    onShow((index + pictures.length + by) % pictures.length);
  };
  const hand = { onCloser: () => zoom(scale * STEP), onFarther: () => zoom(scale / STEP), onTurn: turn };
  const press = ({ key }: KeyboardEvent): void => {
    if (key === '+' || key === '=') hand.onCloser();
    if (key === '-') hand.onFarther();
    if (key === '0') zoom(1);
    if (key === 'ArrowLeft' && scale === 1) turn(-1);
    if (key === 'ArrowRight' && scale === 1) turn(1);
  };
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} heading={messages.zoom} place="whole">
      <ZoomTools
        {...hand}
        place={messages.place(index + 1, pictures.length, Math.round(scale * 100))}
        canTurn={pictures.length > 1}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work the picture that the buttons above work too */}
      <div
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

/** The scale is set by script, since the page's security policy allows no style in markup. */
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
