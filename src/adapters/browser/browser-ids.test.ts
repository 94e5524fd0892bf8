import { expect, test } from 'vitest';
import { createBrowserIds } from './browser-ids.ts';

const UUID_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function withBytes(value: number) {
  return createBrowserIds({
    getRandomValues(array) {
      if (array instanceof Uint8Array) array.fill(value);
      return array;
    },
  });
}

test('ids are random UUIDs of version 4', () => {
  const ids = createBrowserIds();
  const many = Array.from({ length: 100 }, () => ids.next());
  expect(many.every((id) => UUID_4.test(id))).toBe(true);
  expect(new Set(many).size).toBe(100);
});

test.each([
  [0, '00000000-0000-4000-8000-000000000000'],
  [255, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('without randomUUID an id is put together from random bytes: %i', (byte, id) => {
  expect(withBytes(byte).next()).toBe(id);
});
