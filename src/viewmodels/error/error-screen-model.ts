import { makeAutoObservable } from 'mobx';
import type { Contact } from '../notices/messages.ts';

const REFERENCE = 'reference';
const REFERENCE_FORM = /^[0-9A-F]{4}-[0-9A-F]{4}$/; // anything else in the address is not the shop's and is not shown

/** The error page of a failure that the shop wrote down. */
export function errorAddress(reference: string): string {
  return `/error?${REFERENCE}=${reference}`;
}

type Ports = { readonly contact: Contact };

/** What stands where a page failed; it needs nothing that could fail itself. */
export class ErrorScreenModel {
  readonly #ports: Ports;
  /** A newer build of the shop is online, so this tab has to be loaded again. */
  isOutdated = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get email(): string {
    return this.#ports.contact.email;
  }

  /** Names the failure in the shop's log, as the address of the page has it; null when nobody wrote it down. */
  referenceIn(query: URLSearchParams): string | null {
    const reference = query.get(REFERENCE) ?? '';
    return REFERENCE_FORM.test(reference) ? reference : null;
  }

  setOutdated(): void {
    this.isOutdated = true;
  }
}

export function createErrorScreen(ports: Ports): ErrorScreenModel {
  return new ErrorScreenModel(ports);
}
