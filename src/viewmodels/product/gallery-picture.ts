import { picturesShowing } from '#domain/catalog/gallery-pictures.ts';
import type { Picture, Product, Variant } from '#domain/catalog/product.ts';
import { type PictureSource, pictureSource } from '../shared/picture.ts';
import { type VideoSource, videoSource } from './video-source.ts';

/** A picture of the gallery with its small one. */
export type GalleryPicture = {
  readonly path: string;
  readonly alt: string;
  readonly large: PictureSource;
  readonly small: PictureSource;
  /** For a close look. */
  readonly close: PictureSource;
  /** The film it stands for; null for most. */
  readonly video: VideoSource | null;
};

/**
 * The pictures that show a variant of a product, its own first, so that the right one is seen before any script runs. A
 * product without any has the placeholder (CAT-097, CAT-105).
 */
export function galleryPictures(
  product: Product,
  variant: Variant | null,
  mediaBase: string,
): readonly GalleryPicture[] {
  const pictures = picturesShowing(product, variant);
  const at = Math.max(0, indexOfPicture(pictures, variant));
  const ordered = [...pictures.slice(at), ...pictures.slice(0, at)];
  const shown: readonly Picture[] = ordered.length > 0 ? ordered : [{ path: '', alt: product.name }];
  return shown.map(({ path, alt, video }) => ({
    ...picturedAt(path, mediaBase),
    alt: alt || product.name,
    video: video ? videoSource(video, mediaBase) : null,
  }));
}

/** A path in the sizes that a gallery shows it in. */
export function picturedAt(
  path: string,
  mediaBase: string,
): Pick<GalleryPicture, 'path' | 'large' | 'small' | 'close'> {
  return {
    path,
    large: pictureSource(path, 'gallery', mediaBase),
    small: pictureSource(path, 'thumbnail', mediaBase),
    close: pictureSource(path, 'zoom', mediaBase),
  };
}

/** Where the variant's own picture is; -1 when it has none here. */
export function indexOfPicture(pictures: readonly Pick<Picture, 'path'>[], variant: Variant | null): number {
  return pictures.findIndex(({ path }) => path === variant?.image);
}
