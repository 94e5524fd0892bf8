import { makeAutoObservable, observableRef } from 'mobx';
import { detailsOf } from '#domain/account/address-form.ts';
import { changed } from '#domain/account/changed.ts';
import type { ProfileChange } from '#domain/account/profile-change.ts';
import type { SaveOutcome } from '#domain/account/save-profile.ts';
import { type Problem, problemsOf } from '#domain/checkout/checks.ts';
import { type CheckoutDetails, noDetails } from '#domain/checkout/details.ts';
import { type Customer, shippingAddressOf } from '#domain/session/customer.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { AddressGuide, FetchGuide } from '../checkout/address-guide.ts';
import { type FieldAt, type FieldView, fieldId, fieldsAt, valueAt } from '../checkout/field-view.ts';
import { type Guided, guidedField, guidedProblem } from '../checkout/guided-field.ts';
import { type Proposed, proposalsAfter } from '../checkout/proposals.ts';
import { writingLocale } from '../messages/languages.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { countryOptions } from '../store/countries.ts';
import { type AccountDraft, type AccountForm, isTypedIn, typedIn, withoutTypedIn } from './account-draft.ts';

export type AccountFormPorts = {
  readonly session: ReadonlyCell<Session>;
  readonly profileChange: ReadonlyCell<ProfileChange>;
  readonly accountDraft: Cell<AccountDraft>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly fetchGuide: FetchGuide;
  readonly messages: Messages;
};

type Save = (details: CheckoutDetails) => Promise<SaveOutcome>;

/** A form over what the shop knows of a customer. Problems show when a field was left or the form was sent (ACC-12). */
export class AccountFormModel {
  readonly #ports: AccountFormPorts;
  readonly #form: AccountForm;
  readonly #save: Save;
  /** Ids of the fields that were left. */
  left: readonly string[] = [];
  /** How often the customer wanted to save. */
  attempts = 0;
  isSaving = false;
  /** How the last attempt ended; null before, and when something else is typed. */
  outcome: SaveOutcome | null = null;
  /** What countries say of their addresses; null before it has come. */
  guide: AddressGuide | null = null;
  proposed: Proposed = {};

  constructor(ports: AccountFormPorts, form: AccountForm, save: Save) {
    this.#ports = ports;
    this.#form = form;
    this.#save = save;
    makeAutoObservable(
      this,
      { left: observableRef, guide: observableRef, proposed: observableRef },
      { autoBind: true },
    );
  }

  get customer(): Customer | null {
    const customer = customerOf(this.#ports.session.get());
    return customer && changed(customer, this.#ports.profileChange.get());
  }

  /** What stands in the fields: what was typed, else what is known. */
  get details(): CheckoutDetails {
    const known = knownOf(this.customer, this.#ports.storeView.get().country);
    const form = this.#form;
    return { ...known, [form]: { ...known[form], ...typedIn(form, this.#ports.accountDraft.get()) } };
  }

  get isTyped(): boolean {
    return isTypedIn(this.#form, this.#ports.accountDraft.get());
  }

  get fields(): readonly FieldView[] {
    return fieldsAt(this.#form, this.details.shipping.country).map((at) => this.fieldAt(at));
  }

  /** What is to be mended, once the customer wanted to save. */
  get shownProblems(): readonly { readonly fieldId: string; readonly text: string }[] {
    if (this.attempts === 0) return [];
    return this.problems.map((problem) => ({
      fieldId: fieldId(problem.form, problem.field),
      text: this.textOf(problem),
    }));
  }

  type(at: FieldAt, value: string): void {
    this.outcome = null;
    this.fill(at, value);
    if (at.name === 'zipCode' || at.name === 'country') this.propose(at);
  }

  enter(): void {}

  leave(at: FieldAt): void {
    this.left = [...this.left, fieldId(at.form, at.name)];
  }

  /** Called when the block is opened: nobody is blamed for what was left undone before. */
  opened(): void {
    this.left = [];
    this.attempts = 0;
    this.outcome = null;
    void this.fetchGuide();
  }

  /** Sends nothing while something is missing; what was typed stays until the shop or the device has it. */
  async save(): Promise<void> {
    this.attempts += 1;
    if (this.problems.length > 0 || this.isSaving) return;
    this.begin();
    this.end(await this.#save(this.details));
  }

  private begin(): void {
    this.isSaving = true;
    this.outcome = null;
  }

  private end(outcome: SaveOutcome): void {
    this.isSaving = false;
    this.outcome = outcome;
    if (outcome !== 'saved' && outcome !== 'queued') return;
    this.attempts = 0;
    this.left = [];
    this.#ports.accountDraft.update((now) => withoutTypedIn(this.#form, now));
  }

  private get problems(): readonly Problem[] {
    const details = { ...this.details, isBillingSame: true, areTermsAccepted: true };
    return problemsOf(details, { isVirtual: false, countries: this.guide?.checks ?? null }).filter(
      ({ form }) => form === this.#form,
    );
  }

  private fieldAt(at: FieldAt): FieldView {
    const id = fieldId(at.form, at.name);
    const wrong = this.problems.find(({ field }) => field === at.name);
    const problem = wrong && (this.attempts > 0 || this.left.includes(id)) ? this.textOf(wrong) : null;
    const countries = () => countryOptions(writingLocale(this.#ports.storeView.get()));
    const view = guidedField(at, { value: valueAt(this.details, at), problem, countries }, this.guided);
    return at.name === 'emailAddress' ? { ...view, help: null } : view;
  }

  private textOf(problem: Problem): string {
    return guidedProblem(problem, this.guided);
  }

  private get guided(): Guided {
    return { country: this.details.shipping.country, guide: this.guide, messages: this.#ports.messages };
  }

  private async fetchGuide(): Promise<void> {
    this.takeGuide(await this.#ports.fetchGuide());
  }

  private takeGuide(guide: AddressGuide | null): void {
    this.guide = guide;
  }

  private fill(at: FieldAt, value: string): void {
    this.#ports.accountDraft.update((now) => ({ ...now, [fieldId(at.form, at.name)]: value }));
  }

  private propose(at: FieldAt): void {
    for (const { at: field, value } of proposalsAfter(at, this.details, this.proposed, this.guide)) {
      this.proposed = { ...this.proposed, [fieldId(field.form, field.name)]: value };
      this.fill(field, value);
    }
  }
}

/** Who has no address yet is asked for one in their own name, in the country that they shop from. */
function knownOf(customer: Customer | null, country: string): CheckoutDetails {
  if (customer === null) return noDetails;
  const { firstName, lastName, email } = customer;
  const address = shippingAddressOf(customer);
  const shipping = address ? detailsOf(address) : { ...noDetails.shipping, firstName, lastName, country };
  return { ...noDetails, personal: { firstName, lastName, emailAddress: email }, shipping };
}
