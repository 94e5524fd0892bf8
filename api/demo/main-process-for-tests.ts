import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'vitest';
import { processEnvironment } from '#api/process/process-environment.ts';

export const LIMIT_MS = 120_000; // a process is started, killed and started again
const MAIN = new URL('./main.ts', import.meta.url).pathname;

/** Where the process keeps its data, and which were started. */
export type Trial = { readonly dataDir: string; readonly running: ChildProcess[] };

type Started = { readonly child: ChildProcess; readonly base: string };

export function run(trial: Trial, environment: Readonly<Record<string, string>> = {}): ChildProcess {
  const env = {
    ...processEnvironment(process.env),
    API_PORT: '0',
    DATA_DIR: trial.dataDir,
    WORKBENCH: '1',
    DATABASE_URL: '',
    NODE_OPTIONS: '',
    ...environment,
  };
  const child = spawn('node', [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  trial.running.push(child);
  return child;
}

export function textOf(child: ChildProcess): { readonly read: () => string } {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { read: () => text };
}

/** Waits for the printed address. */
export async function start(trial: Trial, environment: Readonly<Record<string, string>> = {}): Promise<Started> {
  const child = run(trial, environment);
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

export async function place(
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

export async function read<T>(base: string, path: string): Promise<T> {
  return ((await (await fetch(`${base}${path}`)).json()) as { result: T }).result;
}

/** The next call of a path meets this fault. */
export async function order(
  base: string,
  fault: { readonly path: string; readonly kind: string; readonly ms?: number },
) {
  await fetch(`${base}/workbench/faults`, { method: 'POST', body: JSON.stringify(fault) });
}

export const ids = (count: number) => Array.from({ length: count }, () => `1795168800123-${crypto.randomUUID()}`);

export async function schemaStatus(base: string): Promise<number> {
  const { status } = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
  });
  return status;
}
