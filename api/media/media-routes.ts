import { type Context, Hono } from 'hono';
import { rangeOf } from './byte-range.ts';
import { type Bytes, type Media, PICTURE_FORMATS, type PictureFormat } from './media.ts';
import { sizeOf } from './sizes.ts';

const FILM = '/img/film/:path{.+}';
const PATTERN = '/img/:width/:height/resize/:path{.+}';

/** Letters, digits, and a dot only between them: no encoded characters, no way up. */
const SAFE_PATH = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+(?:\.[a-z0-9]+)?$/i;

const FILM_NAME = /^(.+)\.(webm|vtt)$/;

/** Pictures never change at their address, and nothing in them may run. Source: security, image resizer. */
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Players of other origins read captions only where they may. */
const FILM_HEADERS = { ...PICTURE_HEADERS, vary: 'Origin', 'access-control-allow-origin': '*' } as const;

const refused = (context: Context, code: 404 | 405, result: string): Response =>
  context.json({ code, result }, code, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });

/** Formats that a browser names; a wildcard stands for what every browser reads. */
const acceptedBy = (accept = ''): ReadonlySet<PictureFormat> =>
  new Set(PICTURE_FORMATS.filter((format) => accept.includes(`image/${format}`)));

/** What follows a part of the path, as it was sent: decoded text would hide a slash or a dot. */
const pathAfter = (part: string, context: Context): string => {
  const { pathname } = new URL(context.req.url);
  return pathname.slice(pathname.indexOf(part) + part.length).replace(/^\/+/, '');
};

/** A film, or the part of it that a player asks for: some play only what they can jump about in. */
const answerFilm = (context: Context, film: Bytes): Response => {
  const headers = { ...FILM_HEADERS, 'content-type': 'video/webm', 'accept-ranges': 'bytes' };
  const range = rangeOf(context.req.header('range'), film.length);
  const whole = `bytes */${film.length}`;
  if (range === 'outside') return context.body(null, 416, { ...headers, 'content-range': whole });
  if (range === null) return context.body(film, 200, { ...headers, 'content-length': String(film.length) });
  const { first, last } = range;
  return context.body(film.slice(first, last + 1), 206, {
    ...headers,
    'content-length': String(last + 1 - first),
    'content-range': `bytes ${first}-${last}/${film.length}`,
  });
};

/**
 * `/img/{width}/{height}/resize/{path}`: a picture in a listed size as AVIF, WebP or JPEG. `/img/film/{name}.webm`: a
 * film, `/img/film/{name}.vtt`: its captions. Else 404.
 */
export function createMediaRoutes(media: Media): Hono {
  const app = new Hono();
  app.get(PATTERN, async (context) => {
    const size = sizeOf(context.req.param('width'), context.req.param('height'));
    const path = pathAfter('/resize/', context);
    if (size === null || !SAFE_PATH.test(path)) return refused(context, 404, 'Not found');
    const picture = await media.picture({ path, size, accepts: acceptedBy(context.req.header('accept')) });
    if (picture === null) return refused(context, 404, 'Not found');
    return context.body(picture.bytes, 200, {
      ...PICTURE_HEADERS,
      ...(picture.isStandIn ? { 'cache-control': 'no-store' } : {}),
      'content-type': `image/${picture.format}`,
      'content-length': String(picture.bytes.byteLength),
    });
  });
  app.get(FILM, async (context) => {
    const path = pathAfter('/film/', context);
    const [, name = '', ending] = (SAFE_PATH.test(path) && FILM_NAME.exec(path)) || [];
    if (ending === 'webm') {
      const film = await media.film(name);
      if (film !== null) return answerFilm(context, film);
    }
    const captions = ending === 'vtt' ? media.captions(name) : null;
    if (captions === null) return refused(context, 404, 'Not found');
    return context.body(captions, 200, { ...FILM_HEADERS, 'content-type': 'text/vtt; charset=utf-8' });
  });
  for (const pattern of [FILM, PATTERN]) {
    app.all(pattern, (context) => {
      context.header('allow', 'GET, HEAD');
      return refused(context, 405, 'Method not allowed');
    });
  }
  app.notFound((context) => refused(context, 404, 'Not found'));
  return app;
}
