import { expect, test, vi } from 'vitest';
import { noDetails } from '#domain/checkout/details.ts';
import { addressGuide, type FetchGuide } from './address-guide.ts';
import { firstName, modelOver, openModel, state, zip } from './checkout-form-for-tests.ts';

test('whoever types a PIN code before the states are there has its state filled in with them', async () => {
  const there = Promise.withResolvers<void>();
  const fetchGuide: FetchGuide = async () => {
    await there.promise;
    return addressGuide;
  };
  const { model, details } = modelOver({}, { fetchGuide });
  model.opened();
  model.type(zip, '560001');
  expect(details.get().shipping.state).toBe('');
  there.resolve();
  await vi.waitFor(() => expect(details.get().shipping.state).toBe('Karnataka'));
});

test('a PIN code proposes its state, and a better one follows it', async () => {
  const { model, details } = await openModel();
  model.type(zip, '400001');
  expect(details.get().shipping.state).toBe('Maharashtra');
  model.type(zip, '40000');
  model.type(zip, '560001');
  expect(details.get().shipping.state).toBe('Karnataka');
});

test('a state that was filled in goes with its country, and one that the shopper wrote stays', async () => {
  const { model, details } = await openModel();
  const country = { form: 'shipping', name: 'country' } as const;
  model.type(zip, '400001');
  model.type(country, 'US');
  expect(details.get().shipping).toMatchObject({ zipCode: '400001', state: '' });
  model.type(country, 'IN');
  expect(details.get().shipping.state).toBe('Maharashtra');
  model.type(state, 'Goa');
  model.type(country, 'US');
  expect(details.get().shipping.state).toBe('Goa');
});

test('a state the shopper wrote is never replaced', async () => {
  const { model, details } = await openModel();
  model.type(state, 'Bombay State');
  model.type(zip, '400001');
  expect(details.get().shipping.state).toBe('Bombay State');
});

test('the own name is proposed for the address, follows it, and gives way to another', () => {
  const { model, details } = modelOver({ billing: { ...noDetails.billing, firstName: 'Asha' } });
  model.type(firstName, 'Mera');
  model.leave(firstName);
  expect(details.get().shipping.firstName).toBe('Mera');
  model.type(firstName, 'Meera');
  model.leave(firstName);
  expect(details.get().shipping.firstName).toBe('Meera');
  expect(details.get().billing.firstName).toBe('Asha');
  model.type({ form: 'shipping', name: 'firstName' }, 'Ravi');
  model.leave(firstName);
  expect(details.get().shipping.firstName).toBe('Ravi');
});

const nameOfAddress = { form: 'shipping', name: 'firstName' } as const;

test('the own name is not filled in where the shopper is about to type, and is when that was left empty', () => {
  const { model, details } = modelOver();
  model.type(firstName, 'Leela');
  model.leave(firstName, 'shipping-firstName');
  model.enter(nameOfAddress);
  expect(details.get().shipping.firstName).toBe('');
  expect(details.get().billing.firstName).toBe('Leela');
  model.leave(nameOfAddress, 'shipping-lastName');
  expect(details.get().shipping.firstName).toBe('Leela');
});

test('what was typed there stays, also when the own name changes', () => {
  const { model, details } = modelOver();
  model.type(firstName, 'Leela');
  model.leave(firstName, 'shipping-firstName');
  model.type(nameOfAddress, 'Ravi');
  model.leave(nameOfAddress);
  model.type(firstName, 'Lila');
  model.leave(firstName);
  expect(details.get().shipping.firstName).toBe('Ravi');
});

test('the state that a PIN code means is not filled in where the shopper is about to type', async () => {
  const { model, details } = await openModel();
  model.enter(state);
  model.type(zip, '400001'); // as the browser does that fills in what it knows
  expect(details.get().shipping.state).toBe('');
  model.leave(state, null);
  expect(details.get().shipping.state).toBe('Maharashtra');
});

test('a name that was filled in by the browser is proposed when the step is sent', () => {
  const personal = { firstName: 'Meera', lastName: 'Iyer', emailAddress: 'meera@mail.test' };
  const { model, details } = modelOver({ personal });
  model.send('address');
  expect(details.get().shipping).toMatchObject({ firstName: 'Meera', lastName: 'Iyer' });
});
