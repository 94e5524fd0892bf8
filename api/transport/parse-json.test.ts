import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test.each([
  ['{}', {}],
  ['{"a:b":"c:\\"d:\\\\","e":[{"f":1},{"f":2}]}', { 'a:b': 'c:"d:\\', e: [{ f: 1 }, { f: 2 }] }],
  ['"a:b"', 'a:b'],
  ['{"a" :{"a":[],"b":{"a":"a"}},"b":"a"}', { a: { a: [], b: { a: 'a' } }, b: 'a' }],
])('%s is read', (text, value) => {
  expect(parseJson(text)).toEqual({ kind: 'read', value });
});

test.each([
  ['a long text', 'x'.repeat(100_000)],
  ['a long list', Array(20_000).fill(0)],
  ['many keys', Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, 0]))],
  ['32 levels', nested(32)],
])('%s is read: what is too much for a field, its schema says', (_what, value) => {
  expect(parseJson(JSON.stringify(value))).toEqual({ kind: 'read', value });
});

function nested(levels: number): unknown {
  return levels === 0 ? 'x' : [nested(levels - 1)];
}

test.each([
  ['an open object', '{'],
  ['nothing', ''],
  ['a comma too many', '{"a":1,}'],
])('%s is not JSON', (_what, text) => {
  expect(parseJson(text)).toEqual({ kind: 'not-json' });
});

const DEEP = 'must not lie deeper than 32 levels';
const NAME = 'is a name that is not allowed';
const CHARACTERS = 'has characters that are not allowed';
const TWICE = 'is given twice';

test.each([
  ['a key given twice', '{"a":1,"a":1}', 'a', 'unique', TWICE],
  ['a key given twice, once in disguise', '{"a":1,"\\u0061":2}', 'a', 'unique', TWICE],
  ['a key given twice further in', '{"b":[{},[1,2],{"c":1,"a":"c:","a":2}]}', 'b.2.a', 'unique', TWICE],
  ['a key given twice after an object', '{"a":{"b":1},"c":[],"a":2}', 'a', 'unique', TWICE],
  ['a prototype key', '{"a":{"constructor":1}}', 'a.constructor', 'pattern', NAME],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, Array(32).fill('0').join('.'), 'maxDepth', DEEP],
  ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, Array(32).fill('0').join('.'), 'maxDepth', DEEP],
  ['NUL', '"\\u0000"', '', 'pattern', CHARACTERS],
  ['half of a surrogate pair', '{"a":["x","\\ud83d"]}', 'a.1', 'pattern', CHARACTERS],
  ['a surrogate pair the wrong way round in a key', '{"\\udfff\\ud800":1}', '\ufffd\ufffd', 'pattern', NAME],
])('%s is refused with its place', (_what, text, field, keyword, message) => {
  expect(parseJson(text)).toEqual({ kind: 'harmful', fault: { field, keyword, message } });
});

test('a text that ends in escapes for a long way is read in no time', () => {
  const before = process.threadCpuUsage();
  expect(parseJson(`{"a":"${'\\\\'.repeat(9_000)}"}`).kind).toBe('read');
  expect(parseJson(`{"a":"${'\\"'.repeat(50_000)}`).kind).toBe('not-json');
  expect(process.threadCpuUsage(before).user).toBeLessThan(200_000);
});
