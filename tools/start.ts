import { existsSync } from 'node:fs';
import process from 'node:process';
import { isRedisUrl, redisSentence } from '#shared/open-redis.ts';
import { buildWhenNeeded } from './build/build-when-needed.ts';
import { startApi } from './processes/serve-api.ts';
import { isListening, isPortFree, type ServerChild, startServer } from './processes/serve-child.ts';
import { reachedAt, shopChildren } from './processes/shop-children.ts';

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
  const places = [
    { port: apiPort, host: reachedAt(process.env['API_HOST']) },
    { port, host: reachedAt(process.env['HOST']) },
  ];
  return run(children, places, `http://localhost:${port}`);
}

async function problemOf(name: string, port: number): Promise<string | null> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return `${name} must be a port number from 1 to 65535.`;
  if (await isPortFree(port)) return null;
  return `Port ${port} is taken. End the program that uses it, or choose another one with ${name}.`;
}

function startBoth(port: number, apiPort: number): readonly ServerChild[] {
  const { api, pages } = shopChildren(process.env, { port, apiPort }, { hasFile: existsSync('zari.config.json') });
  return [startApi(api), startServer({ name: 'the page server', script: 'dist/server/serve.js', ...pages })];
}

type Place = { readonly port: number; readonly host: string };

type Turn =
  | { readonly kind: 'open' | 'late' | 'told' }
  | { readonly kind: 'ended'; readonly name: string; readonly code: number | string };

/** Waits until all answer, says so, and ends all as soon as one ends or the process is told to. */
async function run(children: readonly ServerChild[], places: readonly Place[], address: string): Promise<number> {
  const told = new Promise<Turn>((resolve) => {
    process.once('SIGINT', () => resolve({ kind: 'told' }));
    process.once('SIGTERM', () => resolve({ kind: 'told' }));
  });
  const ended = Promise.race(children.map(endOf));
  const first = await Promise.race([openOrLate(places), told, ended]);
  if (first.kind === 'open') console.log(`The shop is open at ${address}\n${runsOn(process.env['REDIS_URL'])}`);
  const last = first.kind === 'open' ? await Promise.race([told, ended]) : first;
  await endAll(children);
  return codeOf(last);
}

/** A server that found the address wrong has ended by now, and said so. */
function runsOn(address: string | undefined): string {
  return redisSentence(address && isRedisUrl(address) ? address : undefined);
}

async function openOrLate(places: readonly Place[]): Promise<Turn> {
  const limit = AbortSignal.timeout(OPEN_WITHIN_MS);
  const answers = await Promise.all(places.map((place) => isListening(place.port, limit, place.host)));
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
