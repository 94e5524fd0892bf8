import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { createRsbuild } from '@rsbuild/core';
import { DEV_FOLDER, devConfig } from './dev/dev-config.ts';
import { createFrontDoor } from './dev/front-door.ts';
import { createPageServer } from './dev/page-server.ts';
import { startApi } from './processes/serve-api.ts';
import { isPortFree } from './processes/serve-child.ts';

const SERVER = `${DEV_FOLDER}/server`;

/**
 * `npm run dev`: pages from the server, changes in the browser without a reload, the API beside it, and every state of
 * every screen at /__states/. Ctrl-C ends all.
 */
async function develop(port: number, apiPort: number): Promise<void> {
  const origin = `http://localhost:${port}`;
  const api = startApi({ environment: { API_PORT: String(apiPort), PUBLIC_ORIGIN: origin } });
  const pages = createPageServer({
    script: `${SERVER}/serve.js`,
    environment: { API_URL: `http://127.0.0.1:${apiPort}`, PUBLIC_ORIGIN: origin },
  });
  let served = '';
  const onBuilt = (): void => {
    const built = digestOf(SERVER);
    if (built !== served) pages.restart();
    served = built;
  };
  const rsbuild = await createRsbuild({
    config: devConfig({
      port,
      onBuilt,
      createFrontDoor: (states) => createFrontDoor({ pageServer: pages.port, states }),
    }),
  });
  const { server } = await rsbuild.startDevServer();
  const end = async (): Promise<void> => {
    pages.end();
    api.end();
    await Promise.race([Promise.all([server.close(), api.ended]), new Promise((late) => setTimeout(late, END_MS))]);
    process.exit(0);
  };
  process.once('SIGINT', () => void end());
  process.once('SIGTERM', () => void end());
  await pages.port();
  console.log(`The shop is open at ${origin}, its states at ${origin}/__states/`);
}

/** Changes with the code of the page server, whichever of its files it lies in. */
function digestOf(folder: string): string {
  const hash = createHash('sha1');
  for (const file of globSync(`${folder}/**/*.js`).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

const END_MS = 5_000;
const [port, apiPort] = [Number(process.env['PORT'] || 3000), Number(process.env['API_PORT'] || 8080)];
for (const each of [port, apiPort]) {
  if (await isPortFree(each)) continue;
  console.error(`Port ${each} is taken. Choose others with PORT and API_PORT.`);
  process.exit(1);
}
await develop(port, apiPort);
