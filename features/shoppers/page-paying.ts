import { typedInto } from './field-names.ts';
import type { Filling } from './filling.ts';
import { hasPart, type Page, type Target, thePart } from './page.ts';
import { createPageOrdering } from './page-ordering.ts';
import type { ChoosingPayment, Delivering, Elsewhere, FillingIn, Paying, UsingCredit } from './paying.ts';

const personal: Target = { role: 'region', name: 'Personal details' };
const shipping: Target = { role: 'region', name: 'Shipping address' };
const billing: Target = { role: 'region', name: 'Billing address' };
const parcel: Target = { role: 'region', name: 'When will it arrive?', within: shipping };
const delivery: Target = { role: 'region', name: 'Shipping method' };
const credit: Target = { role: 'region', name: 'Store credit' };
const newAccount: Target = { role: 'region', name: 'Account' };
const terms: Target = { role: 'checkbox', name: 'I accept the terms and conditions' };
const payment: Target = { role: 'group', name: 'Payment method' };
const country: Target = { name: 'Country', within: shipping };

const firstName = (within: Target): Target => ({ name: 'First name', within });

/** Goes through the steps of the checkout. */
export function createPagePaying(page: Page, elsewhere: Elsewhere): Paying {
  return {
    ...createPageOrdering(page, elsewhere),
    ...fillingIn(page),
    ...delivering(page),
    ...usingCredit(page),
    ...choosingPayment(page),
  };
}

function fillingIn(page: Page): FillingIn {
  const { fieldsIn, fillIn, goOnToPay, standsAtAddress } = inCheckout(page);
  return {
    async fillsInCheckout(filling) {
      await standsAtAddress();
      await fillIn(personal, filling);
      if (await hasPart(page, shipping)) await fillIn(shipping, filling);
      await goOnToPay();
    },
    async hasWrittenIn(filling) {
      for (const within of [personal, shipping])
        for (const { name } of await fieldsIn(within))
          await page.write({ name, within }, typedInto(name, filling) ?? '');
    },
    async typesFirstNames(own, ofAddress) {
      await page.typeOn(firstName(personal), own);
      await page.typeOn(firstName(shipping), ofAddress);
      await page.typeOn({ name: 'City', within: shipping }, '');
    },
    async firstNames() {
      const [own = '', other = ''] = await Promise.all(
        [personal, shipping].map(async (within) => (await thePart(page, firstName(within))).value),
      );
      return [own, other];
    },
    async billsElsewhere(filling) {
      await page.goTo('/checkout');
      await page.check({ role: 'checkbox', name: 'Billing address is the same' }, false);
      await fillIn(billing, filling);
      await goOnToPay();
    },
    acceptsTerms: (isAccepted) => page.check(terms, isAccepted),
    problemAt: async (name) => (await thePart(page, { name })).problem,
    async filledIn() {
      await page.goTo('/checkout');
      const fields = [...(await fieldsIn(personal)), ...(await fieldsIn(shipping))];
      return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    },
  };
}

function delivering(page: Page): Delivering {
  const { chosenIn, fieldsIn, goOn, standsAtAddress } = inCheckout(page);
  return {
    async deliversTo(name) {
      await standsAtAddress();
      await page.fill(country, name);
    },
    async placeAsked() {
      await standsAtAddress();
      return (await fieldsIn(shipping)).map(({ name }) => name);
    },
    async countryOfDelivery() {
      await standsAtAddress();
      return (await thePart(page, country)).value;
    },
    async wordsOfCountry() {
      const ofParcel = (await page.all({ role: 'status', within: parcel })).map(({ text }) => text);
      const told = await page.all({ role: 'status', within: shipping });
      return told.flatMap(({ text }) => (ofParcel.includes(text) ? [] : [text])).join(' ');
    },
    takesCountryBack: () => page.press({ role: 'button', startsWith: 'Deliver to', within: shipping }),
    goesToCartFromCountry: () => page.press({ role: 'link', name: 'Change cart', within: shipping }),
    async parcelWords() {
      await page.settle();
      return (await page.all({ role: 'paragraph', within: parcel })).map(({ text }) => text);
    },
    async shippingMethod() {
      await page.goTo('/checkout?step=shipping');
      const chosen = await chosenIn({ role: 'group', name: 'Shipping method' });
      await goOn();
      return chosen?.name ?? null;
    },
  };
}

function usingCredit(page: Page): UsingCredit {
  return {
    async creditOffered() {
      const [box] = await page.all({ role: 'checkbox', within: credit });
      return box?.name ?? null;
    },
    async usesCredit(isUsed) {
      const [box] = await page.all({ role: 'checkbox', within: credit });
      await page.check({ role: 'checkbox', name: box?.name ?? '', within: credit }, isUsed);
      await page.settle();
    },
    creditMessages: async () => (await thePart(page, { role: 'status', within: credit })).text,
    async wantsAccount(password) {
      await page.check({ role: 'checkbox', name: 'Create an account with this order', within: newAccount }, true);
      await page.fill({ name: 'Password', within: newAccount }, password);
    },
    accountProblem: async () => (await thePart(page, { name: 'Password', within: newAccount })).problem,
  };
}

function choosingPayment(page: Page): ChoosingPayment {
  const { chosenIn } = inCheckout(page);
  return {
    async paymentMethods() {
      return (await page.all({ role: 'radio', within: payment })).map(({ name }) => name);
    },
    async paymentsClosed() {
      const closed = (await page.all({ role: 'radio', within: payment })).filter(({ isDisabled }) => isDisabled);
      return closed.map(({ name, description }) => [name, description ?? '']);
    },
    paysBy: (name) => page.check({ role: 'radio', name, within: payment }, true),
    paymentMessage: async () => (await chosenIn(payment))?.description ?? null,
    async paymentChosen() {
      if (!(await hasPart(page, payment))) await page.goTo('/checkout?step=payment');
      return (await chosenIn(payment))?.name ?? null;
    },
    orderButton: async () => (await thePart(page, { role: 'button', startsWith: 'Place order' })).name,
    placesOrder: (times) => page.press({ role: 'button', startsWith: 'Place order' }, times),
    copiesNumber: () => page.press({ role: 'button', name: 'Copy number' }),
    async changesTold() {
      const told = await page.all({ role: 'listitem', within: { role: 'region', name: 'Order review' } });
      return told.map(({ text }) => text);
    },
  };
}

function inCheckout(page: Page) {
  return { chosenIn, fieldsIn, fillIn, goOn, goOnToPay, standsAtAddress };

  async function standsAtAddress(): Promise<void> {
    if (!(await hasPart(page, personal))) await page.goTo('/checkout');
  }

  /** Over the choice of a courier, where there is one. */
  async function goOnToPay(): Promise<void> {
    await goOn();
    if (await hasPart(page, delivery)) await goOn();
  }

  function goOn(): Promise<void> {
    return page.press({ role: 'button', name: 'Continue' });
  }

  async function fillIn(within: Target, filling: Filling): Promise<void> {
    const fields = (await fieldsIn(within)).flatMap(({ name }) => {
      const text = typedInto(name, filling);
      return text === undefined ? [] : [[{ name, within }, text] as const];
    });
    await page.fillAll(fields);
  }

  /** Those to write in; which there are, and what they are called, the country says. */
  async function fieldsIn(within: Target) {
    const fields = await page.all({ role: ['textbox', 'combobox'], within });
    return fields.filter(({ name }) => name !== country.name);
  }

  async function chosenIn(within: Target) {
    return (await page.all({ role: 'radio', within })).find(({ isChecked }) => isChecked);
  }
}
