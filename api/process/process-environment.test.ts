import { expect, test } from 'vitest';
import { processEnvironment } from './process-environment.ts';

test('the process has a limit of memory, and keeps what it would have had', () => {
  const environment = processEnvironment({ DATA_DIR: '/data' });
  expect(environment['DATA_DIR']).toBe('/data');
  expect(environment['NODE_OPTIONS']).toMatch(/^--max-old-space-size=\d+ --max-semi-space-size=\d+ --v8-pool-size=1$/);
});

test('what Node made of the sources is kept, in a place of its own or where it was told', () => {
  expect(processEnvironment({})['NODE_COMPILE_CACHE']).toMatch(/node_modules\/[.]cache\/zari\/compiled$/);
  expect(processEnvironment({ NODE_COMPILE_CACHE: '/kept' })['NODE_COMPILE_CACHE']).toBe('/kept');
});

test('a limit that was set from outside stands last, where it counts', () => {
  const own = '--max-old-space-size=2000 --enable-source-maps';
  expect(processEnvironment({ NODE_OPTIONS: own })['NODE_OPTIONS']).toMatch(new RegExp(` ${own}$`));
});
