import { expect, test } from 'vitest';
import { patternProblems } from './patterns.ts';

const SHOP = 'api/a.ts';

test.each([
  ['an exponential one', 'const a = /^(a+)+$/;', 'api/a.ts: /^(a+)+$/ can be made slow'],
  ['one that trades letters', 'const a = /^a*a*b$/;', 'api/a.ts: /^a*a*b$/ can be made slow'],
  ['one that starts again and again', 'f(/\\s+$/);', 'api/a.ts: /\\s+$/ can be made slow'],
  ['one of what came in', 'new RegExp(text);', 'api/a.ts: a pattern is made while the shop runs'],
  ['the same without new', 'RegExp(text);', 'api/a.ts: a pattern is made while the shop runs'],
])('%s is found', async (_what, text, problem) => {
  expect(await patternProblems({ path: SHOP, text })).toEqual([problem]);
});

test.each([
  ['a plain one', SHOP, 'const a = /^[a-z]+$/;'],
  ['a slow one of the tools', 'tools/a.ts', 'const a = /\\s+$/;'],
  ['a made one of a test', 'api/a.test.ts', 'new RegExp(text);'],
])('%s is no problem', async (_what, path, text) => {
  expect(await patternProblems({ path, text })).toEqual([]);
});

test('an exponential one is found in the tools, too', async () => {
  expect(await patternProblems({ path: 'tools/a.ts', text: 'const a = /^(a+)+$/;' })).toHaveLength(1);
});
