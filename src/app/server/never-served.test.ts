import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEVER_SERVED } from '#shared/never-served-for-tests.ts';
import { ask, createServersForTests, page, type ServersForTests } from './servers-for-tests.ts';
import { readStaticFiles } from './static-files.ts';

const SECRET = 'c4n4ry';
let folder = '';
let servers: ServersForTests;
let port = 0;

/** Even where somebody has put them into the folder of the build. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'never-served-'));
  for (const path of NEVER_SERVED) {
    mkdirSync(dirname(`${folder}${path}`), { recursive: true });
    writeFileSync(`${folder}${path}`, SECRET);
  }
  servers = createServersForTests();
  port = await servers.openShop(async () => page('a page'), undefined, { files: readStaticFiles(folder) });
});
afterAll(async () => {
  await servers.close();
  rmSync(folder, { recursive: true });
});

test('there are 200 of them', () => expect(new Set(NEVER_SERVED).size).toBe(200));

test.each(NEVER_SERVED)('%s is not to be had', async (path) => {
  const { status, body } = await ask(port, path);
  expect([404, 503]).toContain(status); // 503: passed on to an API that is not there
  expect(body).not.toContain(SECRET);
});
