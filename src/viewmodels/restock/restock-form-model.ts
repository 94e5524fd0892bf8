import { makeAutoObservable, observableRef } from 'mobx';
import { type AskedOutcome, isAsked } from '#domain/alerts/ask-or-queue.ts';
import type { Sku } from '#domain/catalog/product.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { AskToBeTold } from '#domain/restock/ask-to-be-told.ts';
import type { WaitAnswer } from '#domain/restock/restock-gateway.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { restockMessages } from '../messages/restock/en.ts';
import { CurrentProduct, type CurrentProductPorts } from '../product/current-product.ts';
import { choiceName } from '../product/option-group.ts';
import { awaitedSku } from '../product/sold-out-view.ts';
import { TypedEmail, type TypedEmailPorts } from '../shared/typed-email.ts';

type Ports = CurrentProductPorts &
  TypedEmailPorts & {
    readonly session: ReadonlyCell<Session>;
    readonly askToBeTold: AskToBeTold;
    readonly restockWritten: Cell<string | null>;
    readonly restockDraft: Cell<DraftTexts>;
  };

/** How asking for a sku ended. */
type Asked = { readonly sku: Sku; readonly outcome: AskedOutcome<WaitAnswer> };

/** Asking to hear when the choice at hand is back. What came of it is told of that choice and of no other. */
export class RestockFormModel {
  readonly #ports: Ports;
  readonly #shown: CurrentProduct;
  readonly #email: TypedEmail;
  isAsking = false;
  /** How the last press ended, until something else is typed or pressed. */
  asked: Asked | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#shown = new CurrentProduct(ports);
    this.#email = new TypedEmail(
      ports,
      { written: ports.restockWritten, draft: ports.restockDraft },
      () => customerOf(ports.session.get())?.email ?? '',
    );
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** What stands in the field: at first the address of whoever is signed in. */
  get typed(): string {
    return this.#email.typed;
  }

  /** What is waited for, in words: `M in Indigo`. */
  get what(): string {
    const { product, variant, choice } = this.#shown;
    const name = variant ? choiceName(product, choice, this.#ports.messages) : '';
    return name || this.#ports.messages(restockMessages).thisPiece;
  }

  get promise(): string {
    return this.#ports.messages(restockMessages).promise(this.what);
  }

  /** What is wrong with the address, in words; nobody is blamed before the first press. */
  get problem(): string | null {
    return this.#email.problemOf(this.#outcome);
  }

  /** Why nothing has come of it, where the address is not to blame. */
  get failure(): string | null {
    return this.#email.failureOf(this.#outcome);
  }

  /** What follows, once there is nothing left to do here. */
  get done(): string | null {
    const { noted, waits, there } = this.#ports.messages(restockMessages);
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
    this.#email.write(typed);
  }

  /** Who opens the form again begins anew; what was typed stays. */
  leave(): void {
    this.asked = null;
  }

  /** A second press while the first is under way does nothing. */
  async ask(): Promise<void> {
    const sku = awaitedSku(this.#shown);
    if (this.isAsking || sku === null) return;
    const { what } = this;
    const { name: product } = this.#shown.product;
    const name = this.#shown.variant ? `${product} (${what})` : product;
    this.begin();
    const outcome = await this.#email.give((email) => this.#ports.askToBeTold({ email, sku, name }), isAsked);
    this.end(outcome && { sku, outcome });
  }

  private begin(): void {
    this.isAsking = true;
    this.asked = null;
  }

  private end(asked: Asked | null): void {
    this.isAsking = false;
    this.asked = asked;
  }

  get #outcome(): AskedOutcome<WaitAnswer> | null {
    return this.asked !== null && this.asked.sku === awaitedSku(this.#shown) ? this.asked.outcome : null;
  }
}

export function createRestockForm(ports: Ports): RestockFormModel {
  return new RestockFormModel(ports);
}
