import { expect, test } from 'vitest';
import { readState, stateText } from './state-block.ts';

test('no character of the state can end the block or begin markup', () => {
  const hostile = { '</script><!--': ['<script>', '&lt;', '\u2028', '\u2029', "$'"] };
  const text = stateText(hostile);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(readState(text)).toEqual(hostile);
});

test('keys that could change a prototype are dropped, at every depth', () => {
  const state = readState(
    '{"a":{"__proto__":{"isAdmin":true},"b":1},"constructor":{"prototype":{}},"list":[{"prototype":2}]}',
  );
  expect(state).toEqual({ a: { b: 1 }, list: [{}] });
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test('a text that is no JSON is refused', () => {
  expect(() => readState('{"a":')).toThrow();
});
