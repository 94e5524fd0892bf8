import { hasPicture, type Product } from '#domain/catalog/product.ts';
import { type BannerSource, bannerSource, type PictureSource, pictureSource } from '../shared/picture.ts';

/** What a product shows besides its gallery; null where there is nothing. */
export type EditorialImages = { readonly worn: PictureSource | null; readonly banner: BannerSource | null };

/** CAT-015 */
export function editorialImagesOf({ celebrityImage, banner }: Product, mediaBase: string): EditorialImages {
  return {
    worn: hasPicture(celebrityImage) ? pictureSource(celebrityImage, 'celebrity', mediaBase) : null,
    banner: hasPicture(banner) ? bannerSource(banner, '', mediaBase) : null,
  };
}
