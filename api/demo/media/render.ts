import sharp, { type Sharp } from 'sharp';
import type { PictureFormat } from '#api/media/media.ts';
import { Unavailable } from '#api/process/unavailable.ts';

/** Effort 2: a third faster than the default of 4 for the same size of file. */
const WEBP = { quality: 82, effort: 2 } as const;
const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const;
/** A quarter smaller than WebP at the same look, for eight times its work. */
const AVIF = { quality: 60, effort: 2 } as const;

/** Source: security, section 10. */
const MOST_PIXELS = 40_000_000;

export type Render = (svg: string, format: PictureFormat, mostMs: number) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Turns SVG text into a picture of the size it is drawn at. One core each: two pictures at once use both. Nothing but
 * the pixels is written. Rejects with Unavailable when it takes longer than `mostMs`, in whole seconds by the clock of the
 * encoder: work that nobody waits for any more (media.ts) ends by itself. It looks at its clock while it draws; what is
 * drawn by then is written.
 */
export const render: Render = async (svg, format, mostMs) => {
  sharp.concurrency(1);
  const seconds = Math.ceil(mostMs / 1_000);
  const drawing = sharp(Buffer.from(svg), { limitInputPixels: MOST_PIXELS }).flatten({ background: '#f1e9dd' });
  const begin = performance.now();
  try {
    return new Uint8Array(await encoded(drawing, format).timeout({ seconds }).toBuffer());
  } catch (error) {
    throw whyNot(error, performance.now() - begin >= seconds * 1_000);
  }
};

/**
 * What fails after its time is over failed for lack of it, a matter of this moment; every other fault stays what it is.
 * The encoder's words tell nothing: all pictures of the process write into one list of errors, and whichever ends empties
 * it, so that the others read half of their reason, nothing, or somebody else's.
 */
export const whyNot = (error: unknown, isTimeOver: boolean): unknown =>
  isTimeOver ? new Unavailable('It takes too long.') : error;

const encoded = (drawing: Sharp, format: PictureFormat): Sharp => {
  switch (format) {
    case 'avif':
      return drawing.avif(AVIF);
    case 'webp':
      return drawing.webp(WEBP);
    case 'jpeg':
      return drawing.jpeg(JPEG);
  }
};
