import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test.each([
  ['{}', {}],
  ['{"a:b":"c:\\"d:\\\\","e":[{"f":1},{"f":2}]}', { 'a:b': 'c:"d:\\', e: [{ f: 1 }, { f: 2 }] }],
  ['"a:b"', 'a:b'],
])('%s is read', (text, value) => {
  expect(parseJson(text)).toEqual({ value });
});

test.each([
  ['not JSON', '{'],
  ['nothing', ''],
  ['a key given twice', '{"a":1,"a":1}'],
  ['a key given twice, once in disguise', '{"a":1,"\\u0061":2}'],
  ['a key given twice further in', '{"b":[{"a":1,"a":2}]}'],
  ['a prototype key', '{"a":{"constructor":1}}'],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`],
  ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['501 entries', JSON.stringify(Array(501).fill(0))],
  ['1,001 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`k${at}`, 0])))],
  ['a text of 10,001 characters', JSON.stringify('x'.repeat(10_001))],
  ['NUL', '"\\u0000"'],
  ['half of a surrogate pair', '"\\ud83d"'],
  ['a surrogate pair the wrong way round in a key', '{"\\udfff\\ud800":1}'],
])('%s is refused', (_what, text) => {
  expect(parseJson(text)).toBeNull();
});

test('a text that ends in escapes for a long way is read in no time', () => {
  const before = process.threadCpuUsage();
  expect(parseJson(`{"a":"${'\\\\'.repeat(9_000)}"}`)).not.toBeNull();
  expect(parseJson(`{"a":"${'\\"'.repeat(50_000)}`)).toBeNull();
  expect(process.threadCpuUsage(before).user).toBeLessThan(200_000);
});
