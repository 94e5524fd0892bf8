import { expect, test } from 'vitest';
import { listName, nameProblem } from './list-name.ts';

test.each([
  ['  For   Diwali ', 'For Diwali'],
  ['For\tDiwali\n', 'For Diwali'],
  ['Di\u00adwa\u200bli', 'Diwali'],
  ['\u200fعيد\u200e', 'عيد'],
  ['Cafe\u0301', 'Café'],
])('what is typed as %j is meant as %j', (typed, name) => expect(listName(typed)).toBe(name));

test.each([
  'Diwali',
  'दिवाली',
  'عيد',
  '2027',
  '👗',
  '👩‍👧',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'क्\u200dष',
  'A & B (#1)',
  'x'.repeat(40),
  '👗'.repeat(40),
])('%j is a name', (name) => expect(nameProblem(name, ['Wishlist'])).toBeNull());

test.each([
  ['', 'empty'],
  ['x'.repeat(41), 'too-long'],
  ['...', 'odd'],
  ['—', 'odd'],
  ['Di\u0000wali', 'odd'],
  ['Di\u202ewali', 'odd'],
  ['Di\ue000wali', 'odd'],
  ['Di\ud800wali', 'odd'],
  ['\u200d', 'odd'],
  ['Wishlist', 'taken'],
  ['ＷＩＳＨＬＩＳＴ', 'taken'],
  ['für ÉVA', 'taken'],
] as const)('%j is none: %s', (name, problem) =>
  expect(nameProblem(name, ['Diwali', 'Wishlist', 'Für  Éva'])).toBe(problem),
);
