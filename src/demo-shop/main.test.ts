import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { processEnvironment } from '#reference-api/process/process-environment.ts';
import { fillDataDirectory } from '#reference-api/testing/demo-database.ts';
import { TODAY } from '#reference-api/testing/open-test-api.ts';

const LIMIT_MS = 120_000; // a process is started, killed and started again
const MAIN = new URL('./main.ts', import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), 'reference-api-'));
const opened = join(folder, 'opened');

let dataDir: string;
let running: ChildProcess[] = [];

/** A shop that was filled before starts sooner: each test gets a copy of it. */
beforeAll(() => fillDataDirectory(opened, TODAY), LIMIT_MS);
beforeEach(() => {
  dataDir = join(mkdtempSync(join(folder, 'test-')), 'data');
});
afterEach(() => {
  for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  running = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function copyOpened(): void {
  cpSync(opened, dataDir, { recursive: true, mode: 0 });
}

type Started = { readonly child: ChildProcess; readonly base: string };

function run(environment: Readonly<Record<string, string>> = {}): ChildProcess {
  const env = {
    ...processEnvironment(process.env),
    API_PORT: '0',
    DATA_DIR: dataDir,
    WORKBENCH: '1',
    DATABASE_URL: '',
    NODE_OPTIONS: '',
    ...environment,
  };
  const child = spawn('node', [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return child;
}

function textOf(child: ChildProcess): { readonly read: () => string } {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { read: () => text };
}

/** Waits for the printed address. */
async function start(environment: Readonly<Record<string, string>> = {}): Promise<Started> {
  const child = run(environment);
  const output = textOf(child);
  const baseOf = () => /Reference API: (\S+)/.exec(output.read())?.[1];
  const message = 'the address is printed';
  await expect.poll(() => child.exitCode !== null || baseOf() !== undefined, { timeout: LIMIT_MS, message }).toBe(true);
  const base = baseOf();
  if (base) return { child, base };
  throw new Error(output.read());
}

const address = {
  country_id: 'IN',
  street: ['12B'],
  postcode: '400050',
  city: 'Mumbai',
  firstname: 'Meera',
  lastname: 'Iyer',
  email: 'meera.iyer@mail.test',
  telephone: '+91 98200 00000',
};

async function place(
  base: string,
  order_id: string,
): Promise<{ code: number; result: unknown; meta?: unknown } | null> {
  const body = {
    order_id,
    products: [{ sku: 'RT-TE-220', qty: 1, price: 0 }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: 'cashondelivery',
    },
  };
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(`${base}/api/order?token=`, sent);
    return (await response.json()) as { code: number; result: unknown };
  } catch {
    return null; // killed before it answered
  }
}

async function read<T>(base: string, path: string): Promise<T> {
  return ((await (await fetch(`${base}${path}`)).json()) as { result: T }).result;
}

/** The next call of a path meets this fault. */
async function order(base: string, fault: { readonly path: string; readonly kind: string; readonly ms?: number }) {
  await fetch(`${base}/workbench/faults`, { method: 'POST', body: JSON.stringify(fault) });
}

const ids = (count: number) => Array.from({ length: count }, () => `1795168800123-${crypto.randomUUID()}`);

test(
  'orders outlive a kill: every answered one is whole, and a repeat gets its answer',
  async () => {
    copyOpened();
    const first = await start();
    await fetch(`${first.base}/workbench/stock`, {
      method: 'POST',
      body: JSON.stringify({ sku: 'RT-TE-220', qty: 1000 }),
    });
    const orderIds = ids(40);
    const firstAnswers = Promise.all(orderIds.map((id) => place(first.base, id)));
    setTimeout(() => first.child.kill('SIGKILL'), 150);
    const answered = await firstAnswers;
    const second = await start();
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
    const first = await start();
    const second = run();
    const output = textOf(second);
    const [code] = await once(second, 'exit');
    expect(code).toBe(1);
    expect(output.read().trim()).toBe(`The data directory ${dataDir} is in use by process ${first.child.pid}.`);
    await order(first.base, { path: '/api/catalog', kind: 'slow', ms: 300 });
    const pending = get(`${first.base}/api/catalog?type=product`, { headers: { expect: '100-continue' } });
    pending.flushHeaders();
    await once(pending, 'continue'); // the call has arrived
    first.child.kill('SIGTERM');
    const [{ statusCode }] = await once(pending, 'response');
    expect(statusCode).toBe(200);
    const [stopped] = await once(first.child, 'exit');
    expect(stopped).toBe(0);
    expect(existsSync(join(dataDir, 'process.lock'))).toBe(false);
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
    const child = run({ SHOP_MODE: 'production', WORKBENCH: '', ...keys });
    const output = textOf(child);
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output.read()).toBe(
      'The database holds the demo, whose password everybody knows; a real shop needs one of its own.\n',
    );
  },
  LIMIT_MS,
);

async function schemaStatus(base: string): Promise<number> {
  const { status } = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
  });
  return status;
}

test('a real shop does not tell its schema', { timeout: LIMIT_MS }, async () => {
  const { base } = await start({
    SHOP_MODE: 'production',
    WORKBENCH: '',
    API_PUBLIC_URL: 'https://api.shop.example',
    STOREFRONT_URL: 'https://shop.example',
    REFRESH_TOKEN_KEYS: 'one key of this shop that is long',
    GROUP_TOKEN_KEYS: 'another key of it that is long enough',
  });
  expect(await schemaStatus(base)).toBe(400);
});

test('a demo tells its schema, loses an answer and not the order, and is told when another wants its port', {
  timeout: LIMIT_MS,
}, async () => {
  copyOpened();
  const { base } = await start();
  expect(await schemaStatus(base)).toBe(200);

  const [id = ''] = ids(1);
  await order(base, { path: '/api/order', kind: 'drop-answer' });
  expect(await place(base, id)).toBeNull(); // the connection was closed
  expect(await place(base, id)).toMatchObject({ code: 200, meta: { replayed: true } });

  const { port } = new URL(base);
  const other = run({ API_PORT: port, DATA_DIR: opened });
  const output = textOf(other);
  const [code] = await once(other, 'exit');
  expect(code).toBe(1);
  expect(output.read()).toMatch(new RegExp(`^Cannot listen on 127.0.0.1:${port} `));
});

test('a wrong environment is told in one sentence', async () => {
  const child = run({ API_PORT: 'eighty' });
  const output = textOf(child);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output.read()).toBe('API_PORT must be a port from 0 to 65535.\n');
});

function filesOf(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

test(
  'a first start that is killed half way does not spoil the next one',
  async () => {
    for (const half of [/^database\.new-/, /^database$/]) {
      const child = run();
      const isThere = () => filesOf(dataDir).some((name) => half.test(name));
      await expect.poll(isThere, { interval: 10, timeout: LIMIT_MS, message: `${half} is there` }).toBe(true);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const { base } = await start();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(await read<{ sections: readonly unknown[] }>(base, '/api/home/data')).toHaveProperty('sections.0');
  },
  LIMIT_MS,
);
