import type { WireProduct, WireVideo } from '#adapters/wire/parse-product.ts';
import type { Picture, Product, Video } from '#domain/catalog/product.ts';
import { parseUrl } from '#domain/shared/parse-url.ts';
import { isPageLink } from './web-address.ts';

type Wire = Pick<WireProduct, 'media_gallery' | 'video_url' | 'image' | 'name'>;

/** The pictures in their order, some with a film; a product's own film goes with its first picture (CAT-008, CAT-009). */
export function galleryOf({ media_gallery, video_url, image, name }: Wire): Product['gallery'] {
  const pictures = media_gallery.items
    .toSorted((a, b) => a.position - b.position)
    .map(({ image, label, video, color }) => {
      const picture = { path: image, alt: label || name, ...(color !== null && { color }) };
      return withVideo(picture, video && videoOf(video, name));
    });
  const own = video_url === null ? null : videoOf({ url: video_url, title: '', type: null, captions: null }, name);
  if (own === null || pictures.some(({ video }) => video !== undefined)) return pictures;
  const [first = { path: image, alt: name }, ...others] = pictures;
  return [withVideo(first, own), ...others];
}

function withVideo(picture: Picture, video: Video | null): Picture {
  return video === null ? picture : { ...picture, video };
}

const ELSEWHERE = /(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com)$/;

/** Null for an address that leads nowhere, or would run something. */
function videoOf({ url, title, type, captions }: WireVideo, name: string): Video | null {
  if (!isPageLink(url)) return null;
  const isPage = type === 'youtube' || type === 'vimeo' || ELSEWHERE.test(hostOf(url));
  return {
    url,
    title: title || name,
    captions: captions !== null && isPageLink(captions) ? captions : null,
    kind: isPage ? 'page' : 'file',
  };
}

function hostOf(url: string): string {
  return parseUrl(url)?.hostname ?? '';
}
