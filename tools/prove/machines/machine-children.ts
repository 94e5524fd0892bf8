import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { processEnvironment } from '#api/process/process-environment.ts';
import { untilAnswers } from '#shared/waiting/until-answers.ts';
import { pageServerEnvironment } from '../../processes/page-server-environment.ts';
import { PLENTY_SOON } from '../../workbench/api-process.ts';

/** A process of the shop that is ended and started again. */
export type MachineChild = {
  readonly name: string;
  start(): Promise<void>;
  /** Ends it and starts it anew; resolves when it answers again. */
  again(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  kill(): Promise<void>;
};

type Wanted = {
  readonly name: string;
  readonly script: string;
  readonly environment: NodeJS.ProcessEnv;
  /** An address that it answers well once it is there. */
  readonly sign: string;
};

export type Where = {
  readonly origin: string;
  /** Where page servers reach the API. */
  readonly apiUrl: string;
  readonly database: string;
  /** What all of them share; null where each is on its own. */
  readonly redis: string | null;
};

export function apiChild(port: number, { origin, database, redis }: Where, dataDir: string): MachineChild {
  const own = {
    ...{ API_PORT: String(port), PUBLIC_ORIGIN: origin, DATABASE_URL: database, DATA_DIR: dataDir },
    ...sharing(redis),
  };
  return createChild({
    name: `API ${port}`,
    script: 'api/demo/main.ts',
    environment: processEnvironment({ ...process.env, ...PLENTY_SOON, ...own, WORKBENCH: '1' }),
    sign: `http://127.0.0.1:${port}/workbench/orders?count`,
  });
}

export function pagesChild(port: number, { origin, apiUrl, redis }: Where): MachineChild {
  const own = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_ORIGIN: origin, API_URL: apiUrl };
  return createChild({
    name: `pages ${port}`,
    script: 'dist/server/serve.js',
    environment: pageServerEnvironment({ ...process.env, ...own, ...sharing(redis), TRUSTED_PROXIES: '127.0.0.1' }),
    sign: `http://127.0.0.1:${port}/healthz`,
  });
}

/** Without the key that pages and API share no page is cached on several machines. */
function sharing(redis: string | null): Readonly<Record<string, string>> {
  const key = { INVALIDATION_KEY: 'shared-by-the-pages-and-the-api-of-a-proof' };
  return redis === null ? key : { ...key, REDIS_URL: redis };
}

function createChild({ name, script, environment, sign }: Wanted): MachineChild {
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const env = { ...environment, NODE_ENV: 'production', SHOP_MODE: 'demo' };
    child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.on('data', (words) => {
      said = (said + words).slice(-SAID_LENGTH);
    });
    await untilAnswers(sign, [child], () => said);
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    name,
    start,
    async again(signal) {
      await end(signal);
      await start();
    },
    kill: () => end('SIGKILL'),
  };
}

const SAID_LENGTH = 2_000;
