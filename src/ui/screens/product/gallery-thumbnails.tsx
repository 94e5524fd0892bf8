import { Picture } from '#ui/components/picture.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { GalleryPicture } from '#viewmodels/product/gallery-picture.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import css from './gallery.module.css';

type Props = {
  readonly pictures: readonly GalleryPicture[];
  readonly index: number;
  readonly onShow: (index: number) => void;
};

/** The small pictures, to choose from. */
export function GalleryThumbnails({ pictures, index, onShow }: Props) {
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
