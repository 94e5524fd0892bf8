import process from 'node:process';
import { buildWhenNeeded } from './build-when-needed.ts';
import { pageServerEnvironment } from './page-server-environment.ts';
import { startApi } from './serve-api.ts';
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
  const children = startBoth(port, apiPort, process.env['SHOP_MODE'] === 'production' ? 'shown' : 'hidden');
  return run(children, [apiPort, port], `http://localhost:${port}`);
}

async function problemOf(name: string, port: number): Promise<string | null> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return `${name} must be a port number from 1 to 65535.`;
  if (await isPortFree(port)) return null;
  return `Port ${port} is taken. End the program that uses it, or choose another one with ${name}.`;
}

/** What the servers of a real shop log is kept by whoever keeps this process's output. */
function startBoth(port: number, apiPort: number, log: 'shown' | 'hidden'): readonly ServerChild[] {
  const api = startApi({
    log,
    environment: {
      API_PORT: String(apiPort),
      PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`,
    },
  });
  const pages = startServer({
    name: 'the page server',
    script: 'dist/server/serve.js',
    log,
    environment: { ...pageServerEnvironment(process.env), PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` },
  });
  return [api, pages];
}

type Turn =
  | { readonly kind: 'open' | 'late' | 'told' }
  | { readonly kind: 'ended'; readonly name: string; readonly code: number | string };

/** Waits until all answer, says so, and ends all as soon as one ends or the process is told to. */
async function run(children: readonly ServerChild[], ports: readonly number[], address: string): Promise<number> {
  const told = new Promise<Turn>((resolve) => {
    process.once('SIGINT', () => resolve({ kind: 'told' }));
    process.once('SIGTERM', () => resolve({ kind: 'told' }));
  });
  const ended = Promise.race(children.map(endOf));
  const first = await Promise.race([openOrLate(ports), told, ended]);
  if (first.kind === 'open') console.log(`The shop is open at ${address}`);
  const last = first.kind === 'open' ? await Promise.race([told, ended]) : first;
  await endAll(children);
  return codeOf(last);
}

async function openOrLate(ports: readonly number[]): Promise<Turn> {
  const limit = AbortSignal.timeout(OPEN_WITHIN_MS);
  const answers = await Promise.all(ports.map((port) => isListening(port, limit)));
  return { kind: answers.every(Boolean) ? 'open' : 'late' };
}

async function endOf({ name, ended }: ServerChild): Promise<Turn> {
  return { kind: 'ended', name, code: await ended };
}

function codeOf(turn: Turn): number {
  if (turn.kind === 'late') return refused('The shop has ended, because it did not open within two minutes.');
  return turn.kind === 'ended' ? refused(`The shop has ended, because ${turn.name} has ended (${turn.code}).`) : 0;
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
