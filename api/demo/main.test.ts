import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillDataDirectory } from '#api/testing/demo-database.ts';
import { TODAY } from '#api/testing/open-test-api.ts';
import {
  ids,
  LIMIT_MS,
  order,
  place,
  read,
  run,
  schemaStatus,
  start,
  type Trial,
  textOf,
} from './main-process-for-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'reference-api-'));
const opened = join(folder, 'opened');

let trial: Trial;

/** A shop that was filled before starts sooner: each test gets a copy of it. */
beforeAll(() => fillDataDirectory(opened, TODAY), LIMIT_MS);
beforeEach(() => {
  trial = { dataDir: join(mkdtempSync(join(folder, 'test-')), 'data'), running: [] };
});
afterEach(() => {
  for (const child of trial.running) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function copyOpened(): void {
  cpSync(opened, trial.dataDir, { recursive: true, mode: 0 });
}

test(
  'orders outlive a kill: every answered one is whole, and a repeat gets its answer',
  async () => {
    copyOpened();
    const first = await start(trial);
    await fetch(`${first.base}/workbench/stock`, {
      method: 'POST',
      body: JSON.stringify({ sku: 'RT-TE-220', qty: 1000 }),
    });
    const orderIds = ids(40);
    const firstAnswers = Promise.all(orderIds.map((id) => place(first.base, id)));
    setTimeout(() => first.child.kill('SIGKILL'), 150);
    const answered = await firstAnswers;
    const second = await start(trial);
    const stored = await read<readonly string[]>(second.base, '/workbench/orders');
    for (const [at, answer] of answered.entries()) {
      if (answer === null) continue;
      expect(answer.code).toBe(200);
      expect(stored).toContain(orderIds[at]);
    }
    for (const id of stored) {
      const order = await read<{ lines: readonly unknown[]; grand_total: number }>(
        second.base,
        `/workbench/orders/${id}`,
      );
      expect(order).toMatchObject({ lines: [{ sku: 'RT-TE-220', qty: 1 }] });
    }
    const { qty } = await read<{ qty: number }>(second.base, '/api/stock/check?sku=RT-TE-220');
    expect(qty).toBe(1000 - stored.length);
    const again = await Promise.all(orderIds.map((id) => place(second.base, id)));
    for (const [at, answer] of again.entries()) {
      const isRepeat = stored.includes(orderIds[at] ?? '');
      expect(answer).toMatchObject({ code: 200, meta: { replayed: isRepeat } });
      if (answered[at]) expect(answer?.result).toEqual(answered[at].result);
    }
    expect(await read(second.base, '/workbench/orders?count')).toEqual({ count: 40 });
  },
  LIMIT_MS,
);

test(
  'a directory in use is refused, and free again after a stop',
  async () => {
    copyOpened();
    const first = await start(trial);
    const second = run(trial);
    const output = textOf(second);
    const [code] = await once(second, 'exit');
    expect(code).toBe(1);
    expect(output.read().trim()).toBe(`The data directory ${trial.dataDir} is in use by process ${first.child.pid}.`);
    await order(first.base, { path: '/api/catalog', kind: 'slow', ms: 300 });
    const pending = get(`${first.base}/api/catalog?type=product`, { headers: { expect: '100-continue' } });
    pending.flushHeaders();
    await once(pending, 'continue'); // the call has arrived
    first.child.kill('SIGTERM');
    const [{ statusCode }] = await once(pending, 'response');
    expect(statusCode).toBe(200);
    const [stopped] = await once(first.child, 'exit');
    expect(stopped).toBe(0);
    expect(existsSync(join(trial.dataDir, 'process.lock'))).toBe(false);
  },
  LIMIT_MS,
);

test(
  'a real shop does not open on the demo, whose password everybody knows',
  async () => {
    copyOpened();
    const keys = {
      REFRESH_TOKEN_KEYS: 'one key of this shop that is long',
      GROUP_TOKEN_KEYS: 'another key of it that is long enough',
      PUBLIC_ORIGIN: 'https://shop.example',
      API_PUBLIC_URL: 'https://api.example',
    };
    const child = run(trial, { SHOP_MODE: 'production', WORKBENCH: '', ...keys });
    const output = textOf(child);
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    const [first, ...rest] = output.read().split('\n');
    expect(first).toContain('Cached pages and limits: each process has its own');
    expect(rest).toEqual([
      'The database holds the demo, whose password everybody knows; a real shop needs one of its own.',
      '',
    ]);
  },
  LIMIT_MS,
);

test('a demo tells its schema, loses an answer and not the order, and is told when another wants its port', {
  timeout: LIMIT_MS,
}, async () => {
  copyOpened();
  const { base } = await start(trial);
  expect(await schemaStatus(base)).toBe(200);

  const [id = ''] = ids(1);
  await order(base, { path: '/api/order', kind: 'drop-answer' });
  expect(await place(base, id)).toBeNull(); // the connection was closed
  expect(await place(base, id)).toMatchObject({ code: 200, meta: { replayed: true } });

  const { port } = new URL(base);
  const other = run(trial, { API_PORT: port, DATA_DIR: opened });
  const output = textOf(other);
  const [code] = await once(other, 'exit');
  expect(code).toBe(1);
  expect(output.read()).toMatch(new RegExp(`^Cannot listen on 127.0.0.1:${port} `, 'm'));
});

test('a wrong environment is told in one sentence', async () => {
  const child = run(trial, { API_PORT: 'eighty' });
  const output = textOf(child);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output.read()).toBe('API_PORT must be a port from 0 to 65535.\n');
});

function filesOf(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

const realShop = {
  SHOP_MODE: 'production',
  WORKBENCH: '',
  API_PUBLIC_URL: 'https://api.shop.example',
  STOREFRONT_URL: 'https://shop.example',
  REFRESH_TOKEN_KEYS: 'one key of this shop that is long',
  GROUP_TOKEN_KEYS: 'another key of it that is long enough',
};

test(
  'a first start that is killed half way does not spoil the next one, and a real shop does not tell its schema',
  async () => {
    for (const half of [/^database\.new-/, /^database$/]) {
      const child = run(trial, realShop);
      const isThere = () => filesOf(trial.dataDir).some((name) => half.test(name));
      await expect.poll(isThere, { interval: 10, timeout: LIMIT_MS, message: `${half} is there` }).toBe(true);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const { base } = await start(trial, realShop);
    expect(statSync(trial.dataDir).mode & 0o777).toBe(0o700);
    expect(await read<{ sections: readonly unknown[] }>(base, '/api/home/data')).toMatchObject({ sections: [] });
    expect(await schemaStatus(base)).toBe(400);
  },
  LIMIT_MS,
);
