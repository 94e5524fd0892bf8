import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureAt } from '#api/demo/collection/pictures.ts';
import { createMedia } from '#api/demo/media/demo-media.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { OPENING_MS, openTestShop } from '#api/testing/open-test-api.ts';
import { NEVER_SERVED } from '#shared/never-served-for-tests.ts';

const cacheFolder = mkdtempSync(join(tmpdir(), 'never-served-'));
let api: ReferenceApi;
beforeAll(async () => {
  api = await openTestShop({ showsMail: true, media: createMedia({ cacheFolder, pictureAt }) });
}, OPENING_MS);
afterAll(async () => {
  await api.close();
  rmSync(cacheFolder, { recursive: true });
});

test.each([...NEVER_SERVED, '/workbench/orders', '/img/150/150/resize/a.svg'])('%s is not found', async (path) => {
  const response = await api.fetch(new Request(`http://api.test${path}`));
  expect(await response.json()).toEqual({ code: 404, result: 'Not found' });
});
