import { makeAutoObservable, observableRef } from 'mobx';
import { isVirtual } from '#domain/cart/cart.ts';
import type { Problem } from '#domain/checkout/checks.ts';
import type { CheckoutDetails, CheckoutForm } from '#domain/checkout/details.ts';
import type { ParcelLimit } from '#domain/delivery/parcel.ts';
import { plainText } from '#domain/shared/plain-text.ts';
import { checkoutMessages } from '../messages/checkout/en.ts';
import { writingLocale } from '../messages/languages.ts';
import { countryOptions } from '../store/countries.ts';
import type { AddressGuide, FetchGuide } from './address-guide.ts';
import { DeliveryPricesModel, type DeliveryPricesPorts } from './delivery-prices-model.ts';
import { type FieldAt, type FieldView, fieldId, fieldsAt, valueAt } from './field-view.ts';
import { type FormProblemsPorts, formProblems, isSaidByShop, limitIn } from './form-problems.ts';
import { type Guided, guidedField, guidedProblem } from './guided-field.ts';
import { type ProblemView, problemViews } from './problem-views.ts';
import { type Proposed, proposalsAfter } from './proposals.ts';
import { formsOf, type Step, type StepForm, stepsFor } from './steps.ts';

export type CheckoutFormPorts = DeliveryPricesPorts & FormProblemsPorts & { readonly fetchGuide: FetchGuide };

/** The forms of the checkout: problems show when a field was left or its step was sent, never while typing first. */
export class CheckoutFormModel {
  readonly #ports: CheckoutFormPorts;
  readonly prices: DeliveryPricesModel;
  /** Ids of the fields the shopper left. */
  left: readonly string[] = [];
  /** Steps the shopper wanted to finish. */
  sent: readonly Step[] = [];
  /** What countries say of their addresses; null before it has come. */
  guide: AddressGuide | null = null;
  /** What was last filled in for the shopper. */
  proposed: Proposed = {};
  /** Id of what has the focus, a field or not; null while nothing has. */
  focused: string | null = null;
  /** The field whose proposal waits, since the shopper is in the field that it would fill. */
  awaited: FieldAt | null = null;

  constructor(ports: CheckoutFormPorts) {
    this.#ports = ports;
    this.prices = new DeliveryPricesModel(ports);
    const ref = observableRef;
    makeAutoObservable(this, { left: ref, sent: ref, guide: ref, proposed: ref, awaited: ref }, { autoBind: true });
  }

