import { type Context, Hono } from 'hono';
import type { Media } from './media.ts';
import { PICTURE_FORMATS, type PictureFormat } from './render.ts';
import { sizeOf } from './sizes.ts';

const PATTERN = '/img/:width/:height/resize/:path{.+}';

/** Letters, digits, and a dot only between them: no encoded characters, no way up. */
const SAFE_PATH = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+(?:\.[a-z0-9]+)?$/i;

/** Pictures never change at their address, and nothing in them may run. Source: security, image resizer. */
const PICTURE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const refused = (context: Context, code: 404 | 405, result: string): Response =>
  context.json({ code, result }, code, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });

/** Formats that a browser names; a wildcard stands for what every browser reads. */
const acceptedBy = (accept = ''): ReadonlySet<PictureFormat> =>
  new Set(PICTURE_FORMATS.filter((format) => accept.includes(`image/${format}`)));

/** What follows `/resize/`, as it was sent: decoded text would hide a slash or a dot. */
const pathOf = (context: Context): string => {
  const { pathname } = new URL(context.req.url);
  return pathname.slice(pathname.indexOf('/resize/') + '/resize/'.length).replace(/^\/+/, '');
};

/** `/img/{width}/{height}/resize/{path}`: a picture in a listed size as AVIF, WebP or JPEG, else 404. */
export function createMediaRoutes(media: Media): Hono {
  const app = new Hono();
  app.get(PATTERN, async (context) => {
    const size = sizeOf(context.req.param('width'), context.req.param('height'));
    const path = pathOf(context);
    if (size === null || !SAFE_PATH.test(path)) return refused(context, 404, 'Not found');
    const picture = await media.picture({ path, size, accepts: acceptedBy(context.req.header('accept')) });
    if (picture === null) return refused(context, 404, 'Not found');
    return context.body(picture.bytes, 200, {
      ...PICTURE_HEADERS,
      'content-type': `image/${picture.format}`,
      'content-length': String(picture.bytes.byteLength),
    });
  });
  app.all(PATTERN, (context) => {
    context.header('allow', 'GET, HEAD');
    return refused(context, 405, 'Method not allowed');
  });
  app.notFound((context) => refused(context, 404, 'Not found'));
  return app;
}
