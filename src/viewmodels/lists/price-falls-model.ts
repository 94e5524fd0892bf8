import { makeAutoObservable, observableRef } from 'mobx';
import { type AskedOutcome, isAsked } from '#domain/alerts/ask-or-queue.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import { itemsIn, type ListId, type NamedLists } from '#domain/lists/named-lists.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { AskAboutPrices } from '#domain/price-falls/ask-about-prices.ts';
import { MOST_AWAITED } from '#domain/queue/queued-command.ts';
import { customerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { priceFallMessages } from '../messages/price-falls/en.ts';
import { TypedEmail, type TypedEmailPorts } from '../shared/typed-email.ts';

type Ports = TypedEmailPorts & {
  readonly wishlist: ReadonlyCell<Wishlist>;
  readonly namedLists: ReadonlyCell<NamedLists>;
  /** The list that is open. */
  readonly chosenList: ReadonlyCell<ListId>;
  readonly session: ReadonlyCell<Session>;
  readonly askAboutPrices: AskAboutPrices;
  readonly priceFallsWritten: Cell<string | null>;
  readonly priceFallsDraft: Cell<DraftTexts>;
};

/** How asking for pieces ended. */
type Asked = { readonly skus: readonly string[]; readonly outcome: AskedOutcome<'noted'> };

/** Asking to hear when a piece of the list that is open costs less: all that are on it, in one press. */
export class PriceFallsModel {
  readonly #ports: Ports;
  readonly #email: TypedEmail;
  isAsking = false;
  /** How the last press ended, until something else is typed or pressed. */
  asked: Asked | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#email = new TypedEmail(
      ports,
      { written: ports.priceFallsWritten, draft: ports.priceFallsDraft },
      () => customerOf(ports.session.get())?.email ?? '',
    );
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** What stands in the field: at first the address of whoever is signed in. */
  get typed(): string {
    return this.#email.typed;
  }

  get promise(): string {
    return this.#ports.messages(priceFallMessages).promise;
  }

  /** What is wrong with the address, in words; nobody is blamed before the first press. */
  get problem(): string | null {
    return this.#email.problemOf(this.#outcome);
  }

  /** Why nothing has come of it, where the address is not to blame. */
  get failure(): string | null {
    return this.#email.failureOf(this.#outcome);
  }

  /** What follows, once there is nothing left to do here: of a piece that was added since, it was not asked. */
  get done(): string | null {
    const { noted, waits } = this.#ports.messages(priceFallMessages);
    if (this.#skus.some((sku) => !this.asked?.skus.includes(sku))) return null;
    if (this.#outcome === 'noted') return noted;
    return this.#outcome === 'queued' ? waits : null;
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
    const skus = this.#skus;
    if (this.isAsking || skus.length === 0) return;
    this.begin();
    const outcome = await this.#email.give((email) => this.#ports.askAboutPrices({ email, skus }), isAsked);
    this.end(outcome && { skus, outcome });
  }

  private begin(): void {
    this.isAsking = true;
    this.asked = null;
  }

  private end(asked: Asked | null): void {
    this.isAsking = false;
    this.asked = asked;
  }

  get #outcome(): Asked['outcome'] | null {
    return this.asked?.outcome ?? null;
  }

  /** The newest first, and no more than one call takes. */
  get #skus(): readonly string[] {
    const { wishlist, namedLists, chosenList } = this.#ports;
    const skus = itemsIn(wishlist.get(), chosenList.get(), namedLists.get()).map(({ tile }) => tile.sku);
    return skus.toReversed().slice(0, MOST_AWAITED);
  }
}

export function createPriceFallsForm(ports: Ports): PriceFallsModel {
  return new PriceFallsModel(ports);
}
