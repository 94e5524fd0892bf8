import { expect, test } from 'vitest';
import { createErrorScreen, errorAddress } from './error-screen-model.ts';

const model = createErrorScreen({ contact: { email: 'help@zari.test' } });
const referenceAt = (address: string) => model.referenceIn(new URL(address, 'http://shop').searchParams);

test('ERR-10 a failure that was written down is named by its reference', () => {
  expect(referenceAt(errorAddress('7F3A-09BC'))).toBe('7F3A-09BC');
});

test.each([
  '/error',
  '/error?reference=',
  '/error?reference=7f3a-09bc',
  '/error?reference=CALL-1800',
  '/error?reference=7F3A-09BC%20and%20more',
])('%s names none', (address) => {
  expect(referenceAt(address)).toBeNull();
});
