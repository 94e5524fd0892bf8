import { makeAutoObservable, observableRef } from 'mobx';
import type { FindSendingLimits } from '#domain/cart/find-sending-limits.ts';
import { notSentTo, type SendingLimit } from '#domain/cart/sending-limits.ts';
import { type Panels, withPanelClosed } from '#domain/interface/panels.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { signOf } from '#domain/storeview/display-price.ts';
import type { EnterStore } from '#domain/storeview/enter-store.ts';
import { chosenStoreView } from '#domain/storeview/store-choice.ts';
import { currencyOfCountry, shopCurrencies, shopLocales } from '#domain/storeview/store-choices.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { writingLocale } from '../messages/languages.ts';
import { storeMessages } from '../messages/store/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { countryOptions } from './countries.ts';
import { countryName } from './country-name.ts';
import { localeName } from './locale-name.ts';

type Ports = {
  readonly storeView: ReadonlyCell<StoreView>;
  readonly panels: Cell<Panels>;
  readonly enterStore: EnterStore;
  readonly findSendingLimits: FindSendingLimits;
  readonly messages: Messages;
  readonly viewPath: { readonly links?: readonly ViewLink[] };
};

/** Another store view, which is a page of its own. */
export type ViewLink = { readonly name: string; readonly home: string; readonly isCurrent: boolean };

export type Choice = { readonly value: string; readonly label: string };

/** The shopper's country, language and currency, until they are saved. */
export class StoreChoiceModel {
  readonly #ports: Ports;
  /** What was chosen here and not saved yet; null while that is what counts already. */
  draft: StoreView | null = null;
  isSaving = false;
  limits: readonly SendingLimit[] = [];

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { draft: observableRef, limits: observableRef }, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.#ports.panels.get().open === 'store';
  }

  get chosen(): StoreView {
    return this.draft ?? this.#ports.storeView.get();
  }

  /** In the words of the language that counts now; the usual countries first, the rest by name. */
  get countries(): readonly Choice[] {
    return countryOptions(writingLocale(this.#ports.storeView.get()));
  }

  get languages(): readonly Choice[] {
    return shopLocales.map((value) => ({ value, label: localeName(value) }));
  }

  get currencies(): readonly Choice[] {
    const { localised } = this.#ports.storeView.get();
    const offered = localised?.allCurrency.map(({ value }) => value) ?? shopCurrencies;
    return offered.map((value) => ({ value, label: `${signOf({ currency: value, localised })} ${value}` }));
  }

  /** The store views that are open, where there are several (STORE-07). */
  get views(): readonly ViewLink[] {
    const { links = [] } = this.#ports.viewPath;
    return links.length > 1 ? links : [];
  }

  /** What of the cart is not sent to the chosen country, in words; null where all of it is, as far as the shop has said. */
  get notSent(): string | null {
    const { country } = this.chosen;
    const names = notSentTo(this.limits, country);
    const { storeView, messages } = this.#ports;
    const where = countryName(country, writingLocale(storeView.get()));
    return names.length === 0 ? null : messages(storeMessages).notSent(where, names.join(', '));
  }

  /** Called when the form is there. */
  async look(): Promise<void> {
    this.setLimits((await this.#ports.findSendingLimits()) ?? []);
  }

  /** A country proposes its currency (STORE-26). */
  chooseCountry(country: string): void {
    this.choose({ country, currency: currencyOfCountry(country) });
  }

  choose(change: { readonly [Name in keyof StoreView]?: string }): void {
    const chosen = chosenStoreView({ ...this.chosen, ...change }, this.chosen);
    const isOffered = this.currencies.some(({ value }) => value === chosen.currency);
    this.draft = isOffered ? chosen : { ...chosen, currency: this.chosen.currency };
  }

  async save(): Promise<void> {
    if (this.isSaving) return;
    this.setSaving(true);
    await this.#ports.enterStore(this.chosen);
    this.setSaving(false);
    this.close();
  }

  /** Called when the form is gone, however that came: what was not saved is not chosen the next time. */
  left(): void {
    this.draft = null;
  }

  close(): void {
    this.left();
    this.#ports.panels.update((now) => withPanelClosed(now, 'store'));
  }

  private setLimits(limits: readonly SendingLimit[]): void {
    this.limits = limits;
  }

  private setSaving(isSaving: boolean): void {
    this.isSaving = isSaving;
  }
}

export function createStoreChoice(ports: Ports): StoreChoiceModel {
  return new StoreChoiceModel(ports);
}
