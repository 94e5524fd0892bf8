import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { answerFile } from '#app/server/answer-file.ts';
import { type Listening, listen } from '#app/server/listen.ts';
import { pageHeaders } from '#app/server/security-headers.ts';
import { readStaticFiles } from '#app/server/static-files.ts';
import { pictureAt } from '#reference-api/demo/pictures.ts';
import { createMedia } from '#reference-api/media/media.ts';
import { createMediaRoutes } from '#reference-api/media/media-routes.ts';
import { STATES_FOLDER } from './build-states.ts';

/** Where pictures that were drawn once are kept; the demo shop's own folder. */
const PICTURES = 'data/pictures';

/** Serves the built states under the shop's own security policy, with the pictures of the collection; 0 is any port. */
export async function serveStates(root: string, port: number): Promise<Listening> {
  const folder = join(root, STATES_FOLDER);
  const files = readStaticFiles(folder);
  const shell = readFileSync(join(folder, 'states.html'), 'utf8');
  const common = pageHeaders({ publicOrigin: 'http://localhost', mediaBase: '' });
  const app = new Hono();
  app.route('/', createMediaRoutes(createMedia({ cacheFolder: join(root, PICTURES), pictureAt })));
  app.get('/__states/*', (context) => context.html(shell, 200, { ...common }));
  app.get('*', ({ req }) => {
    const file = files.get(req.path);
    return file ? answerFile(req.raw, file, common) : new Response(null, { status: 204 });
  });
  return listen(getRequestListener(app.fetch), port);
}
