import { makeAutoObservable } from 'mobx';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { accountPageMessages } from '../messages/account-page/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { NewsletterModel } from '../newsletter/newsletter-model.ts';

export type SubscriptionPorts = {
  readonly session: ReadonlyCell<Session>;
  readonly accountNewsletter: NewsletterModel;
  readonly messages: Messages;
};

/** Whether the newsletter goes to the address of the account (ACC-13). */
export class SubscriptionModel {
  readonly #ports: SubscriptionPorts;
  isChecking = false;

  constructor(ports: SubscriptionPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get email(): string {
    return customerOf(this.#ports.session.get())?.email ?? '';
  }

  get form(): NewsletterModel {
    return this.#ports.accountNewsletter;
  }

  /** How the address stands, in words. */
  get standing(): string {
    const texts = this.#ports.messages(accountPageMessages);
    const { form } = this;
    if (form.standing !== null) return form.standing;
    if (form.isSubscribed === false) return texts.notSubscribed(this.email);
    return this.isChecking ? texts.checkingNewsletter : texts.newsletterUnknown;
  }

  /** Nobody knows how the address stands. */
  get isUnknown(): boolean {
    return !this.isChecking && this.form.isSubscribed === null && this.form.outcome === null;
  }

  async opened(): Promise<void> {
    this.form.write(this.email);
    this.setChecking(true);
    await this.form.lookUp();
    this.setChecking(false);
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }
}
