import { makeAutoObservable } from 'mobx';
import { problemsOfPassword } from '#domain/session/newcomer-checks.ts';
import type { ChangePassword } from '#domain/workflows/change-password.ts';
import { signInMessages } from '../messages/sign-in/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { problemText } from './password-words.ts';

export type PasswordField = 'current' | 'next' | 'repeated';

export type PasswordPorts = { readonly changePassword: ChangePassword; readonly messages: Messages };

const nothing: Readonly<Record<PasswordField, string>> = { current: '', next: '', repeated: '' };

/** Another password for who is signed in (SESS-26); it is kept nowhere. */
export class PasswordModel {
  readonly #ports: PasswordPorts;
  typed = nothing;
  attempts = 0;
  isSending = false;
  /** Why there was no answer; what the shop answers is a notice. */
  answer: string | null = null;

  constructor(ports: PasswordPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What is wrong with a field, once the form was to be sent. */
  problemAt(field: PasswordField): string | null {
    if (this.attempts === 0) return null;
    return this.problems[field];
  }

  type(field: PasswordField, text: string): void {
    this.answer = null;
    this.typed = { ...this.typed, [field]: text };
  }

  async send(): Promise<void> {
    this.attempts += 1;
    const isReady = Object.values(this.problems).every((problem) => problem === null);
    if (!isReady || this.isSending) return;
    this.begin();
    const outcome = await this.#ports.changePassword({ current: this.typed.current, next: this.typed.next });
    this.end(outcome === 'failed' ? this.#ports.messages(signInMessages).failed : null);
    if (outcome === 'changed') this.clear();
  }

  /** Called when the form is shown. */
  clear(): void {
    this.typed = nothing;
    this.attempts = 0;
    this.answer = null;
  }

  private get problems(): Readonly<Record<PasswordField, string | null>> {
    const { current, next, repeated } = this.typed;
    const found = problemsOfPassword({ password: next, repeated });
    const textAt = (field: string): string | null => {
      const problem = found.find((each) => each.field === field);
      return problem ? problemText(problem, this.#ports.messages) : null;
    };
    return {
      current: current === '' ? this.#ports.messages(signInMessages).problems['password-required'] : null,
      next: textAt('password'),
      repeated: textAt('repeated'),
    };
  }

  private begin(): void {
    this.isSending = true;
    this.answer = null;
  }

  private end(answer: string | null): void {
    this.isSending = false;
    this.answer = answer;
  }
}
