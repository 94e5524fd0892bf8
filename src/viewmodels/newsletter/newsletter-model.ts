import { makeAutoObservable } from 'mobx';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { Subscribe, SubscriptionOutcome, Unsubscribe } from '#domain/newsletter/change-subscription.ts';
import type { LookUpSubscription } from '#domain/newsletter/look-up-subscription.ts';
import { isSubscribedAs, type Newsletter } from '#domain/newsletter/newsletter.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { newsletterMessages } from '../messages/newsletter/en.ts';
import { TypedEmail, type TypedEmailCells, type TypedEmailPorts } from '../shared/typed-email.ts';

type Ports = TypedEmailPorts & {
  readonly newsletter: ReadonlyCell<Newsletter>;
  readonly lookUpSubscription: LookUpSubscription;
  readonly subscribe: Subscribe;
  readonly unsubscribe: Unsubscribe;
};

type Doing = 'subscribe' | 'unsubscribe';

/** An address for the newsletter, from typing to what the shop says of it. What was typed stays, whatever comes of it. */
export class NewsletterModel {
  readonly #ports: Ports;
  readonly #email: TypedEmail;
  /** What is under way. */
  doing: Doing | null = null;
  /** How the last press ended, until something else is typed or pressed. */
  outcome: SubscriptionOutcome | null = null;

  constructor(ports: Ports, cells: TypedEmailCells) {
    this.#ports = ports;
    this.#email = new TypedEmail(ports, cells);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What stands in the field. */
  get typed(): string {
    return this.#email.typed;
  }

  /** Null while nobody knows (CUST-28). */
  get isSubscribed(): boolean | null {
    return isSubscribedAs(this.#ports.newsletter.get(), this.typed);
  }

  /** What is wrong with the address, in words; nobody is blamed before the first press. */
  get problem(): string | null {
    return this.#email.problemOf(this.outcome);
  }

  /** Why nothing has changed, where the address is not to blame. */
  get failure(): string | null {
    return this.#email.failureOf(this.outcome);
  }

  /** How the address stands, as far as there is something to say. */
  get standing(): string | null {
    const messages = this.#ports.messages(newsletterMessages);
    const email = this.typed.trim();
    if (this.isSubscribed) return messages.subscribed(email);
    if (this.outcome === 'pending') return messages.pending(email);
    if (this.outcome === 'queued' && this.isSubscribed === null) return messages.waits(email);
    return this.outcome === 'unsubscribed' ? messages.unsubscribed(email) : null;
  }

  write(typed: string): void {
    this.outcome = null;
    this.#email.write(typed);
  }

  /** Whoever leaves the field with an address in it is told whether the newsletter goes there already. */
  async lookUp(): Promise<void> {
    await this.#ports.lookUpSubscription(this.typed);
  }

  async subscribe(): Promise<void> {
    await this.change('subscribe');
  }

  async unsubscribe(): Promise<void> {
    await this.change('unsubscribe');
  }

  /** A second press while the first is under way does nothing. */
  private async change(doing: Doing): Promise<void> {
    if (this.doing !== null) return;
    this.begin(doing);
    this.end(await this.#email.give(this.#ports[doing], isDone));
  }

  private begin(doing: Doing): void {
    this.doing = doing;
    this.outcome = null;
  }

  private end(outcome: SubscriptionOutcome | null): void {
    this.doing = null;
    this.outcome = outcome;
  }
}

/** The shop has the address, or needs it no more. */
function isDone(outcome: SubscriptionOutcome): boolean {
  return outcome !== 'failed' && outcome !== 'not-an-email';
}

type PartPorts = Ports & {
  readonly newsletterWritten: TypedEmailCells['written'];
  readonly newsletterDraft: Cell<DraftTexts>;
};

/** The form that stands below every page. */
export function createNewsletterPart(ports: PartPorts): NewsletterModel {
  return new NewsletterModel(ports, { written: ports.newsletterWritten, draft: ports.newsletterDraft });
}

type AccountPorts = Ports & { readonly accountNewsletterWritten: TypedEmailCells['written'] };

/** The same form for the address of the account. */
export function createAccountNewsletter(ports: AccountPorts): NewsletterModel {
  return new NewsletterModel(ports, { written: ports.accountNewsletterWritten });
}
