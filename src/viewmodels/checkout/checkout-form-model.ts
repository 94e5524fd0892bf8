import { makeAutoObservable, observableRef } from 'mobx';
import { type Cart, isVirtual } from '#domain/cart/cart.ts';
import type { ChangeDetails } from '#domain/checkout/change-details.ts';
import { type Problem, problemsOf } from '#domain/checkout/checks.ts';
import type { CheckoutDetails, CheckoutForm } from '#domain/checkout/details.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { countryOptions } from '../store/countries.ts';
import { checkoutWords } from '../words/checkout/en.ts';
import { spokenLocale } from '../words/languages.ts';
import type { Words } from '../words/words.ts';
import { type FieldAt, type FieldView, fieldId, fieldsAt, valueAt } from './field-view.ts';
import { type CheckoutTexts, helpOf, problemText } from './field-words.ts';
import { stateOfPin } from './state-of-pin.ts';
import { formsOf, type Step, steps } from './steps.ts';

export type CheckoutFormPorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly details: ReadonlyCell<CheckoutDetails>;
  readonly changeDetails: ChangeDetails;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly words: Words;
};

/** A problem with the field it leads to. */
export type ProblemView = { readonly fieldId: string; readonly text: string };

/** The forms of the checkout: problems show when a field was left or its step was sent, never while typing first. */
export class CheckoutFormModel {
  readonly #ports: CheckoutFormPorts;
  /** Ids of the fields the shopper left. */
  left: readonly string[] = [];
  /** Steps the shopper wanted to finish. */
  sent: readonly Step[] = [];
  /** The state that was last filled in for the shopper. */
  proposedState: string | null = null;

  constructor(ports: CheckoutFormPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { left: observableRef, sent: observableRef }, { autoBind: true });
  }

  get isVirtual(): boolean {
    return isVirtual(this.#ports.cart.get());
  }

  get details(): CheckoutDetails {
    return this.#ports.details.get();
  }

  get problems(): readonly Problem[] {
    return [...problemsOf(this.details, { isVirtual: this.isVirtual }), ...this.missingMethods];
  }

  fieldsOf(form: CheckoutForm): readonly FieldView[] {
    return fieldsAt(form).map((at) => this.fieldAt(at));
  }

  /** What is wrong in a step, once the shopper wanted to finish it. */
  shownProblemsOf(step: Step): readonly ProblemView[] {
    if (!this.sent.includes(step)) return [];
    return this.problemsIn(step).map((problem) => ({
      fieldId: fieldId(problem.form, problem.field),
      text: problemText(problem, this.countryOf(problem.form), this.#texts),
    }));
  }

  /** How often the shopper wanted to finish a step. */
  attemptsAt(step: Step): number {
    return this.sent.filter((each) => each === step).length;
  }

  /** The problem of a field that may be shown now. */
  problemAt(form: CheckoutForm | 'final', name: string): string | null {
    const problem = this.problems.find((each) => each.form === form && each.field === name);
    const isShown =
      this.left.includes(fieldId(form, name)) || this.sent.some((step) => this.formsOf(step).includes(form));
    return problem && isShown ? problemText(problem, this.countryOf(form), this.#texts) : null;
  }

  /** The first step before this one, or itself, that is not complete; null when all are. */
  unfinishedUpTo(step: Step): Step | null {
    const upTo = steps.slice(0, steps.indexOf(step) + 1);
    return upTo.find((each) => this.problemsIn(each).length > 0) ?? null;
  }

  type(at: FieldAt, value: string): void {
    this.change(at, value);
    if (at.form !== 'personal' && at.name === 'zipCode') this.proposeState(at.form);
  }

  leave(at: FieldAt): void {
    this.left = [...this.left, fieldId(at.form, at.name)];
  }

  send(step: Step): void {
    this.sent = [...this.sent, step];
    if (step === 'personal') this.proposeName();
  }

  /** A way to send and to pay must be chosen, too (CHK-18). */
  private get missingMethods(): readonly Problem[] {
    const { shippingMethod, paymentMethod } = this.#ports.cart.get();
    return [
      ...(shippingMethod || this.isVirtual ? [] : [missingMethod('shippingMethod')]),
      ...(paymentMethod ? [] : [missingMethod('paymentMethod')]),
    ];
  }

  private fieldAt(at: FieldAt): FieldView {
    const problem = this.problemAt(at.form, at.name);
    return {
      ...at,
      id: fieldId(at.form, at.name),
      label: this.#texts.fields[at.name],
      value: valueAt(this.details, at),
      help: problem === null ? helpOf(at.name, this.countryOf(at.form), this.#texts) : null,
      isOptional: at.name === 'apartmentNumber' || at.name === 'state',
      isNumeric: at.name === 'zipCode' && this.countryOf(at.form) === 'IN',
      problem,
      options: at.name === 'country' ? countryOptions(spokenLocale(this.#ports.storeView.get().locale)) : null,
    };
  }

  get #texts(): CheckoutTexts {
    return this.#ports.words(checkoutWords);
  }

  private problemsIn(step: Step): readonly Problem[] {
    const forms = this.formsOf(step);
    return this.problems.filter(({ form }) => forms.includes(form));
  }

  private formsOf(step: Step): readonly (CheckoutForm | 'final')[] {
    return formsOf(step, { isVirtual: this.isVirtual, isBillingSame: this.details.isBillingSame });
  }

  private countryOf(form: CheckoutForm | 'final'): string {
    return form === 'billing' ? this.details.billing.country : this.details.shipping.country;
  }

  private change(at: FieldAt, value: string): void {
    if (at.form === 'personal') this.#ports.changeDetails(at.form, at.name, value);
    else this.#ports.changeDetails(at.form, at.name, value);
  }

  /** Fills in the state of an Indian PIN code, and changes it with the code, unless the shopper wrote one. */
  private proposeState(form: 'shipping' | 'billing'): void {
    const { country, state, zipCode } = this.details[form];
    const proposal = stateOfPin(zipCode);
    const isOwn = state !== '' && state !== this.proposedState;
    if (country !== 'IN' || proposal === null || isOwn) return;
    this.proposedState = proposal;
    this.change({ form, name: 'state' }, proposal);
  }

  /** Nobody types the own name twice. */
  private proposeName(): void {
    const { personal, shipping, billing } = this.details;
    const forms = [{ form: 'shipping', ...shipping } as const, { form: 'billing', ...billing } as const];
    for (const { form, firstName, lastName } of forms) {
      if (firstName !== '' || lastName !== '') continue;
      this.change({ form, name: 'firstName' }, personal.firstName);
      this.change({ form, name: 'lastName' }, personal.lastName);
    }
  }
}

function missingMethod(field: string): Problem {
  return { form: 'final', field, code: 'required' };
}
