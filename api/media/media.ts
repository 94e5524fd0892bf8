import type { Frame, PictureSize } from './sizes.ts';

/** Smallest file first: what a browser gets when it takes several. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export type Bytes = Uint8Array<ArrayBuffer>;

/** `accepts` are the formats that the asker reads besides JPEG, which everybody does. */
export type PictureRequest = {
  readonly path: string;
  readonly size: Frame;
  readonly accepts: ReadonlySet<PictureFormat>;
};

/** A stand-in is what was there while the picture was late: nobody may keep it in its place. */
export type Picture = { readonly format: PictureFormat; readonly bytes: Bytes; readonly isStandIn?: true };

export interface Films {
  /** WebM without sound, made now unless it was made before; null where there is no film. */
  film(name: string): Promise<Bytes | null>;
  /** What the film shows, in words, as WebVTT; null where there is no film. */
  captions(name: string): string | null;
  /** Makes films ahead, behind those that somebody waits for. */
  warmFilms(names: readonly string[], signal?: AbortSignal): Promise<void>;
}

/** The pictures and films of a shop. */
export interface Media extends Films {
  /**
   * The picture in the best format at hand, made now unless it was made before; null where there is nothing at the
   * path. AVIF takes too long to wait for: it is made after the first request and answered from then on.
   */
  picture(request: PictureRequest): Promise<Picture | null>;
  /** Makes pictures ahead, one after the other, behind everything a shopper waits for. Unknown paths, and what takes too long, are passed over. */
  warm(paths: readonly string[], size: PictureSize, signal?: AbortSignal): Promise<void>;
}
