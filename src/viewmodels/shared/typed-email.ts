import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import { newsletterMessages } from '../messages/newsletter/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

export type TypedEmailPorts = { readonly isOnline: ReadonlyCell<boolean>; readonly messages: Messages };

/** Where it is kept what was typed. */
export type TypedEmailCells = {
  /** What was typed since the page was opened; null before. */
  readonly written: Cell<string | null>;
  /** Keeps it until the shop has it; none where nothing is typed. */
  readonly draft?: Cell<DraftTexts>;
};

/** An address that a shopper leaves with the shop. What was typed stays, whatever comes of it. */
export class TypedEmail {
  readonly #ports: TypedEmailPorts;
  readonly #cells: TypedEmailCells;
  /** What stands in the field before anything is typed. */
  readonly #first: () => string;

  constructor(ports: TypedEmailPorts, cells: TypedEmailCells, first: () => string = () => '') {
    this.#ports = ports;
    this.#cells = cells;
    this.#first = first;
  }

  /** What stands in the field. */
  get typed(): string {
    return this.#cells.written.get() ?? this.#cells.draft?.get()['email'] ?? this.#first();
  }

  write(typed: string): void {
    this.#cells.written.update(() => typed);
    this.#cells.draft?.update(() => (typed === '' ? {} : { email: typed }));
  }

  /** How giving it to the shop ended; null where something else stands there by then. */
  async give<Outcome>(
    send: (email: string) => Promise<Outcome>,
    isDone: (outcome: Outcome) => boolean,
  ): Promise<Outcome | null> {
    const { typed } = this;
    const outcome = await send(typed);
    if (this.typed !== typed) return null;
    if (isDone(outcome)) this.forget(typed);
    return outcome;
  }

  /** It stands in the field for as long as the page is open, and no longer: the shop has it, or needs it no more. */
  private forget(typed: string): void {
    this.#cells.written.update(() => typed);
    this.#cells.draft?.update(() => ({}));
  }

  /** What is wrong with the address, in words; nobody is blamed before the first press. */
  problemOf(outcome: string | null): string | null {
    if (outcome !== 'not-an-email') return null;
    const { missing, notAnEmail } = this.#ports.messages(newsletterMessages);
    return problemOfEmail(this.typed) === 'required' ? missing : notAnEmail;
  }

  /** Why nothing has come of it, where the address is not to blame. */
  failureOf(outcome: string | null): string | null {
    if (outcome !== 'failed') return null;
    const { failed, offline } = this.#ports.messages(newsletterMessages);
    return this.#ports.isOnline.get() ? failed : offline;
  }
}
