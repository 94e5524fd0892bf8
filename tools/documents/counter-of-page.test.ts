import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Fact } from '#domain/analytics/fact.ts';
import type { VisitCounter } from '#domain/analytics/visit-counter.ts';
import type { VisitEvent } from '#domain/analytics/visit-event.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { createCountVisit } from '#domain/workflows/count-visit.ts';
import { createWaitingWorld } from '#domain/workflows/waiting-world-for-tests.ts';
import { createCommandRunner } from '../commands/command-runner.ts';

const project = join(import.meta.dirname, '../..');
const NAME = 'matomo-visit-counter.ts';
const MOST_LINES = 40;

type Page = {
  readonly createMatomoVisitCounter: (ports: {
    readonly url: string;
    readonly site: number;
    readonly limitMs?: number;
  }) => VisitCounter;
};

let folder = '';
let code = '';
let made: Page;
const ends: (() => void)[] = [];

/** The block of the page as a file of a project that has the shop's own code and rules of types. */
beforeAll(async () => {
  const page = await readFile(join(project, 'docs/analytics.md'), 'utf8');
  code = page.match(new RegExp(`\`\`\`ts\\n// src/adapters/browser/${NAME}\\n(.+?)\`\`\``, 's'))?.[1] ?? '';
  folder = await mkdtemp(join(tmpdir(), 'zari-page-'));
  for (const name of ['src', 'package.json', 'node_modules']) await symlink(join(project, name), join(folder, name));
  await writeFile(join(folder, NAME), code);
  const { compilerOptions } = JSON.parse(await readFile(join(project, 'tsconfig.json'), 'utf8')) as {
    readonly compilerOptions: object;
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [NAME] }));
  made = (await import(join(folder, NAME))) as Page;
});

afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that counts, with a status for each call, 204 for all others; null is a call that is never answered. */
async function openService(...statuses: readonly (number | null)[]) {
  const counted: Record<string, string>[] = [];
  const left = [...statuses];
  const server = createServer(async (asked, answer) => {
    counted.push(Object.fromEntries(new URLSearchParams(await text(asked))));
    const status = left.shift();
    if (status !== null) answer.writeHead(status ?? 204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  ends.push(close);
  return { counted, close, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/matomo.php` };
}

const search: VisitEvent = {
  name: 'Search',
  address: 'https://shop.test/search',
  details: { results: '3' },
  revenue: null,
};

test('it is as short as the page says, and compiles as the shop does', async () => {
  expect(code.trimEnd().split('\n').length).toBeGreaterThan(1);
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  const tsc = { program: join(project, 'node_modules/.bin/tsc'), args: ['--noEmit', '-p', folder] };
  expect(await createCommandRunner(project).run(tsc)).toMatchObject({ output: '', isOk: true });
});

test('what happens on a visit is counted by a server, in the words of that service', async () => {
  const { counted, url } = await openService();
  const { around, openTab } = createWaitingWorld<VisitEvent>();
  const visitCounter = made.createMatomoVisitCounter({ url, site: 7 });
  const pageAddress = () => 'https://shop.test/p/KS-1/silk-tee';
  const visit = createCountVisit({ ...around, visitCounter, waitingCounts: openTab(), pageAddress });
  const billingAddress = { firstName: 'Asha', lastName: 'Rao', postcode: '400050', phone: '9820012345' };
  const facts: readonly Fact[] = [
    { kind: 'page-seen' },
    { kind: 'searched', results: 3 },
    { kind: 'bought', order: { id: 'o', lines: [], total: moneyOf(8_960.5), billingAddress } },
  ];
  for (const fact of facts) {
    await visit.hear(fact);
    await visit.settled();
  }
  const usual = { idsite: '7', rec: '1', send_image: '0', url: pageAddress() };
  const event = { ...usual, ca: '1', e_c: 'Shop' };
  expect(counted).toEqual([
    usual,
    { ...event, e_a: 'Search', e_n: '3' },
    { ...event, e_a: 'Purchase', e_n: '0', e_v: '8960.50' },
  ]);
});

test('a service that refuses, one that is down, and one that never answers', async () => {
  const { url } = await openService(400, 503, null);
  const counter = made.createMatomoVisitCounter({ url, site: 7 });
  expect(await counter.count(search)).toBe('refused');
  expect(await counter.count(search)).toBe('unreachable');
  const hasty = made.createMatomoVisitCounter({ url, site: 7, limitMs: 1 });
  expect(await hasty.count(search)).toBe('unreachable');
});

test('nobody there', async () => {
  const { url, close } = await openService();
  close();
  expect(await made.createMatomoVisitCounter({ url, site: 7 }).count(search)).toBe('unreachable');
});
