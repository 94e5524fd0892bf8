import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoContent } from '#api/demo/demo-content.ts';
import { openReferenceApi } from '#api/open-reference-api.ts';
import { processEnvironment } from '#api/process/process-environment.ts';
import { untilAnswers } from '#shared/waiting/until-answers.ts';
import { freePort } from '../processes/free-port.ts';
import { pageServerEnvironment } from '../processes/page-server-environment.ts';
import { fetchRaw } from './fetch-raw.ts';
import { grownTo } from './grown-collection.ts';
import { openRememberingServer, type RememberingServer } from './remembering-server.ts';

export interface OpenShop {
  /** Where visitors reach it. */
  readonly origin: string;
  /** The process that renders pages. */
  readonly pageServerId: number;
  close(): Promise<void>;
}

type ShopWish = { readonly products?: number; readonly openBefore?: (port: number) => Promise<number> };

/**
 * Opens the built shop with a fresh demo collection, ready when all answer. Between the page server and the API stands
 * a server that remembers answers: what is measured is the shop, not the database of the reference API. With `products`
 * the collection is grown to so many. On the workbench the API draws no pictures ahead, which would take the time of
 * what is measured. `openBefore` opens what stands between visitors and the page server at a port, and answers with its own.
 */
export const openShop = async (root: string, { products, openBefore }: ShopWish = {}): Promise<OpenShop> => {
  const data = await mkdtemp(join(tmpdir(), 'zari-bench-'));
  const children: ChildProcess[] = [];
  const servers: RememberingServer[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(children.map(end));
    await Promise.all(servers.map((server) => server.close()));
    await rm(data, { recursive: true, force: true });
  };
  try {
    if (products !== undefined) await fill(data, products);
    const [apiPort, port] = [await freePort(), await freePort()];
    const api = `http://127.0.0.1:${apiPort}`;
    const ownOrigin = `http://localhost:${port}`;
    const origin = openBefore ? `http://localhost:${await openBefore(port)}` : ownOrigin;
    const apiSettings = { API_PORT: String(apiPort), DATA_DIR: data, WORKBENCH: '1', PUBLIC_ORIGIN: origin };
    children.push(start(root, ['api/demo/main.ts'], { ...processEnvironment(process.env), ...apiSettings }));
    await untilAnswers(`${api}/api/home/data`, children);
    const quickApi = await openRememberingServer(await freePort(), (asked) =>
      fetchRaw({ ...asked, url: api + asked.url }),
    );
    servers.push(quickApi);
    const pageServer = start(root, ['dist/server/serve.js'], {
      ...pageServerEnvironment(process.env),
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      API_URL: quickApi.origin,
    });
    children.push(pageServer);
    await untilAnswers(ownOrigin, children);
    return { origin, pageServerId: pageServer.pid ?? 0, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const fill = async (data: string, products: number): Promise<void> => {
  const content = (now: number) => {
    const demo = demoContent(now);
    return { ...demo, collection: grownTo(products, demo.collection) };
  };
  const api = await openReferenceApi({ database: join(data, 'database'), content });
  await api.close();
};

const start = (root: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), 8_000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