  get isVirtual(): boolean {
    return isVirtual(this.#ports.cart.get());
  }

  /** Whether the shopper has begun: what comes next is wanted soon. */
  get isTouched(): boolean {
    return this.left.length + this.sent.length > 0;
  }

  get steps(): readonly Step[] {
    return stepsFor({ isVirtual: this.isVirtual });
  }

  get details(): CheckoutDetails {
    return this.#ports.checkoutDetails.get();
  }

  get problems(): readonly Problem[] {
    return formProblems(this.#ports, this.guide);
  }

  /** What the shop has said that it does not do for the parcel. */
  get limit(): ParcelLimit | null {
    return limitIn(this.#ports, this.guide);
  }

  /** What of the cart is not sent to the country of the parcel, in words. */
  get notSent(): string | null {
    const problem = this.problems.find(({ code }) => code === 'not-sent');
    return problem ? this.textOf(problem) : null;
  }

  fieldsOf(form: CheckoutForm): readonly FieldView[] {
    return fieldsAt(form, this.countryOf(form)).map((at) => this.fieldAt(at));
  }

  /** What is wrong in a step, once the shopper wanted to finish it. */
  shownProblemsOf(step: Step): readonly ProblemView[] {
    if (!this.sent.includes(step)) return [];
    return problemViews(this.problemsIn(step), { textOf: this.textOf, texts: this.#ports.messages(checkoutMessages) });
  }

  /** How often the shopper wanted to finish a step. */
  attemptsAt(step: Step): number {
    return this.sent.filter((each) => each === step).length;
  }

  /** The problem of a field that may be shown now. */
  problemAt(form: StepForm, name: string): string | null {
    const problem = this.problems.find((each) => each.form === form && each.field === name);
    const isShown =
      (problem && isSaidByShop(problem)) ||
      this.left.includes(fieldId(form, name)) ||
      this.sent.some((step) => this.formsOf(step).includes(form));
    return problem && isShown ? this.textOf(problem) : null;
  }

  /** The first step before this one, or itself, that is not complete; null when all are. */
  unfinishedUpTo(step: Step): Step | null {
    const upTo = this.steps.slice(0, this.steps.indexOf(step) + 1);
    return upTo.find((each) => this.problemsIn(each).length > 0) ?? null;
  }

  /** Called when the page is open. */
  opened(): void {
    this.prices.opened();
    void this.fetchGuide();
  }

  type(at: FieldAt, value: string): void {
    const before = valueAt(this.#ports.checkoutDetails.get(), at);
    this.change(at, plainText(value));
    if (at.name === 'zipCode' || at.name === 'country') this.propose(at);
    if (at.name === 'country' && at.form === this.prices.form) this.prices.follow(before);
  }

  enter(at: FieldAt): void {
    this.focused = fieldId(at.form, at.name);
  }

  /** `to` is the id of what has the focus next; null when nothing has. */
  leave(at: FieldAt, to: string | null = null): void {
    const { awaited } = this;
    this.focused = to;
    this.awaited = null;
    this.left = [...this.left, fieldId(at.form, at.name)];
    if (awaited) this.propose(awaited);
    this.propose(at);
  }

  send(step: Step): void {
    this.sent = [...this.sent, step];
    if (this.guide === null) void this.fetchGuide();
    if (step === 'address') for (const at of fieldsAt('personal', '')) this.propose(at);
  }

  private fieldAt(at: FieldAt): FieldView {
    const typed = {
      value: valueAt(this.details, at),
      problem: this.problemAt(at.form, at.name),
      countries: () => countryOptions(writingLocale(this.#ports.storeView.get())),
    };
    return guidedField(at, typed, this.guided(at.form));
  }

  private textOf(problem: Problem): string {
    return guidedProblem(problem, this.guided(problem.form));
  }

  private guided(form: StepForm): Guided {
    return { country: this.countryOf(form), guide: this.guide, messages: this.#ports.messages };
  }

  private problemsIn(step: Step): readonly Problem[] {
    const forms = this.formsOf(step);
    return this.problems.filter(({ form }) => forms.includes(form));
  }

  private formsOf(step: Step): readonly StepForm[] {
    return formsOf(step, { isVirtual: this.isVirtual, isBillingSame: this.details.isBillingSame });
  }

  private countryOf(form: StepForm): string {
    return form === 'billing' ? this.details.billing.country : this.details.shipping.country;
  }

  private change(at: FieldAt, value: string): void {
    const { changeDetails } = this.#ports;
    if (at.form === 'personal') changeDetails(at.form, at.name, value);
    else if (at.form === 'shipping') changeDetails(at.form, at.name, value);
    else changeDetails(at.form, at.name, value);
  }

  /** Whoever was quicker with a PIN code has its state filled in now. */
  private async fetchGuide(): Promise<void> {
    this.takeGuide(await this.#ports.fetchGuide());
  }

  private takeGuide(guide: AddressGuide | null): void {
    this.guide = guide;
    for (const form of ['shipping', 'billing'] as const) this.propose({ form, name: 'zipCode' });
  }

  /** Nothing is filled in where the shopper is about to type; it waits until the field is left. */
  private propose(at: FieldAt): void {
    for (const { at: field, value } of proposalsAfter(at, this.details, this.proposed, this.guide)) {
      const id = fieldId(field.form, field.name);
      if (id === this.focused) {
        this.awaited = at;
      } else {
        this.proposed = { ...this.proposed, [id]: value };
        this.change(field, value);
      }
    }
  }
}
