import type { Video } from '#domain/catalog/product.ts';

/** A film ready to show. */
export type VideoSource = {
  readonly src: string;
  readonly title: string;
  /** Address of the captions; null when there are none. */
  readonly captions: string | null;
  /** To be seen on another site. */
  readonly isElsewhere: boolean;
};

export function videoSource({ url, title, captions, kind }: Video, mediaBase: string): VideoSource {
  return {
    src: placedAt(url, mediaBase),
    title,
    captions: captions && placedAt(captions, mediaBase),
    isElsewhere: kind === 'page',
  };
}

const PICTURES = '/img/';

/** A film among the shop's pictures is asked for where the pictures are, whatever host its address names. */
function placedAt(url: string, mediaBase: string): string {
  const { pathname, search } = new URL(url, 'https://shop.invalid');
  return pathname.startsWith(PICTURES) ? `${mediaBase}${pathname}${search}` : url;
}
