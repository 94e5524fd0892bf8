import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageServerEnvironment, YOUNG_SPACE } from './page-server-environment.ts';

test('the page server is started with the same limit everywhere', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['serve']).toContain(` ${YOUNG_SPACE} `);
  expect(pageServerEnvironment({ PORT: '3000' })).toEqual({ PORT: '3000', NODE_OPTIONS: YOUNG_SPACE });
});

test('what the environment asks for counts instead', () => {
  const own = { NODE_OPTIONS: '--max-semi-space-size=64' };
  expect(pageServerEnvironment(own)['NODE_OPTIONS']).toBe(`${YOUNG_SPACE} ${own.NODE_OPTIONS}`);
});
