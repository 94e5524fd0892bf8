import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { filmAt } from '#api/demo/collection/films.ts';
import { pictureAt } from '#api/demo/collection/pictures.ts';
import { createMedia } from '#api/demo/media/demo-media.ts';
import { createMediaRoutes } from '#api/media/media-routes.ts';
import { answerFile } from '#app/server/answer-file.ts';
import { type Listening, listen } from '#app/server/listen.ts';
import { pageHeaders } from '#app/server/security-headers.ts';
import { readStaticFiles } from '#app/server/static-files.ts';
import { STATES_FOLDER } from './build-states.ts';

/** Where pictures that were drawn once are kept; the demo shop's own folder. */
export const PICTURES = 'data/pictures';

/** A picture of nothing, for where only the page around it counts. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

type Options = { readonly root: string; readonly port: number; readonly hasPictures: boolean };

/** Serves the built states under the shop's own security policy, with the pictures of the collection; 0 is any port. */
export async function serveStates({ root, port, hasPictures }: Options): Promise<Listening> {
  const folder = join(root, STATES_FOLDER);
  const files = readStaticFiles(folder);
  const shell = readFileSync(join(folder, 'states.html'), 'utf8');
  const common = pageHeaders({ publicOrigin: 'http://localhost', mediaBase: '' });
  const app = new Hono();
  if (!hasPictures) app.get('/img/*', (context) => context.body(PIXEL, 200, { 'content-type': 'image/gif' }));
  app.route('/', createMediaRoutes(createMedia({ cacheFolder: join(root, PICTURES), pictureAt, filmAt })));
  app.get('/__states/*', (context) => context.html(shell, 200, { ...common }));
  app.get('*', ({ req }) => {
    const file = files.get(req.path);
    return file ? answerFile(req.raw, file, common) : new Response(null, { status: 204 });
  });
  return listen(getRequestListener(app.fetch), { port });
}
