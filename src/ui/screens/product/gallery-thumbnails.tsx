import { Picture } from '#ui/components/picture.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { GalleryPicture } from '#viewmodels/product/gallery-picture.ts';
import css from './gallery.module.css';

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly index: number;
  readonly onShow: (index: number) => void;
};

/** The small pictures, to choose from. */
export function GalleryThumbnails({ pictures, index, onShow }: Props) {
  const messages = useMessages(productMessages);
  return (
    <ul className={css['thumbnails']}>
      {pictures.map(({ path, small, video }, at) => (
        <li key={path}>
          <button
            type="button"
            aria-label={messages.showPicture(at + 1)}
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
