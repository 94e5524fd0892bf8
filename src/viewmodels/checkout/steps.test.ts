import { expect, test } from 'vitest';
import { formsOf, stepAfter, stepOf, stepsFor, stepViews } from './steps.ts';

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

test('an address names one of the steps that there are, else the first', () => {
  const virtual = stepsFor({ isVirtual: true });
  expect(['address', 'shipping', 'payment', 'else', null].map((named) => stepOf(named, steps))).toEqual([
    ...['address', 'shipping', 'payment'],
    ...['address', 'address'],
  ]);
  expect(stepOf('shipping', virtual)).toBe('address');
});

test('the forms of a step are those that its order needs', () => {
  const parcel = { isVirtual: false, isBillingSame: true };
  expect(formsOf('address', parcel)).toEqual(['personal', 'shipping']);
  expect(formsOf('address', { ...parcel, isBillingSame: false })).toEqual(['personal', 'shipping', 'billing']);
  expect(formsOf('address', { ...parcel, isVirtual: true })).toEqual(['personal', 'billing']);
  expect([formsOf('shipping', parcel), formsOf('payment', parcel)]).toEqual([['delivery'], ['final']]);
});

test('steps before the present one are done, those after it ahead', () => {
  const titles = { address: 'A', shipping: 'S', payment: 'P' };
  expect(stepViews('shipping', steps, titles)).toEqual([
    { title: 'A', address: '/checkout', state: 'done' },
    { title: 'S', address: '/checkout?step=shipping', state: 'current' },
    { title: 'P', address: '/checkout?step=payment', state: 'ahead' },
  ]);
});
