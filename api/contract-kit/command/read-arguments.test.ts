import { expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';

test.each<[string, string[], RegExp]>([
  ['no URL', [], /^Say where the API is/],
  ['no URL at all', ['--url', 'localhost'], /"localhost" is not a URL/],
  ['a host and port', ['--url', 'localhost:8080'], /does not begin with http/],
  ['another protocol', ['--url', 'ftp://localhost'], /does not begin with http/],
  ['a query', ['--url', 'http://localhost/?a=1'], /leave out what follows/],
  ['credentials', ['--url', 'http://a:b@localhost/'], /credentials/],
  ['an unknown option', ['--url', 'http://localhost', '--fast'], /--fast/],
  ['a value that is missing', ['--url'], /--url/],
  ['a word too many', ['http://localhost'], /http:\/\/localhost/],
])('refused in a sentence: %s', (_what, words, fault) => {
  expect(readArguments(words)).toEqual({ fault: expect.stringMatching(fault) });
});

test('the base has no slash at its end, the words of --only no blanks', () => {
  const read = readArguments(['--url', 'https://api.test/shop//', '--only', 'cart, section-4,', '--patient']);
  expect(read).toMatchObject({
    wish: { kind: 'run', base: 'https://api.test/shop', only: ['cart', 'section-4'], patient: true, json: false },
  });
});

test.each([
  ['--help', 'help'],
  ['-h', 'help'],
  ['--list', 'list'],
])('%s needs no URL', (word, kind) => {
  expect(readArguments([word])).toMatchObject({ wish: { kind } });
});
