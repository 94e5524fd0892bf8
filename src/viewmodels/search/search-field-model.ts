import { makeAutoObservable } from 'mobx';
import { type Panels, withPanelClosed, withPanelOpen } from '#domain/interface/panels.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { searchAddress } from './search-address.ts';

type Ports = {
  readonly panels: Cell<Panels>;
  /** What stands in the field. */
  readonly searchText: Cell<string>;
};

/** The field in the header; what it offers below itself is the search panel's matter. */
export class SearchFieldModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.#ports.panels.get().open === 'search';
  }

  /** What stands in the field, as far as this page knows: it may be kept from an earlier look. */
  get text(): string {
    return this.#ports.searchText.get();
  }

  get resultsAddress(): string {
    return searchAddress(this.text);
  }

  /** The shopper comes to the field, or types: `text` is all that stands in it. */
  type(text: string): void {
    this.#ports.searchText.update(() => text);
    if (!this.isOpen) this.#ports.panels.update((now) => withPanelOpen(now, 'search'));
  }

  close(): void {
    this.#ports.panels.update((now) => withPanelClosed(now, 'search'));
  }
}
