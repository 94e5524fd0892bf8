import { expect, test } from 'vitest';
import { readCommand } from './worker-command.ts';

const origin = 'https://zari.example';

test('a page may tell the worker five things', () => {
  expect(readCommand({ kind: 'forget-visits' }, origin)).toEqual({ kind: 'forget-visits' });
  expect(readCommand({ kind: 'take-over' }, origin)).toEqual({ kind: 'take-over' });
  expect(readCommand({ kind: 'serve' }, origin)).toEqual({ kind: 'serve' });
  const keep = { kind: 'keep-page', address: `${origin}/women` };
  expect(readCommand(keep, origin)).toEqual(keep);
  const pictures = { kind: 'keep-pictures', addresses: [`${origin}/img/1`] };
  expect(readCommand(pictures, origin)).toEqual(pictures);
});

test('of pictures those of the shop count', () => {
  const addresses = [7, '/img/1', 'https://elsewhere.example/img/1', `${origin}/img/1`];
  expect(readCommand({ kind: 'keep-pictures', addresses }, origin)).toEqual({
    kind: 'keep-pictures',
    addresses: [`${origin}/img/1`],
  });
});

test.each([
  null,
  'take-over',
  {},
  { kind: 'delete-all' },
  { kind: 'keep-page' },
  { kind: 'keep-page', address: 7 },
  { kind: 'keep-pictures' },
  { kind: 'keep-pictures', addresses: `${origin}/img/1` },
  { kind: 'keep-page', address: '/women' },
  { kind: 'keep-page', address: 'https://elsewhere.example/' },
  { kind: 'keep-page', address: 'javascript:alert(1)' },
])('anything else is nothing to it: %j', (message) => {
  expect(readCommand(message, origin)).toBeNull();
});
