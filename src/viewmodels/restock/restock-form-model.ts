import { makeAutoObservable, observableRef } from 'mobx';
import type { Sku } from '#domain/catalog/product.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { AskedOutcome, AskToBeTold } from '#domain/restock/ask-to-be-told.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import { choiceName } from '../product/option-group.ts';
import { ShownProduct, type ShownProductPorts } from '../product/shown-product.ts';
import { awaitedSku } from '../product/sold-out-view.ts';
import { newsletterWords } from '../words/newsletter/en.ts';
import { restockWords } from '../words/restock/en.ts';

type Ports = ShownProductPorts & {
  readonly session: ReadonlyCell<Session>;
  readonly isOnline: ReadonlyCell<boolean>;
  readonly askToBeTold: AskToBeTold;
  /** What was typed since the page was opened; null before. */
  readonly written: Cell<string | null>;
  /** Keeps it until the shop has it. */
  readonly draft: Cell<DraftTexts>;
};

/** How asking for a sku ended. */
type Asked = { readonly sku: Sku; readonly outcome: AskedOutcome };

/** Asking to hear when the choice at hand is back. What came of it is told of that choice and of no other. */
export class RestockFormModel {
  readonly #ports: Ports;
  readonly #shown: ShownProduct;
  isAsking = false;
  /** How the last press ended, until something else is typed or pressed. */
  asked: Asked | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#shown = new ShownProduct(ports);
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** What stands in the field: at first the address of whoever is signed in. */
  get typed(): string {
    const { written, draft, session } = this.#ports;
    return written.get() ?? draft.get()['email'] ?? customerOf(session.get())?.email ?? '';
  }

  /** What is waited for, in words: `M in Indigo`. */
  get what(): string {
    const { product, variant, choice } = this.#shown;
    const name = variant ? choiceName(product, choice, this.#ports.words) : '';
    return name || this.#ports.words(restockWords).thisPiece;
  }

  get promise(): string {
    return this.#ports.words(restockWords).promise(this.what);
  }

  /** What is wrong with the address, in words; nobody is blamed before the first press. */
  get problem(): string | null {
    if (this.#outcome !== 'not-an-email') return null;
    const { missing, notAnEmail } = this.#ports.words(newsletterWords);
    return problemOfEmail(this.typed) === 'required' ? missing : notAnEmail;
  }

  /** Why nothing has come of it, where the address is not to blame. */
  get failure(): string | null {
    if (this.#outcome !== 'failed') return null;
    const { failed, offline } = this.#ports.words(newsletterWords);
    return this.#ports.isOnline.get() ? failed : offline;
  }

  /** What follows, once there is nothing left to do here. */
  get done(): string | null {
    const { noted, waits, there } = this.#ports.words(restockWords);
    switch (this.#outcome) {
      case 'noted':
        return noted(this.what);
      case 'queued':
        return waits(this.what);
      case 'in-stock':
        return there(this.what);
      default:
        return null;
    }
  }

  write(typed: string): void {
    this.asked = null;
    this.#ports.written.update(() => typed);
    this.#ports.draft.update(() => (typed === '' ? {} : { email: typed }));
  }

  /** Who opens the form again begins anew; what was typed stays. */
  leave(): void {
    this.asked = null;
  }

  /** A second press while the first is under way does nothing. */
  async ask(): Promise<void> {
    const sku = awaitedSku(this.#shown);
    if (this.isAsking || sku === null) return;
    const { typed: email, what } = this;
    const { name: product } = this.#shown.product;
    const name = this.#shown.variant ? `${product} (${what})` : product;
    this.begin();
    const outcome = await this.#ports.askToBeTold({ email, sku, name });
    const isSame = this.typed === email;
    this.end(isSame ? { sku, outcome } : null);
    if (isSame && isDone(outcome)) this.forget(email);
  }

  /** It stands in the field for as long as the page is open, and no longer. */
  private forget(typed: string): void {
    this.#ports.written.update(() => typed);
    this.#ports.draft.update(() => ({}));
  }

  private begin(): void {
    this.isAsking = true;
    this.asked = null;
  }

  private end(asked: Asked | null): void {
    this.isAsking = false;
    this.asked = asked;
  }

  get #outcome(): AskedOutcome | null {
    return this.asked !== null && this.asked.sku === awaitedSku(this.#shown) ? this.asked.outcome : null;
  }
}

/** The shop has the address, or needs it no more. */
function isDone(outcome: AskedOutcome): boolean {
  return outcome !== 'failed' && outcome !== 'refused' && outcome !== 'not-an-email';
}

export function createRestockForm(ports: Ports): RestockFormModel {
  return new RestockFormModel(ports);
}
