import { expect, test, vi } from 'vitest';
import { noDetails } from '#domain/checkout/details.ts';
import { mumbaiDetails } from '#domain/checkout/details-for-tests.ts';
import { withAnswer } from '#domain/delivery/delivery-memory.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { addressGuide, type FetchGuide } from './address-guide.ts';
import { modelOver, openModel, state, zip } from './checkout-form-for-tests.ts';

const email = { form: 'personal', name: 'emailAddress' } as const;

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

test('that nobody delivers to a PIN code stands at it at once, and keeps its step from being finished', async () => {
  const { model, details, deliveryMemory } = await openModel({ shipping: { ...mumbaiDetails, zipCode: '744301' } });
  const [line] = [lineForTests('Silk Tee')];
  const at = Date.parse('2026-11-28T05:00:00Z');
  expect(model.problemAt('shipping', 'zipCode')).toBeNull();
  deliveryMemory.update(() => withAnswer(null, '744301', { skus: [line.sku], estimate: { kind: 'never' }, at }));
  expect(model.problemAt('shipping', 'zipCode')).toMatch(/^We cannot deliver to this PIN code/);
  expect(model.unfinishedUpTo('address')).toBe('address');
  details.update((now) => ({ ...now, shipping: { ...now.shipping, zipCode: '400050' } }));
  expect(model.problemAt('shipping', 'zipCode')).toBeNull();
});

test('STORE-25 what is not sent to the country is said at once, and the step does not go on', async () => {
  const { model, sendingLimits, details } = await openModel({ shipping: mumbaiDetails });
  sendingLimits.update(() => [{ key: 'Silk Tee', name: 'Silk Tee', countries: ['IN'] }]);
  const words = 'Cannot be sent to this country: Silk Tee.';
  expect([model.problemAt('shipping', 'country'), model.notSent, model.unfinishedUpTo('address')]).toEqual([
    words,
    words,
    'address',
  ]);
  details.update((now) => ({ ...now, shipping: { ...now.shipping, country: 'MY' } }));
  expect([model.problemAt('shipping', 'country'), model.notSent]).toEqual([null, null]);
});
