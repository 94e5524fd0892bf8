import { expect, test } from 'vitest';
import { getBindingId } from './plain-binding-id.ts';

test('no two bindings have one id', () => {
  expect(new Set([getBindingId(), getBindingId(), getBindingId()]).size).toBe(3);
});
