import type { FieldView } from '#viewmodels/checkout/field-view.ts';
import { type PaymentView, paymentViews } from '#viewmodels/checkout/payment-views.ts';
import type { Step } from '#viewmodels/checkout/steps.ts';
import { wayToPayMessages } from '#viewmodels/messages/ways-to-pay/en.ts';
import type { Screens } from '../assemblies/screens.ts';
import { typedInto } from './field-names.ts';
import type { Filling } from './filling.ts';
import type { Pages } from './service-pages.ts';

/** What is done at the steps of the checkout again and again. */
export function atSteps(pages: Pages) {
  const { opens, screens, settles } = pages;
  return { atStep, goesOn, person, standsAtAddress, waysToPay };

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

  async function goesOn(step: Step): Promise<void> {
    const next = atStep(step).continueFrom(step);
    if (next !== null) await opens(next);
  }

  /** What of the step of payment depends on who pays. */
  async function person(): Promise<Screens['paying']> {
    await settles();
    atStep('payment');
    return screens().paying;
  }

  function waysToPay(): readonly PaymentView[] {
    const { form, methods } = atStep('payment');
    return paymentViews(methods.payment, wayToPayMessages.english, form.limit);
  }
}

/** The fields of the address step, and how a hand types into them. */
export function inFields(pages: Pages) {
  const { screens } = pages;
  const shown = shownFields(pages);
  return { ...shown, typesIn, typesOn };

  /** Key by key behind what stands in the field, where the focus stays. */
  function typesOn(field: FieldView, text: string): void {
    const { form } = screens().checkout;
    form.enter(field);
    for (const key of text) form.type(field, shown.fieldOf(field.form, field.name).value + key);
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
}

function shownFields(pages: Pages) {
  const { atStep } = atSteps(pages);
  return { fieldLabelled, fieldOf, fieldsShown, firstNameFields };

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
}

function valueFor({ options, label }: FieldView, text: string): string {
  if (options === null) return text;
  const option = options.find((each) => each.label === text);
  if (!option) throw new Error(`There is no ${label} "${text}" to choose.`);
  return option.value;
}
