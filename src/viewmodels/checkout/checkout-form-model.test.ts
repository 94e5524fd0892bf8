import { expect, test, vi } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { createChangeDetails } from '#domain/checkout/change-details.ts';
import { type CheckoutDetails, noDetails } from '#domain/checkout/details.ts';
import { mumbaiDetails } from '#domain/checkout/details-for-tests.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { addressGuide, type FetchGuide } from './address-guide.ts';
import { CheckoutFormModel } from './checkout-form-model.ts';

const clock = { now: () => 0 };

const guideAtHand: FetchGuide = async () => addressGuide;

type Further = Partial<typeof emptyCart> & { readonly fetchGuide?: FetchGuide };

function modelOver(known: Partial<CheckoutDetails> = {}, { fetchGuide = guideAtHand, ...further }: Further = {}) {
  const details = createMemoryCell<CheckoutDetails>({ ...noDetails, ...known });
  const cart = createMemoryCell({
    ...emptyCart,
    lines: [lineForTests('Silk Tee')],
    shippingMethod: 'flatrate',
    paymentMethod: 'ccavenuepay',
    ...further,
  });
  const model = new CheckoutFormModel({
    cart,
    checkoutDetails: details,
    changeDetails: createChangeDetails({ checkoutDetails: details, clock }),
    storeView: createMemoryCell(defaultStoreView),
    isOnline: createMemoryCell(true),
    proposeCountry: () => undefined,
    priceForDelivery: () => ({ kind: 'priced' }),
    fetchGuide,
    messages: inEnglish,
  });
  return { model, details };
}

/** As it stands once its page is open and the guide is there. */
async function openModel(known: Partial<CheckoutDetails> = {}) {
  const opened = modelOver(known);
  opened.model.opened();
  await vi.waitFor(() => expect(opened.model.guide).not.toBeNull());
  return opened;
}

const firstName = { form: 'personal', name: 'firstName' } as const;
const email = { form: 'personal', name: 'emailAddress' } as const;
const zip = { form: 'shipping', name: 'zipCode' } as const;
const state = { form: 'shipping', name: 'state' } as const;

test('a problem shows when its field was left, not while it is typed', () => {
  const { model } = modelOver();
  model.type(email, 'meera@');
  expect(model.problemAt('personal', 'emailAddress')).toBeNull();
  model.leave(email);
  expect(model.problemAt('personal', 'emailAddress')).toBe('Enter an email address like name@example.com');
  expect(model.problemAt('personal', 'firstName')).toBeNull();
});

test('sending a step shows all its problems and those of no other, and a name that is missing everywhere once', () => {
  const { model } = modelOver();
  model.send('address');
  expect(model.shownProblemsOf('address').map(({ fieldId }) => fieldId)).toEqual([
    'personal-firstName',
    'personal-lastName',
    'personal-emailAddress',
    'shipping-streetAddress',
    'shipping-city',
    'shipping-zipCode',
    'shipping-phoneNumber',
  ]);
  expect(model.problemAt('shipping', 'firstName')).toBe('Enter your first name');
  expect(model.problemAt('final', 'terms')).toBeNull();
});

test('a name that is missing at the address alone is told as that of the address', () => {
  const personal = { firstName: 'Meera', lastName: 'Iyer', emailAddress: 'meera@mail.test' };
  const { model } = modelOver({ personal, shipping: { ...mumbaiDetails, firstName: 'M', lastName: '' } });
  model.type({ form: 'personal', name: 'lastName' }, '');
  model.send('address');
  expect(model.shownProblemsOf('address')).toEqual([
    { fieldId: 'personal-lastName', text: 'Enter your last name' },
    { fieldId: 'shipping-firstName', text: 'Enter at least 2 letters' },
  ]);
});

test('CHK-16 CHK-18 the first unfinished step is the one to go to', () => {
  const personal = { firstName: 'Meera', lastName: 'Iyer', emailAddress: 'meera@mail.test' };
  const filled = { personal, shipping: mumbaiDetails };
  expect(modelOver({ personal }).model.unfinishedUpTo('payment')).toBe('address');
  expect(modelOver(filled, { shippingMethod: null }).model.unfinishedUpTo('payment')).toBe('shipping');
  expect(modelOver(filled).model.unfinishedUpTo('shipping')).toBeNull();
  expect(modelOver(filled).model.unfinishedUpTo('payment')).toBe('payment');
});

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

