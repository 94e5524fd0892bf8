import { expect, test } from 'vitest';
import { readState, stateText } from './state-block.ts';

test('no character of the state can end the block or begin markup', () => {
  const hostile = {
    '</script><!--': ['<script>', '&lt;', '\u2028', '\u2029', "$'"],
    rows: [{ '<b>': 1 }, { '<b>': '<i>' }],
  };
  const text = stateText(hostile);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(readState(text)).toEqual(hostile);
});

test('entries of a list say their names once', () => {
  expect(
    stateText({
      colours: [
        { id: 1, name: 'Ivory' },
        { id: 2, name: 'Indigo' },
      ],
    }),
  ).toBe('{"colours":["#",["id","name"],[1,"Ivory"],[2,"Indigo"]]}');
});

const lists: readonly (readonly [what: string, list: readonly unknown[], isInRows: boolean])[] = [
  [
    'entries that hold lists and entries',
    [
      { a: [{ b: 1 }, { b: 2 }], c: { d: [] } },
      { a: [], c: null },
    ],
    true,
  ],
  ['entries that lack the last names', [{ a: 1 }, { a: 2, b: 3 }, {}], true],
  ['entries that lack other names', [{ a: 1, b: 2 }, { b: 3 }], false],
  [
    'entries whose names come in another order',
    [
      { a: 1, b: 2 },
      { b: 3, a: 4 },
    ],
    false,
  ],
  ['one entry', [{ a: 1 }], false],
  ['entries beside something else', [{ a: 1 }, null, 'a', ['a']], false],
  ['nothing', [], false],
  ['lists in a list', [[1], [2]], false],
  ['texts', ['a', 'b'], false],
  ['the sign of rows', ['#'], true],
  ['the sign of rows and what looks like rows', ['#', ['a'], [1]], true],
  ['the sign of rows and no names', ['#', null, 1], true],
];

test.each(lists)('is read as it was written: %s', (_what, list, isInRows) => {
  const text = stateText({ list });
  expect(readState(text)).toEqual({ list });
  expect(text.startsWith('{"list":["#"')).toBe(isInRows);
});

test('what is not there is left out, as JSON does', () => {
  expect(
    readState(
      stateText([
        { a: undefined, b: 1 },
        { a: 1, b: 2 },
      ]),
    ),
  ).toEqual([{ b: 1 }, { a: 1, b: 2 }]);
});

test('keys that could change a prototype are dropped, at every depth', () => {
  const state = readState(
    '{"a":{"__proto__":{"isAdmin":true},"b":1},"constructor":{"prototype":{}},"list":[{"prototype":2}],' +
      '"rows":["#",["__proto__","constructor","c"],[{"isAdmin":true},1,2],[{"isAdmin":true}]]}',
  );
  expect(state).toEqual({ a: { b: 1 }, list: [{}], rows: [{ c: 2 }, {}] });
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test('a text that is no JSON is refused', () => {
  expect(() => readState('{"a":')).toThrow();
});
