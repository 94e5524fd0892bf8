import { makeAutoObservable, observableRef } from 'mobx';
import { type Panels, withPanelClosed } from '#domain/interface/panels.ts';
import {
  nobodyYet,
  problemsOfSignIn,
  type SignInDetails,
  type SignInField,
  type SignInProblem,
} from '#domain/session/newcomer-checks.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import type { UserGateway } from '#domain/session/user-gateway.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Register } from '#domain/workflows/register.ts';
import type { SignIn } from '#domain/workflows/sign-in.ts';
import { signInMessages } from '../messages/sign-in/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { problemText } from './password-words.ts';

/** A field of the sheet, whichever form it stands in. */
export type SheetField = SignInField;

type TextField = Exclude<SignInField, 'areTermsAccepted'>;

type Ports = {
  readonly messages: Messages;
  readonly panels: Cell<Panels>;
  readonly signInForm: Cell<SignInForm>;
  /** What was typed; it goes with the person. */
  readonly signInDraft: Cell<SignInDetails>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly signIn: SignIn;
  readonly register: Register;
  readonly userGateway: Pick<UserGateway, 'resetPassword'>;
};

/** One sheet with three forms: to sign in, to get an account, to get a new password (SESS-16, UI-37). */
export class SignInModel {
  readonly #ports: Ports;
  /** Fields that were left, of the form that is shown. */
  left: readonly SignInField[] = [];
  /** How often the form was to be sent. */
  attempts = 0;
  isSending = false;
  /** What the shop answered, or why there was no answer. */
  answer: string | null = null;
  /** Whose mailbox the mail went to; null before. */
  sentTo: string | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { left: observableRef }, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.#ports.panels.get().open === 'sign-in';
  }

  get form(): SignInForm {
    return this.#ports.signInForm.get();
  }

  get details(): SignInDetails {
    return this.#ports.signInDraft.get();
  }

  get isOffline(): boolean {
    return !this.#ports.isOnline.get();
  }

  get mailSent(): string | null {
    return this.sentTo === null ? null : this.#ports.messages(signInMessages).mailSent(this.sentTo);
  }

  /** What is wrong with a field, as far as it is to be told by now. */
  problemAt(field: SignInField): string | null {
    const found = this.problems.find((problem) => problem.field === field);
    const isDue = this.attempts > 0 || this.left.includes(field);
    return found && isDue ? problemText(found, this.#ports.messages) : null;
  }

  show(form: SignInForm): void {
    this.#ports.signInForm.update(() => form);
    this.#ports.signInDraft.update(withoutPasswords);
    this.begin();
  }

  type(field: TextField, text: string): void {
    this.answer = null;
    this.#ports.signInDraft.update((now) => ({ ...now, [field]: text }));
  }

  accept(areTermsAccepted: boolean): void {
    this.#ports.signInDraft.update((now) => ({ ...now, areTermsAccepted }));
  }

  leave(field: SignInField): void {
    if (this.details[field] !== '') this.left = [...this.left, field];
  }

  /** Called when the sheet opens: nobody is blamed for what was left undone before. */
  begin(): void {
    this.left = [];
    this.attempts = 0;
    this.answer = null;
    this.sentTo = null;
  }

  close(): void {
    this.#ports.signInDraft.update(withoutPasswords);
    this.#ports.panels.update((now) => withPanelClosed(now, 'sign-in'));
  }

  /** Sends the form; answers the address to go to then, null for staying. Nothing that was typed is lost on a failure. */
  async send(): Promise<string | null> {
    this.attempts += 1;
    if (this.problems.length > 0 || this.isSending) return null;
    this.#startSending();
    return this.form === 'forgot-password' ? this.#askForMail() : this.#enter();
  }

  private get problems(): readonly SignInProblem[] {
    return problemsOfSignIn(this.form, this.details);
  }

  async #enter(): Promise<string | null> {
    const { signIn, register } = this.#ports;
    const outcome = await (this.form === 'login' ? signIn(this.details) : register(this.details));
    if (outcome.kind !== 'signed-in') {
      this.endSending(this.#wordsOf(outcome));
      return null;
    }
    this.endSending(null);
    this.#ports.signInDraft.update(() => nobodyYet);
    this.close();
    return outcome.leadsTo;
  }

  async #askForMail(): Promise<null> {
    const email = this.details.email.trim();
    const reply = await this.#ports.userGateway.resetPassword(email);
    const isDone = reply.kind === 'ok';
    this.endSending(isDone ? null : this.#wordsOf(reply.kind === 'refused' ? reply : { kind: 'failed' }));
    if (isDone) this.noteMail(email);
    return null;
  }

  #wordsOf(outcome: Unsent): string {
    const texts = this.#ports.messages(signInMessages);
    if (outcome.kind === 'refused') return outcome.message;
    if (outcome.kind === 'no-proof') return texts.noProof;
    return this.isOffline ? texts.offline : texts.failed;
  }

  #startSending(): void {
    this.answer = null;
    this.isSending = true;
  }

  private endSending(answer: string | null): void {
    this.isSending = false;
    this.answer = answer;
  }

  private noteMail(email: string): void {
    this.sentTo = email;
  }
}

type Unsent =
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'no-proof' };

function withoutPasswords(details: SignInDetails): SignInDetails {
  return { ...details, password: '', repeated: '' };
}

export function createSignInSheet(ports: Ports): SignInModel {
  return new SignInModel(ports);
}
