import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { enableStaticRendering } from 'mobx-react-lite';
import { createShop } from '#composition/visit.ts';
import type { BuiltAssets } from './built-assets.ts';
import { createPageShelf } from './page-shelf.ts';
import { pageChunks } from './routes.ts';
import { createRenderPage } from './server/render-page.tsx';

enableStaticRendering(true);
const render = createRenderPage({
  shelf: createPageShelf(pageChunks),
  assets: JSON.parse(readFileSync('dist/assets.json', 'utf8')) as BuiltAssets,
  config: {},
  sharedAreas: [],
  openVisit: () =>
    createShop().openVisit({
      createCell: (value) => {
        let now = value;
        return {
          get: () => now,
          update: (change) => {
            now = change(now);
          },
        };
      },
    }),
});
const app = new Hono();
app.use('*', async (c, next) => {
  await next();
  c.header(
    'content-security-policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'",
  );
});
app.use('/static/*', serveStatic({ root: 'dist/web', precompressed: true }));
app.use('/favicon.svg', serveStatic({ root: 'dist/web' }));
app.use('/manifest.webmanifest', serveStatic({ root: 'dist/web' }));
app.get('*', async (c) => {
  const page = await render(c.req.path, c.req.raw.signal);
  return page.kind === 'moved' ? c.redirect(page.to) : c.html(page.html, page.status as 200);
});
createServer(getRequestListener(app.fetch)).listen(Number(process.env['PORT'] ?? 3000));
