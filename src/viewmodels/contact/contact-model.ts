import { makeAutoObservable, observableRef } from 'mobx';
import {
  type ContactDetails,
  type ContactField,
  type ContactTopic,
  contactTopics,
  MESSAGE_LETTERS,
  nothingWritten,
  problemsOfContact,
} from '#domain/contact/contact-form.ts';
import type { LoadAnswers } from '#domain/contact/load-answers.ts';
import type { MailOutcome, SendContactMail } from '#domain/contact/send-contact-mail.ts';
import type { ShopBlock } from '#domain/content/shop-block.ts';
import { orderNumberOf } from '#domain/orders/order-number.ts';
import { customerOf, ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { RichBlock } from '../merchant-text/rich-block.ts';
import { richText } from '../merchant-text/rich-text.ts';
import { contactMessages } from '../messages/contact/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { WhoAnswers, type WhoAnswersPorts } from './who-answers.ts';

type Ports = WhoAnswersPorts & {
  readonly contactDraft: Cell<ContactDetails>;
  readonly session: ReadonlyCell<Session>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly sendContactMail: SendContactMail;
  readonly loadAnswers: LoadAnswers;
  readonly contact: { readonly email: string };
  readonly messages: Messages;
};

/** What many people ask, and what the merchant says to it. */
export type Answer = { readonly id: number; readonly question: string; readonly text: readonly RichBlock[] };

export type TopicChoice = { readonly value: ContactTopic; readonly text: string };

/** A field of the form to write to the shop. */
export type MessageField = ContactField;

type TextField = Exclude<ContactField, 'topic'>;

/** Writing to the shop (CUST-39). */
export class ContactModel {
  readonly #ports: Ports;
  readonly whoAnswers: WhoAnswers;
  /** Fields that were left. */
  left: readonly ContactField[] = [];
  /** How often the form was to be sent. */
  attempts = 0;
  isSending = false;
  /** Why it was not sent. */
  answer: string | null = null;
  /** What was sent, or waits on the device to be; null before. */
  sent: ContactDetails | null = null;
  isWaiting = false;
  /** What the merchant has answered before anybody writes; empty until they are there. */
  answers: readonly Answer[] = [];

  constructor(ports: Ports) {
    this.#ports = ports;
    this.whoAnswers = new WhoAnswers(ports);
    makeAutoObservable(this, { left: observableRef, sent: observableRef, answers: observableRef }, { autoBind: true });
  }

  get details(): ContactDetails {
    return this.#ports.contactDraft.get();
  }

  /** Whose account it is; null for a guest, and until the device was read. */
  get customer(): string | null {
    return ownerOf(this.#ports.session.get());
  }

  get topics(): readonly TopicChoice[] {
    const { topics } = this.#texts;
    return contactTopics.map((value) => ({ value, text: topics[value] }));
  }

  get isOffline(): boolean {
    return !this.#ports.isOnline.get();
  }

  get shopEmail(): string {
    return this.#ports.contact.email;
  }

  /** What became of the message, once it has left the form. */
  get standing(): { readonly title: string; readonly text: string } {
    const { sent, sentText, waits, waitsText } = this.#texts;
    const email = this.sent?.email ?? '';
    return this.isWaiting ? { title: waits, text: waitsText(email) } : { title: sent, text: sentText(email) };
  }

  /** How much the message may still grow; null while there is plenty. */
  get lettersLeft(): number | null {
    const left = MESSAGE_LETTERS - this.details.message.length;
    return left < TELL_LETTERS_BELOW ? left : null;
  }

  /** What is wrong with a field, as far as it is to be told by now. */
  problemAt(field: ContactField): string | null {
    const found = this.problems.find((problem) => problem.field === field);
    const isDue = this.attempts > 0 || this.left.includes(field);
    if (!found || !isDue) return null;
    const texts: Readonly<Record<string, string>> = this.#texts.problems;
    return texts[`${found.field}-${found.code}`] ?? this.#texts.failed;
  }

  /** Called when the form is shown: a customer need not say who they are. */
  begin(): void {
    const customer = customerOf(this.#ports.session.get());
    if (customer === null) return;
    const { firstName, lastName, email } = customer;
    this.#ports.contactDraft.update((now) => ({
      ...now,
      name: now.name || `${firstName} ${lastName}`.trim(),
      email: now.email || email,
    }));
  }

  /** Called when the page is shown. */
  async loadAnswers(): Promise<void> {
    this.showAnswers(await this.#ports.loadAnswers());
  }

  choose(topic: ContactTopic): void {
    this.#ports.contactDraft.update((now) => ({ ...now, topic }));
  }

  type(field: TextField, text: string): void {
    this.answer = null;
    this.#ports.contactDraft.update((now) => ({ ...now, [field]: text }));
  }

  leave(field: TextField): void {
    if (this.details[field] !== '') this.left = [...this.left, field];
  }

  /** Sends what is written; it stays in the form until it was sent. */
  async send(): Promise<void> {
    this.attempts += 1;
    if (this.problems.length > 0 || this.isSending) return;
    const { details } = this;
    this.startSending();
    this.endSending(details, await this.#ports.sendContactMail(details, this.#subject));
  }

  /** Shows an empty form again. */
  writeMore(): void {
    this.sent = null;
    this.attempts = 0;
    this.left = [];
    this.begin();
  }

  private get problems(): ReturnType<typeof problemsOfContact> {
    return problemsOfContact(this.details);
  }

  get #texts() {
    return this.#ports.messages(contactMessages);
  }

  get #subject(): string {
    const { topic, orderNumber } = this.details;
    return [this.#texts.topics[topic], orderNumberOf(orderNumber)].filter(Boolean).join(': ');
  }

  private showAnswers(blocks: readonly ShopBlock[]): void {
    this.answers = blocks.map(({ id, title, content }) => ({ id, question: title, text: richText(content) }));
  }

  private startSending(): void {
    this.isSending = true;
    this.answer = null;
  }

  private endSending(details: ContactDetails, outcome: MailOutcome): void {
    this.isSending = false;
    this.isWaiting = outcome === 'queued';
    this.sent = outcome === 'failed' ? null : details;
    if (this.sent) this.#ports.contactDraft.update(() => nothingWritten);
    else this.answer = this.isOffline ? this.#texts.offline : this.#texts.failed;
  }
}

const TELL_LETTERS_BELOW = 500;

export function createContact(ports: Ports): ContactModel {
  return new ContactModel(ports);
}
