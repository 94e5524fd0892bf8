import { expect, test } from 'vitest';
import { stepAfter, stepsFor } from './steps.ts';

const steps = stepsFor({ isVirtual: false });

test('whoever may choose between couriers is asked before paying', () => {
  expect(stepAfter('address', steps, { couriers: 2 })).toBe('shipping');
  expect(stepAfter('shipping', steps, { couriers: 2 })).toBe('payment');
});

test('a single courier is not asked about', () => {
  expect(stepAfter('address', steps, { couriers: 1 })).toBe('payment');
  expect(stepAfter('shipping', steps, { couriers: 1 })).toBe('payment');
});

test('where no courier is known the step says so', () => {
  expect(stepAfter('address', steps, { couriers: 0 })).toBe('shipping');
});

test('what is not sent by parcel is paid next, and nothing follows', () => {
  expect(stepAfter('address', stepsFor({ isVirtual: true }), { couriers: 1 })).toBe('payment');
  expect(stepAfter('payment', steps, { couriers: 1 })).toBeUndefined();
});
