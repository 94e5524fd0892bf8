import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { processEnvironment } from '#api/process/process-environment.ts';
import { untilAnswers } from '#shared/waiting/until-answers.ts';
import { freePort } from '../processes/free-port.ts';
import { PLENTY_SOON } from './api-process.ts';
import { fillAsOpened } from './opened-shop.ts';

/** Of the page server, beside its usual ones, as its environment has them. */
type Settings = Readonly<Record<string, string>>;

/** The two processes of the built shop on this machine, over a data folder of their own. */
export type ShopProcesses = {
  /** Where shoppers reach it. */
  readonly origin: string;
  readonly apiOrigin: string;
  /** Resolves when both answer; a page server of other settings makes way. */
  readonly start: (settings?: Settings) => Promise<void>;
  /** A page server of another build makes way for the present one: the same code, and a worker that says something else. */
  readonly deploy: () => Promise<void>;
  /** Has the page server ask the catalog anew, which it remembers for a while. */
  readonly forgetCatalog: () => void;
  /** Ends them as a power cut would: no process hears of it. */
  readonly kill: (which?: 'both' | 'api' | 'pages') => Promise<void>;
  /** Ends what still runs and forgets the data. */
  readonly close: () => Promise<void>;
};

type Place = {
  /** Opens what stands between shoppers and the page server at this port; answers with the port where they reach it. */
  readonly openBefore?: (port: number) => Promise<number>;
};

export async function createShopProcesses({ openBefore }: Place = {}): Promise<ShopProcesses> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zari-journeys-'));
  const [apiPort, port] = await Promise.all([freePort(), freePort(), fillAsOpened(dataDir)]);
  const [apiOrigin, ownOrigin] = [`http://127.0.0.1:${apiPort}`, `http://localhost:${port}`];
  const origin = openBefore ? `http://localhost:${await openBefore(port)}` : ownOrigin;
  const pair = createPair({ dataDir, apiPort, port, apiOrigin, ownOrigin, origin });
  const builds: string[] = [];

  return {
    origin,
    apiOrigin,
    start: (further = {}) => pair.start(further, 'dist'),
    async deploy() {
      const next = await otherBuild();
      builds.push(next);
      await pair.restart(next);
    },
    forgetCatalog: pair.forgetCatalog,
    kill: pair.kill,
    async close() {
      await pair.kill();
      for (const folder of [dataDir, ...builds]) await rm(folder, { recursive: true, force: true });
    },
  };
}

type Addresses = {
  readonly dataDir: string;
  readonly apiPort: number;
  readonly port: number;
  readonly apiOrigin: string;
  /** Of the page server, whatever stands before it. */
  readonly ownOrigin: string;
  readonly origin: string;
};

/** Both processes, of which one may run without the other. */
function createPair(addresses: Addresses) {
  let api: Running | null = null;
  let pages: Running | null = null;
  let pagesAre: Settings = {};
  let build = 'dist';
  process.once('exit', () => {
    for (const running of [api, pages]) running?.child.kill('SIGKILL'); // also after a defect
  });

  return {
    start,
    restart: (wanted: string) => start(pagesAre, wanted),
    forgetCatalog: () => void pages?.child.kill('SIGUSR2'),
    kill,
  };

  async function start(further: Settings, wanted: string): Promise<void> {
    if (pages && (wanted !== build || JSON.stringify(further) !== JSON.stringify(pagesAre))) await kill('pages');
    [pagesAre, build] = [further, wanted];
    api ??= runApi(addresses);
    pages ??= runPages(addresses, build, further);
    await Promise.all([
      untilAnswers(`${addresses.apiOrigin}/workbench/orders?count`, [api.child], api.said),
      untilAnswers(`${addresses.ownOrigin}/healthz`, [pages.child], pages.said),
    ]);
  }

  async function kill(which: 'both' | 'api' | 'pages' = 'both'): Promise<void> {
    if (which !== 'pages') {
      await killed(api?.child);
      api = null;
    }
    if (which !== 'api') {
      await killed(pages?.child);
      pages = null;
    }
  }
}

/** What the store views are called that a shop of these processes may open. */
const STORE_CODES = 'de,it,uk';

function runApi({ dataDir, apiPort, origin }: Addresses): Running {
  const ports = { API_PORT: String(apiPort), PUBLIC_ORIGIN: origin };
  const settings = { ...ports, ...PLENTY_SOON, DATA_DIR: dataDir, STORE_CODES, WORKBENCH: '1' };
  return run('api/demo/main.ts', processEnvironment({ ...process.env, ...settings }));
}

function runPages({ port, origin, apiOrigin }: Addresses, build: string, further: Settings): Running {
  const settings = { PORT: String(port), PUBLIC_ORIGIN: origin, API_URL: apiOrigin, ...patience, ...further };
  return run(`${build}/server/serve.js`, { ...process.env, ...settings });
}

/** A copy of the build in a folder of its own; what it compressed of the worker before is no more what it says. */
async function otherBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-build-'));
  const isKept = (path: string): boolean => !/service-worker\.js\.(br|gz)$/.test(path);
  for (const part of ['server', 'web', 'assets.json'])
    await cp(join('dist', part), join(folder, part), { recursive: true, filter: isKept });
  for (const part of ['node_modules', 'package.json']) await symlink(resolve(part), join(folder, part));
  await appendFile(join(folder, 'web/service-worker.js'), `\n// ${folder}\n`);
  return folder;
}

/** How long a page of these journeys waits for the catalog. */
export const SERVER_TIMEOUT_MS = 5_000;

/** A machine that does much else may keep a page waiting for its disk or its data; that is no fault of the shop. */
const patience = { ZARI__storage__patience: '100', ZARI__search__serverTimeout: String(SERVER_TIMEOUT_MS) };

/** A process, and what it complained of so far. */
type Running = { readonly child: ChildProcess; readonly said: () => string };

function run(script: string, environment: NodeJS.ProcessEnv): Running {
  const env = { ...environment, NODE_ENV: 'production', SHOP_MODE: 'demo' };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (words) => {
    said += words;
  });
  return { child, said: () => said };
}

async function killed(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
