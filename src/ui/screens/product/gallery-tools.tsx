import { SaidWhenChanged } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { Autoplay } from '#ui/hooks/use-autoplay.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { GalleryPicture } from '#viewmodels/product/gallery-picture.ts';
import css from './gallery.module.css';

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly index: number;
  readonly play: Autoplay;
  readonly onZoom: () => void;
};

/** To step through the pictures, to have them stop or go on, and to look at one closely. */
export function GalleryTools({ pictures, index, play, onZoom }: Props) {
  const messages = useMessages(productMessages);
  return (
    <>
      {pictures.length > 1 && (
        <Steps count={pictures.length} index={index} isPlaying={play.isPlaying} onShow={play.byHand} />
      )}
      {play.canPlay && (
        <IconButton
          label={play.isPlaying ? messages.pause : messages.play}
          path={play.isPlaying ? 'M9 6v12M15 6v12' : 'm9 6 9 6-9 6Z'}
          onPress={play.toggle}
        />
      )}
      {pictures[index]?.large.src && (
        <IconButton
          label={messages.zoom}
          path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11 5 5M10.5 7.5v6m-3-3h6"
          onPress={onZoom}
        />
      )}
    </>
  );
}

type StepProps = {
  readonly count: number;
  readonly index: number;
  /** Pictures that go on by themselves are not said. */
  readonly isPlaying: boolean;
  readonly onShow: (index: number) => void;
};

function Steps({ count, index, isPlaying, onShow }: StepProps) {
  const messages = useMessages(productMessages);
  const place = messages.pictureOf(index + 1, count);
  return (
    <>
      <IconButton
        label={messages.previousPicture}
        path="m15 5-7 7 7 7"
        isDirected
        onPress={() => onShow((index + count - 1) % count)}
      />
      <p className={css['count']}>{place}</p>
      <SaidWhenChanged text={isPlaying ? '' : place} />
      <IconButton
        label={messages.nextPicture}
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
