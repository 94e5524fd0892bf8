import { expect, test } from 'vitest';
import { ownPathOf } from './own-path.ts';

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/a\u0000b', '/a\r\nb', ''])(
  'does not take %j for a path of the shop',
  (path) => expect(ownPathOf(path)).toBeNull(),
);

test('does not take an endless path', () => {
  expect(ownPathOf(`/${'a'.repeat(2_048)}`)).toBeNull();
  expect(ownPathOf(null)).toBeNull();
});
