import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEAP, pageServerEnvironment } from './page-server-environment.ts';

test('the page server is started with the same limit everywhere', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['serve']).toContain(` ${HEAP} `);
  expect(pageServerEnvironment({ PORT: '3000' })).toEqual({ PORT: '3000', NODE_OPTIONS: HEAP });
});

test('what the environment asks for counts instead', () => {
  const own = { NODE_OPTIONS: '--max-semi-space-size=64' };
  expect(pageServerEnvironment(own)['NODE_OPTIONS']).toBe(`${HEAP} ${own.NODE_OPTIONS}`);
});
