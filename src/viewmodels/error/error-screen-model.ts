import { makeAutoObservable } from 'mobx';
import type { Contact } from '../messages.ts';

type Ports = { readonly contact: Contact };

/** What stands where a page failed; it needs nothing that could fail itself. */
export class ErrorScreenModel {
  readonly #ports: Ports;
  /** Names the failure in the shop's log; null when nobody wrote it down. */
  reference: string | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get email(): string {
    return this.#ports.contact.email;
  }

  setReference(reference: string): void {
    this.reference = reference;
  }
}

export function createErrorScreen(ports: Ports): ErrorScreenModel {
  return new ErrorScreenModel(ports);
}
