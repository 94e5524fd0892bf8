import { seenChangeText } from '#viewmodels/checkout/seen-change-text.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import { recapMessages } from '#viewmodels/messages/recap/en.ts';
import { typedInto } from './field-names.ts';
import type { ChoosingPayment, Delivering, Elsewhere, FillingIn, Paying, UsingCredit } from './paying.ts';
import { atSteps, inFields } from './service-checkout.ts';
import { goesToCartFromCountry, parcelWords } from './service-delivering.ts';
import { createServiceOrdering } from './service-ordering.ts';
import type { Pages } from './service-pages.ts';

type Parts = {
  readonly pages: Pages;
  readonly elsewhere: Elsewhere;
};

/** Goes through the steps of the checkout by the model of its screen. */
export function createServicePaying({ pages, elsewhere }: Parts): Paying {
  return {
    ...createServiceOrdering({ pages, elsewhere }),
    ...fillingIn(pages),
    ...delivering(pages),
    ...usingCredit(pages),
    ...choosingPayment(pages),
  };
}

function fillingIn(pages: Pages): FillingIn {
  const { opens, screens, settles } = pages;
  const { atStep, goesOn, standsAtAddress } = atSteps(pages);
  const { fieldLabelled, fieldsShown, typesIn } = inFields(pages);
  return {
    ...fillingInNames(pages),
    async fillsInCheckout(filling) {
      await standsAtAddress();
      typesIn(
        fieldsShown().filter(({ label }) => typedInto(label, filling) !== undefined),
        filling,
      );
      await settles(); // a hand is slower than what the page looks up of itself
      await goesOn('address');
      if (pages.step() === 'shipping') await goesOn('shipping');
    },
    hasWrittenIn: noFields,
    billsElsewhere: noFields,
    acceptsTerms: async (isAccepted) => atStep('payment').acceptTerms(isAccepted),
    async problemAt(label) {
      await settles();
      const { terms } = screens().checkout;
      if (pages.step() === 'payment' && label === terms.label) return terms.problem;
      return fieldLabelled(label).problem;
    },
    async filledIn() {
      await opens('/checkout');
      const written = fieldsShown().filter(({ options }) => options === null);
      return Object.fromEntries(written.map(({ label, value }) => [label, value]));
    },
  };
}

function fillingInNames(pages: Pages) {
  const { settles } = pages;
  const { atStep, standsAtAddress } = atSteps(pages);
  const { fieldOf, firstNameFields, typesOn } = inFields(pages);
  return {
    async typesFirstNames(own, ofAddress) {
      await standsAtAddress();
      const { form } = atStep('address');
      const [ownField, otherField] = firstNameFields();
      typesOn(ownField, own);
      form.leave(ownField, otherField.id);
      typesOn(otherField, ofAddress);
      const next = fieldOf('shipping', 'city');
      form.leave(otherField, next.id);
      form.enter(next);
    },
    async firstNames() {
      await settles();
      const [own, other] = firstNameFields();
      return [own.value, other.value];
    },
  } satisfies Partial<FillingIn>;
}

function delivering(pages: Pages): Delivering {
  const { opens, settles } = pages;
  const { atStep, goesOn, standsAtAddress } = atSteps(pages);
  const { fieldOf, fieldsShown, typesIn } = inFields(pages);
  return {
    async deliversTo(name) {
      await standsAtAddress();
      const country = fieldOf('shipping', 'country');
      typesIn([country], { [country.label]: name });
      await settles();
    },
    async placeAsked() {
      await standsAtAddress();
      const written = fieldsShown().filter(({ form, options }) => form === 'shipping' && options === null);
      return written.map(({ label }) => label);
    },
    async countryOfDelivery() {
      await standsAtAddress();
      return fieldOf('shipping', 'country').value;
    },
    async wordsOfCountry() {
      await settles();
      return atStep('address').form.prices.notice ?? '';
    },
    async takesCountryBack() {
      const { prices } = atStep('address').form;
      if (prices.wayBack === null) throw new Error('There is no way back beside the country.');
      prices.goBack();
      await settles();
    },
    goesToCartFromCountry: () => goesToCartFromCountry(pages),
    parcelWords: () => parcelWords(pages),
    async shippingMethod() {
      await opens('/checkout?step=shipping');
      const chosen = atStep('shipping').methods.shipping.find(({ isChosen }) => isChosen);
      await goesOn('shipping');
      return chosen?.title ?? null;
    },
  };
}

function usingCredit(pages: Pages): UsingCredit {
  const { settles } = pages;
  const { person } = atSteps(pages);
  return {
    creditOffered: async () => (await person()).creditLabel,
    async usesCredit(isUsed) {
      const changing = (await person()).setCredit(isUsed);
      await settles();
      await changing;
    },
    creditMessages: async () => (await person()).leftText ?? '',
    async wantsAccount(password) {
      const { wantAccount, typePassword } = await person();
      wantAccount(true);
      typePassword(password);
    },
    accountProblem: async () => (await person()).passwordProblem,
  };
}

function choosingPayment(pages: Pages): ChoosingPayment {
  const { opens, settles } = pages;
  const { atStep, waysToPay } = atSteps(pages);
  return {
    async paymentMethods() {
      await settles();
      return waysToPay().map(({ title }) => title);
    },
    paymentsClosed: () => paymentsClosed(pages),
    async paysBy(title) {
      await settles();
      const chosen = waysToPay().find((each) => each.title === title);
      if (!chosen || chosen.isDisabled) throw new Error(`There is no way to pay by "${title}".`);
      atStep('payment').methods.choosePayment(chosen.way);
      await settles();
    },
    async paymentMessage() {
      await settles();
      return waysToPay().find(({ isChosen }) => isChosen)?.note ?? null;
    },
    async paymentChosen() {
      if (pages.step() !== 'payment') await opens('/checkout?step=payment');
      await settles();
      return waysToPay().find(({ isChosen }) => isChosen)?.title ?? null;
    },
    orderButton: () => settles().then(() => atStep('payment').placeLabel),
    async placesOrder(times = 1) {
      await settles();
      const { place } = atStep('payment');
      const ways = await Promise.all(Array.from({ length: times }, () => place()));
      for (const next of ways) if (next !== null) await opens(next);
      await settles();
    },
    copiesNumber: noFields,
    changesTold: () => changesTold(pages),
  };
}

async function changesTold(pages: Pages) {
  await pages.settles();
  const { changed, storeView } = atSteps(pages).atStep('payment').placing;
  const texts = { ...checkoutMessages.english, ...recapMessages.english };
  return changed.map((each) => seenChangeText(each, storeView, texts));
}

async function paymentsClosed(pages: Pages) {
  await pages.settles();
  const closed = atSteps(pages)
    .waysToPay()
    .filter(({ isDisabled }) => isDisabled);
  return closed.map(({ title, note }) => [title, note] as const);
}

function noFields(): Promise<never> {
  return Promise.reject(new Error('There is no page to type into or to copy from: the example needs the tag @page.'));
}
