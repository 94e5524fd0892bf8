import { expect, test } from 'vitest';
import { checksumOf } from './checksum.ts';

const order = { id: '1-a', lines: [{ sku: 'A', pieces: 2, options: [] }], coupon: null, name: 'Asha Rāo 🧵' };

test('the same value has the same checksum, in whatever order its names stand and whatever has no value', () => {
  const { id, lines, coupon, name } = order;
  expect(checksumOf(order)).toMatch(/^[0-9a-f]{8}$/);
  expect(checksumOf({ name, coupon, lines, id, typed: undefined })).toBe(checksumOf(order));
  expect(checksumOf(JSON.parse(JSON.stringify(order)))).toBe(checksumOf(order));
  expect(checksumOf(structuredClone(order))).toBe(checksumOf(order));
});

test.each([
  ['a letter', { ...order, id: '1-b' }],
  ['a digit deep inside', { ...order, lines: [{ sku: 'A', pieces: 3, options: [] }] }],
  ['a number that has become a text', { ...order, lines: [{ sku: 'A', pieces: '2', options: [] }] }],
  ['nothing instead of no value', { id: order.id, lines: order.lines, name: order.name }],
  ['the order of a list', { ...order, lines: [...order.lines, ...order.lines].toReversed() }],
  ['a mark above a letter', { ...order, name: 'Asha Rao 🧵' }],
  ['one name more', { ...order, more: 0 }],
])('%s makes it another one', (_what, changed) => {
  expect(checksumOf(changed)).not.toBe(checksumOf(order));
});

test('it is the well-known FNV-1a', () => {
  expect(checksumOf(undefined)).toBe('811c9dc5'); // of nothing
  expect(checksumOf(7)).toBe('320ca3f6'); // of the text 7
});
