import { expect, test, vi } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noChange, type ProfileChange } from '#domain/account/profile-change.ts';
import type { SaveOutcome } from '#domain/account/save-profile.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { Customer, CustomerAddress } from '#domain/session/customer.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { addressGuide, type FetchGuide } from '../checkout/address-guide.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import type { AccountDraft } from './account-draft.ts';
import { AccountFormModel } from './account-form-model.ts';

const home: CustomerAddress = {
  ...{ id: 9, firstName: 'Asha', lastName: 'Rao', street: ['12B', 'Hill Road'], city: 'Mumbai' },
  ...{ region: 'Maharashtra', postcode: '400050', country: 'IN', phone: '+919820012345' },
  ...{ isForShipping: true, isForBilling: false },
};

type Given = {
  readonly form?: 'personal' | 'shipping';
  readonly customer?: Customer | null;
  readonly change?: ProfileChange;
  readonly typed?: AccountDraft;
  readonly country?: string;
  readonly save?: () => Promise<SaveOutcome>;
  readonly fetchGuide?: FetchGuide;
};

function open(given: Given = {}) {
  const { form = 'shipping', customer = { ...asha, addresses: [home] }, change = noChange, typed = {} } = given;
  const { country = 'IN', save = async () => 'saved', fetchGuide = async () => addressGuide } = given;
  const accountDraft = createMemoryCell<AccountDraft>(typed);
  const saved: CheckoutDetails[] = [];
  const session: Session =
    customer === null ? guestSession : { kind: 'signed-in', customer, tokens: pair(1), renewals: 0, begunAt: 0 };
  const ports = {
    session: createMemoryCell<Session>(session),
    profileChange: createMemoryCell<ProfileChange>(change),
    accountDraft,
    storeView: createMemoryCell({ ...defaultStoreView, country }),
    fetchGuide,
    messages: inEnglish,
  };
  const model = new AccountFormModel(ports, form, (details) => {
    saved.push(details);
    return save();
  });
  return { model, draft: accountDraft, saved };
}

async function openGuided(given: Given = {}) {
  const opened = open(given);
  opened.model.opened();
  await vi.waitFor(() => expect(opened.model.guide).not.toBeNull());
  return opened;
}

const city = { form: 'shipping', name: 'city' } as const;
const zip = { form: 'shipping', name: 'zipCode' } as const;
const country = { form: 'shipping', name: 'country' } as const;

type Model = ReturnType<typeof open>['model'];
const fieldOf = ({ fields }: Model, wanted: string) => fields.find(({ name }) => name === wanted);

test('the fields hold what the shop knows, in the order of the country', () => {
  const { model } = open();
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
  const { model } = open({ customer: asha, country: 'GB' });
  expect(model.details.shipping).toMatchObject({ firstName: 'Asha', lastName: 'Rao', country: 'GB', city: '' });
});

test('of a guest nothing is known', () => {
  const { model } = open({ customer: null, form: 'personal' });
  expect([model.customer, model.fields.map(({ value }) => value)]).toEqual([null, ['', '', '']]);
});

test('what waits on the device to be told to the shop stands in the fields already', () => {
  const names = { firstName: 'Usha', lastName: 'Rao' };
  const { model } = open({ form: 'personal', change: { kind: 'waiting', names, shippingAddress: null } });
  expect(model.fields.map(({ value }) => value)).toEqual(['Usha', 'Rao', 'asha@mail.test']);
});

test('what was typed stands before what is known, and of this form alone', () => {
  const { model } = open({ typed: { 'shipping-city': 'Pune', 'personal-firstName': 'U' } });
  expect([model.details.shipping.city, model.details.shipping.firstName, model.isTyped]).toEqual([
    'Pune',
    'Asha',
    true,
  ]);
  expect(open({ typed: { 'personal-firstName': 'U' } }).model.isTyped).toBe(false);
});

test('a problem shows when its field was left, not while it is typed', () => {
  const { model } = open();
  model.type(city, '');
  expect(fieldOf(model, 'city')?.problem).toBeNull();
  model.leave(city);
  expect(fieldOf(model, 'city')?.problem).toBe('Enter your city');
  model.type(zip, '');
  expect(fieldOf(model, 'zipCode')?.problem).toBeNull();
});

test('a form with faults is not saved; they are listed from then on, and opening it anew blames nobody', async () => {
  const { model, saved } = open({ typed: { 'shipping-city': '', 'shipping-phoneNumber': '1' } });
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
  const { model, saved } = open({ form: 'personal', customer: { ...asha, addresses: [] } });
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
  const { model, draft, saved } = open({ typed, save: async () => outcome });
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
  const { model, saved } = open({ save: () => answers[presses++] ?? promise });
  await model.save();
  const pressed = model.save();
  expect([model.isSaving, model.outcome]).toEqual([true, null]);
  await model.save();
  resolve('saved');
  await pressed;
  expect([saved.length, model.isSaving]).toEqual([2, false]);
});

test('a form that is opened anew says nothing of what became of the last one', async () => {
  const { model } = open({ save: async () => 'failed' });
  await model.save();
  model.opened();
  expect(model.outcome).toBeNull();
});

test('the state of a PIN code is filled in, and never in the place of what the customer wrote', async () => {
  const { model } = await openGuided({ customer: asha });
  model.type(zip, '400050');
  expect(model.details.shipping.state).toBe('Maharashtra');
  model.type(zip, '560001');
  expect(model.details.shipping.state).toBe('Karnataka');
  model.type({ form: 'shipping', name: 'state' }, 'Mine');
  model.type(zip, '400050');
  expect(model.details.shipping.state).toBe('Mine');
});

test('a state that was proposed stays in India, and no other field proposes any', async () => {
  const { model } = await openGuided({ customer: asha, typed: { 'shipping-zipCode': '400050' } });
  model.type(city, 'Mumbai');
  expect(model.details.shipping.state).toBe('');
  model.type(country, 'IN');
  expect(model.details.shipping.state).toBe('Maharashtra');
  model.type(country, 'FR');
  expect(model.details.shipping.state).toBe('');
});

test('countries are chosen, help is given where there is no problem, and what may be left out says so', async () => {
  const { model } = await openGuided();
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
  const { model } = await openGuided({ typed: { 'shipping-country': 'FR', 'shipping-zipCode': '7' } });
  expect(fieldOf(model, 'zipCode')?.help).toBe('Your postcode, such as 75001.');
  model.leave(zip);
  expect(fieldOf(model, 'zipCode')?.problem).toContain('75001');
  const { model: unguided } = open({
    typed: { 'shipping-country': 'FR', 'shipping-zipCode': '7' },
    fetchGuide: async () => null,
  });
  unguided.leave(zip);
  expect(fieldOf(unguided, 'zipCode')?.problem).toBe('Enter at least 3 characters');
});

test('the e-mail of an account is not for messages about an order', () => {
  const { model } = open({ form: 'personal' });
  expect(fieldOf(model, 'emailAddress')?.help).toBeNull();
});
