import { makeAutoObservable } from 'mobx';
import type { AddressRules } from '#domain/catalog/addresses.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type MenuLink, menuLinks } from '../frame/menu-link.ts';

type Ports = { readonly menu: ReadonlyCell<MenuView>; readonly rules: AddressRules };

const LONGEST_SHOWN = 120;

/** What stands where there is no page (ROUTE-36). */
export class NotFoundScreenModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get categories(): readonly MenuLink[] {
    return menuLinks(this.#ports.menu.get().entries, this.#ports.rules);
  }

  /** The path a shopper came from, as far as it is one; it is shown and never followed. */
  triedAddress(from: string | null): string | null {
    if (!from?.startsWith('/')) return null;
    return from.length > LONGEST_SHOWN ? `${from.slice(0, LONGEST_SHOWN)}…` : from;
  }
}

export function createNotFoundScreen(ports: Ports): NotFoundScreenModel {
  return new NotFoundScreenModel(ports);
}
