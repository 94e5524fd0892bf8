import { expect, test, vi } from 'vitest';
import { asha } from '#domain/session/device-for-tests.ts';
import { city, country, fieldOf, type Given, openAccountForm, zip } from './account-form-for-tests.ts';

async function openGuidedForm(given: Given = {}) {
  const opened = openAccountForm(given);
  opened.model.opened();
  await vi.waitFor(() => expect(opened.model.guide).not.toBeNull());
  return opened;
}

test('the state of a PIN code is filled in, and never in the place of what the customer wrote', async () => {
  const { model } = await openGuidedForm({ customer: asha });
  model.type(zip, '400050');
  expect(model.details.shipping.state).toBe('Maharashtra');
  model.type(zip, '560001');
  expect(model.details.shipping.state).toBe('Karnataka');
  model.type({ form: 'shipping', name: 'state' }, 'Mine');
  model.type(zip, '400050');
  expect(model.details.shipping.state).toBe('Mine');
});

test('a state that was proposed stays in India, and no other field proposes any', async () => {
  const { model } = await openGuidedForm({ customer: asha, typed: { 'shipping-zipCode': '400050' } });
  model.type(city, 'Mumbai');
  expect(model.details.shipping.state).toBe('');
  model.type(country, 'IN');
  expect(model.details.shipping.state).toBe('Maharashtra');
  model.type(country, 'FR');
  expect(model.details.shipping.state).toBe('');
});

test('countries are chosen, help is given where there is no problem, and what may be left out says so', async () => {
  const { model } = await openGuidedForm();
  const has = (name: string) => (fieldOf(model, name)?.options?.length ?? 0) > 0;
  expect([has('country'), has('city')]).toEqual([true, false]);
  expect(fieldOf(model, 'apartmentNumber')?.isOptional).toBe(true);
  expect(fieldOf(model, 'city')?.isOptional).toBe(false);
  expect(fieldOf(model, 'zipCode')).toMatchObject({ help: 'The six digits of your PIN code.', isNumeric: true });
  model.type(zip, '4');
  model.leave(zip);
  expect(fieldOf(model, 'zipCode')).toMatchObject({ help: null, problem: 'Enter a PIN code of six digits' });
});

test('what a country says of its postcodes comes with its guide', async () => {
  const { model } = await openGuidedForm({ typed: { 'shipping-country': 'FR', 'shipping-zipCode': '7' } });
  expect(fieldOf(model, 'zipCode')?.help).toBe('Your postcode, such as 75001.');
  model.leave(zip);
  expect(fieldOf(model, 'zipCode')?.problem).toContain('75001');
  const { model: unguided } = openAccountForm({
    typed: { 'shipping-country': 'FR', 'shipping-zipCode': '7' },
    fetchGuide: async () => null,
  });
  unguided.leave(zip);
  expect(fieldOf(unguided, 'zipCode')?.problem).toBe('Enter at least 3 characters');
});

test('the e-mail of an account is not for messages about an order', () => {
  const { model } = openAccountForm({ form: 'personal' });
  expect(fieldOf(model, 'emailAddress')?.help).toBeNull();
});
