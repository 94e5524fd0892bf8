import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test('a look without a style adds no class', () => {
  expect(joined('line', undefined, false, '', 'wide')).toBe('line wide');
  expect(joined('line', undefined)).toBe('line');
});
