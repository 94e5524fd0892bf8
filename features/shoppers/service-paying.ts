import type { FieldView } from '#viewmodels/checkout/field-view.ts';
import { type PaymentView, paymentViews } from '#viewmodels/checkout/payment-views.ts';
import { seenChangeText } from '#viewmodels/checkout/seen-change-text.ts';
import type { Step } from '#viewmodels/checkout/steps.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import { recapMessages } from '#viewmodels/messages/recap/en.ts';
import { wayToPayMessages } from '#viewmodels/messages/ways-to-pay/en.ts';
import type { Screens } from '../assemblies/screens.ts';
import { typedInto } from './field-names.ts';
import { createServiceOrdering } from './service-ordering.ts';
import type { Pages } from './service-pages.ts';
import type { Elsewhere, Filling, Paying } from './shopper.ts';

type Parts = {
  readonly pages: Pages;
  readonly elsewhere: Elsewhere;
};

/** Goes through the steps of the checkout by the model of its screen. */
export function createServicePaying({ pages, elsewhere }: Parts): Paying {
  const { opens, screens, settles } = pages;

  return {
    ...createServiceOrdering({ pages, elsewhere }),
    async fillsInCheckout(filling) {
      await standsAtAddress();
      typesIn(
        fieldsShown().filter(({ label }) => typedInto(label, filling) !== undefined),
        filling,
      );
      await goesOn('address');
      if (pages.step() === 'shipping') await goesOn('shipping');
    },
    async deliversTo(name) {
      await standsAtAddress();
      const country = fieldOf('shipping', 'country');
      typesIn([country], { [country.label]: name });
      await settles();
    },
    creditOffered: async () => (await person()).creditLabel,
    async usesCredit(isUsed) {
      const changing = (await person()).setCredit(isUsed);
      await settles();
      await changing;
    },
    creditWords: async () => (await person()).leftText ?? '',
    async wantsAccount(password) {
      const { wantAccount, typePassword } = await person();
      wantAccount(true);
      typePassword(password);
    },
    accountProblem: async () => (await person()).passwordProblem,
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
    async shippingMethod() {
      await opens('/checkout?step=shipping');
      const chosen = atStep('shipping').methods.shipping.find(({ isChosen }) => isChosen);
      await goesOn('shipping');
      return chosen?.title ?? null;
    },
    async paymentMethods() {
      await settles();
      return waysToPay().map(({ title }) => title);
    },
    async paysBy(title) {
      await settles();
      const chosen = waysToPay().find((each) => each.title === title);
      if (!chosen) throw new Error(`There is no way to pay by "${title}".`);
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
    async placesOrder(times = 1) {
      await settles();
      const { place } = atStep('payment');
      const ways = await Promise.all(Array.from({ length: times }, () => place()));
      for (const next of ways) if (next !== null) await opens(next);
      await settles();
    },
    copiesNumber: noFields,
    async changesTold() {
      await settles();
      const { changed, storeView } = atStep('payment').placing;
      const texts = { ...checkoutMessages.english, ...recapMessages.english };
      return changed.map((each) => seenChangeText(each, storeView, texts));
    },
  };

  function waysToPay(): readonly PaymentView[] {
    return paymentViews(atStep('payment').methods.payment, wayToPayMessages.english);
  }

  /** What of the step of payment depends on who pays. */
  async function person(): Promise<Screens['paying']> {
    await settles();
    atStep('payment');
    return screens().paying;
  }

  async function standsAtAddress(): Promise<void> {
    if (pages.step() === 'address') await settles();
    else await opens('/checkout');
  }

  /** Who can order nothing is shown no step, nor who is on the way to pay. */
  function atStep(step: Step): Screens['checkout'] {
    const { checkout } = screens();
    const isShown = !checkout.isEmpty && checkout.placing.paymentPage === null;
    if (pages.step() !== step || !isShown) throw new Error(`The step "${step}" of the checkout is not open.`);
    return checkout;
  }

  function fieldsShown(): readonly FieldView[] {
    const { form } = atStep('address');
    return [...form.fieldsOf('personal'), ...(form.isVirtual ? [] : form.fieldsOf('shipping'))];
  }

  /** As on a page, the last one where several bear the label. */
  function fieldLabelled(label: string): FieldView {
    const field = fieldsShown().findLast((each) => each.label === label);
    if (!field) throw new Error(`There is no field "${label}".`);
    return field;
  }

  function fieldOf(form: FieldView['form'], name: FieldView['name']): FieldView {
    const field = fieldsShown().find((each) => each.form === form && each.name === name);
    if (!field) throw new Error(`There is no field for the ${name}.`);
    return field;
  }

  function firstNameFields(): readonly [own: FieldView, ofAddress: FieldView] {
    return [fieldOf('personal', 'firstName'), fieldOf('shipping', 'firstName')];
  }

  /** Key by key behind what stands in the field, where the focus stays. */
  function typesOn(field: FieldView, text: string): void {
    const { form } = screens().checkout;
    form.enter(field);
    for (const key of text) form.type(field, fieldOf(field.form, field.name).value + key);
  }

  /** From field to field, as the hand goes; the last one is left for the button. */
  function typesIn(fields: readonly FieldView[], filling: Filling): void {
    const { form } = screens().checkout;
    fields.forEach((field, at) => {
      form.enter(field);
      form.type(field, valueFor(field, typedInto(field.label, filling) ?? ''));
      form.leave(field, fields[at + 1]?.id ?? null);
    });
  }

  async function goesOn(step: Step): Promise<void> {
    const next = atStep(step).continueFrom(step);
    if (next !== null) await opens(next);
  }
}

function valueFor({ options, label }: FieldView, text: string): string {
  if (options === null) return text;
  const option = options.find((each) => each.label === text);
  if (!option) throw new Error(`There is no ${label} "${text}" to choose.`);
  return option.value;
}

function noFields(): Promise<never> {
  return Promise.reject(new Error('There is no page to type into or to copy from: the example needs the tag @page.'));
}
