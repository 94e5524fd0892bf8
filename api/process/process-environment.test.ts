import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dumpFile } from '#api/database/kept-dump.ts';
import { processEnvironment } from './process-environment.ts';

test('the process has a limit of memory, and keeps what it would have had', () => {
  const environment = processEnvironment({ DATA_DIR: '/data' });
  expect(environment['DATA_DIR']).toBe('/data');
  expect(environment['NODE_OPTIONS']).toMatch(/^--max-old-space-size=\d+ --max-semi-space-size=\d+ --v8-pool-size=1$/);
});

test('what Node made of the sources is kept, in a place of its own or where it was told', () => {
  const kept = join(process.cwd(), 'node_modules/.cache/zari');
  expect(processEnvironment({})['NODE_COMPILE_CACHE']).toBe(join(kept, 'compiled'));
  expect(dumpFile('demo').pathname).toBe(join(kept, 'demo.tar'));
  expect(processEnvironment({ NODE_COMPILE_CACHE: '/kept' })['NODE_COMPILE_CACHE']).toBe('/kept');
});

test('a limit that was set from outside stands last, where it counts', () => {
  const own = '--max-old-space-size=2000 --enable-source-maps';
  expect(processEnvironment({ NODE_OPTIONS: own })['NODE_OPTIONS']).toMatch(new RegExp(` ${own}$`));
});
