import { expect, test } from 'vitest';
import type { SaveOutcome } from '#domain/account/save-profile.ts';
import { asha } from '#domain/session/device-for-tests.ts';
import { city, fieldOf, openAccountForm, zip } from './account-form-for-tests.ts';

test('the fields hold what the shop knows, in the order of the country', () => {
  const { model } = openAccountForm();
  expect(model.fields.map(({ id, value }) => `${id}: ${value}`)).toEqual([
    'shipping-country: IN',
    'shipping-firstName: Asha',
    'shipping-lastName: Rao',
    'shipping-apartmentNumber: 12B',
    'shipping-streetAddress: Hill Road',
    'shipping-city: Mumbai',
    'shipping-zipCode: 400050',
    'shipping-state: Maharashtra',
    expect.stringMatching(/^shipping-phoneNumber: .*9820012345$/),
  ]);
  expect(model.isTyped).toBe(false);
});

test('who has no address is asked for one in their own name, in the country that they shop from', () => {
  const { model } = openAccountForm({ customer: asha, country: 'GB' });
  expect(model.details.shipping).toMatchObject({ firstName: 'Asha', lastName: 'Rao', country: 'GB', city: '' });
});

test('of a guest nothing is known', () => {
  const { model } = openAccountForm({ customer: null, form: 'personal' });
  expect([model.customer, model.fields.map(({ value }) => value)]).toEqual([null, ['', '', '']]);
});

test('what waits on the device to be told to the shop stands in the fields already', () => {
  const names = { firstName: 'Usha', lastName: 'Rao' };
  const { model } = openAccountForm({ form: 'personal', change: { kind: 'waiting', names, shippingAddress: null } });
  expect(model.fields.map(({ value }) => value)).toEqual(['Usha', 'Rao', 'asha@mail.test']);
});

test('what was typed stands before what is known, and of this form alone', () => {
  const { model } = openAccountForm({ typed: { 'shipping-city': 'Pune', 'personal-firstName': 'U' } });
  expect([model.details.shipping.city, model.details.shipping.firstName, model.isTyped]).toEqual([
    'Pune',
    'Asha',
    true,
  ]);
  expect(openAccountForm({ typed: { 'personal-firstName': 'U' } }).model.isTyped).toBe(false);
});

test('a problem shows when its field was left, not while it is typed', () => {
  const { model } = openAccountForm();
  model.type(city, '');
  expect(fieldOf(model, 'city')?.problem).toBeNull();
  model.leave(city);
  expect(fieldOf(model, 'city')?.problem).toBe('Enter your city');
  model.type(zip, '');
  expect(fieldOf(model, 'zipCode')?.problem).toBeNull();
});

test('a form with faults is not saved; they are listed from then on, and opening it anew blames nobody', async () => {
  const { model, saved } = openAccountForm({ typed: { 'shipping-city': '', 'shipping-phoneNumber': '1' } });
  expect(model.shownProblems).toEqual([]);
  await model.save();
  expect(saved).toEqual([]);
  expect(model.isSaving).toBe(false);
  expect(model.shownProblems).toEqual([
    { fieldId: 'shipping-city', text: 'Enter your city' },
    { fieldId: 'shipping-phoneNumber', text: 'Enter a phone number of 7 to 15 digits' },
  ]);
  model.leave(city);
  model.opened();
  expect([model.shownProblems, fieldOf(model, 'city')?.problem]).toEqual([[], null]);
});

test('faults of another form keep nobody from saving this one', async () => {
  const { model, saved } = openAccountForm({ form: 'personal', customer: { ...asha, addresses: [] } });
  await model.save();
  expect([model.shownProblems, saved.length, model.outcome]).toEqual([[], 1, 'saved']);
});

test.each<readonly [SaveOutcome, boolean]>([
  ['saved', true],
  ['queued', true],
  ['refused', false],
  ['needs-network', false],
  ['failed', false],
])('ACC-12 what was typed leaves the form when the shop or the device has it: %s', async (outcome, isGone) => {
  const typed = { 'shipping-city': 'Pune', 'personal-firstName': 'U' };
  const { model, draft, saved } = openAccountForm({ typed, save: async () => outcome });
  model.leave(city);
  await model.save();
  expect(saved[0]?.shipping).toMatchObject({ city: 'Pune', streetAddress: 'Hill Road' });
  expect([model.outcome, model.isSaving]).toEqual([outcome, false]);
  expect(draft.get()).toEqual(isGone ? { 'personal-firstName': 'U' } : typed);
  model.type(city, '');
  expect([model.outcome, fieldOf(model, 'city')?.problem]).toEqual([null, isGone ? null : 'Enter your city']);
});

test('a second press while it is saved saves nothing, and the outcome from before is gone', async () => {
  const { promise, resolve } = Promise.withResolvers<SaveOutcome>();
  const answers: readonly Promise<SaveOutcome>[] = [Promise.resolve('failed'), promise];
  let presses = 0;
  const { model, saved } = openAccountForm({ save: () => answers[presses++] ?? promise });
  await model.save();
  const pressed = model.save();
  expect([model.isSaving, model.outcome]).toEqual([true, null]);
  await model.save();
  resolve('saved');
  await pressed;
  expect([saved.length, model.isSaving]).toEqual([2, false]);
});

test('a form that is opened anew says nothing of what became of the last one', async () => {
  const { model } = openAccountForm({ save: async () => 'failed' });
  await model.save();
  model.opened();
  expect(model.outcome).toBeNull();
});
