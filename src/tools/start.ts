import process from 'node:process';
import { buildWhenNeeded } from './build-when-needed.ts';
import { isListening, isPortFree, type ServerChild, startServer } from './serve-child.ts';

const OPEN_WITHIN_MS = 120_000; // the first start fills the database and draws pictures
const END_WITHIN_MS = 8_000;

/** `npm start`: builds what has changed, starts the API and the page server, and ends both together. */
async function start(): Promise<number> {
  const port = Number(process.env['PORT'] || 3000);
  const apiPort = Number(process.env['API_PORT'] || 8080);
  const problem = (await problemOf('PORT', port)) ?? (await problemOf('API_PORT', apiPort));
  if (problem !== null) return refused(problem);
  if (!buildWhenNeeded()) return refused('The shop could not be built; the reason stands above.');
  const children = startBoth(port, apiPort);
  return run(children, [apiPort, port], `The shop is open at http://localhost:${port}`);
}

async function problemOf(name: string, port: number): Promise<string | null> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return `${name} must be a port number from 1 to 65535.`;
  if (await isPortFree(port)) return null;
  return `Port ${port} is taken. End the program that uses it, or choose another one with ${name}.`;
}

function startBoth(port: number, apiPort: number): readonly ServerChild[] {
  const api = startServer({
    name: 'the API',
    script: 'src/reference-api/main.ts',
    environment: { API_PORT: String(apiPort) },
  });
  const pages = startServer({
    name: 'the page server',
    script: 'dist/server/serve.js',
    environment: { PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` },
  });
  return [api, pages];
}

/** Waits until all answer, says so, and ends all as soon as one ends or the process is told to. */
async function run(children: readonly ServerChild[], ports: readonly number[], open: string): Promise<number> {
  const waiting = new AbortController();
  const told = new Promise<null>((resolve) => {
    process.once('SIGINT', () => resolve(null));
    process.once('SIGTERM', () => resolve(null));
  });
  const oneEnded = Promise.race(children.map(async (child) => ({ name: child.name, code: await child.ended })));
  const limit = AbortSignal.any([waiting.signal, AbortSignal.timeout(OPEN_WITHIN_MS)]);
  void Promise.all(ports.map((port) => isListening(port, limit))).then((answers) => {
    if (answers.every(Boolean)) console.log(open);
  });
  const end = await Promise.race([told, oneEnded]);
  waiting.abort();
  await endAll(children);
  return end === null ? 0 : refused(`The shop has ended, because ${end.name} has ended (${end.code}).`);
}

async function endAll(children: readonly ServerChild[]): Promise<void> {
  for (const { end } of children) end();
  const late = new Promise((resolve) => setTimeout(resolve, END_WITHIN_MS).unref());
  await Promise.race([Promise.all(children.map(({ ended }) => ended)), late]);
}

function refused(sentence: string): number {
  console.error(sentence);
  return 1;
}

process.exit(await start());