test('a download has an address for the bill and none for a parcel', () => {
  const { model } = modelOver({}, { lines: [lineForTests('Pattern', { type: 'downloadable' })] });
  expect(model.steps).toEqual(['address', 'payment']);
  model.send('address');
  expect(model.problemAt('billing', 'city')).toBe('Enter your city');
  expect(model.problemAt('shipping', 'city')).toBeNull();
});

test('ways to send and to pay must be chosen', () => {
  const { model } = modelOver({ areTermsAccepted: true }, { shippingMethod: null, paymentMethod: null });
  for (const step of ['shipping', 'payment'] as const) model.send(step);
  expect(model.shownProblemsOf('shipping').map(({ text }) => text)).toEqual(['Choose a shipping method']);
  expect(model.shownProblemsOf('payment').map(({ text }) => text)).toEqual(['Choose a payment method']);
});

test('what is missing twice says where', () => {
  const { model } = modelOver({ isBillingSame: false });
  model.send('address');
  const texts = model.shownProblemsOf('address').map(({ text }) => text);
  expect(texts).toContain('Enter your city');
  expect(texts).toContain('Enter your city (Billing address)');
});

test.each([
  ['IN', true],
  ['US', true],
  ['GB', false],
])('a state is asked for where there are any: %s', (country, isAsked) => {
  const { model } = modelOver({ shipping: { ...noDetails.shipping, country } });
  expect(model.fieldsOf('shipping').some(({ name }) => name === 'state')).toBe(isAsked);
});

test('CHK-16 what a country says of its addresses counts as soon as it is known', async () => {
  const shipping = { ...mumbaiDetails, country: 'DE', zipCode: '400050' };
  const { model } = modelOver({ shipping });
  model.leave(zip);
  expect(model.problemAt('shipping', 'zipCode')).toBeNull();
  model.opened();
  await vi.waitFor(() => expect(model.problemAt('shipping', 'zipCode')).toBe('Enter your postcode, such as 10115'));
});

test('what could not be fetched when the page was opened is fetched when a step is sent', async () => {
  const fetchGuide = vi.fn<FetchGuide>().mockResolvedValueOnce(null).mockResolvedValueOnce(addressGuide);
  const { model } = modelOver({}, { fetchGuide });
  model.opened();
  await vi.waitFor(() => expect(fetchGuide).toHaveBeenCalledTimes(1));
  expect(model.guide).toBeNull();
  model.send('address');
  await vi.waitFor(() => expect(model.guide).not.toBeNull());
  model.send('address');
  expect(fetchGuide).toHaveBeenCalledTimes(2);
});

test('states are suggested where they are known, until one of them stands there', async () => {
  const { model } = await openModel({ shipping: { ...mumbaiDetails, state: 'Maha' } });
  const suggested = () => model.fieldsOf('shipping').find(({ name }) => name === 'state')?.suggestions;
  expect(suggested()).toContain('Maharashtra');
  model.type(state, 'Maharashtra');
  expect(suggested()).toEqual([]);
  model.type(state, '');
  model.type({ form: 'shipping', name: 'country' }, 'US');
  expect(suggested()).toContain('California');
  model.type({ form: 'shipping', name: 'country' }, 'IT');
  expect(suggested()).toEqual([]);
});

test.each([
  ['IN', true, false, 'The six digits of your PIN code.'],
  ['US', true, false, 'Your ZIP code, such as 94103.'],
  ['GB', false, false, 'Your postcode, such as SW1A 1AA.'],
  ['IE', false, true, 'Your Eircode, such as D02 X285.'],
  ['MY', false, false, null],
])(
  'in %s a postcode is typed with digits alone: %o, and may be left out: %o',
  async (country, isNumeric, isOptional, help) => {
    const { model } = await openModel({ shipping: { ...mumbaiDetails, country } });
    const field = model.fieldsOf('shipping').find(({ name }) => name === 'zipCode');
    expect(field).toMatchObject({ isNumeric, isOptional, help });
  },
);
