import { makeAutoObservable, observableRef } from 'mobx';
import { type FoundStore, findStores, type Place } from '#domain/content/find-stores.ts';
import { type Opening, openingOf, WEEK, weekOf } from '#domain/content/opening.ts';
import type { StoreLocation } from '#domain/content/store-location.ts';
import type { StoresView } from '#domain/content/stores-view.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { writingLocale } from '../messages/languages.ts';
import { storeLocatorMessages } from '../messages/store-locator/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { hourText, type StoreCard, storeCard } from './store-card.ts';

/** A shop with all that is known of it. */
export type StoreEntry = StoreCard & {
  /** `Open till 8:00 pm`; '' when nobody can say. */
  readonly opening: string;
  readonly isOpen: boolean;
  /** `3.2 km away`; '' when nobody knows. */
  readonly distance: string;
  readonly week: readonly { readonly day: string; readonly hours: string }[];
  readonly services: readonly string[];
};

type Ports = {
  readonly storesView: ReadonlyCell<StoresView>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly clock: Clock;
  readonly messages: Messages;
};

/** The shops one can walk into, by city, postcode or distance. */
export class StoreLocatorModel {
  readonly #ports: Ports;
  /** Where the shopper is; null until they say so. */
  from: Place | null = null;
  /** Whether it could not be found out where the shopper is. */
  isLost = false;
  /** The moment for which the hours hold; null until a page has come to life, where the hour of the answer counts. */
  now: number | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { from: observableRef }, { autoBind: true });
  }

  get state(): StoresView['kind'] {
    return this.#ports.storesView.get().kind;
  }

  /** What the search of that text found, and the sentence that says so. */
  foundFor(text: string): { readonly entries: readonly StoreEntry[]; readonly sentence: string } {
    const view = this.#ports.storesView.get();
    if (view.kind !== 'ready') return { entries: [], sentence: '' };
    const { country } = this.#ports.storeView.get();
    const { stores, fits } = findStores(view.stores, { text, from: this.from, country });
    const texts = this.#texts;
    const sentence = fits ? texts.found(stores.length) : texts.nothingFits(text.trim());
    return { entries: stores.map((found) => this.#entryOf(found, this.now ?? view.at)), sentence };
  }

  /** Called when the page has come to life: it may have been drawn a while ago. */
  begin(): void {
    this.now = this.#ports.clock.now();
  }

  /** The nearest first from now on; null when it could not be found out where the shopper is. */
  nearTo(place: Place | null): void {
    this.from = place ?? this.from;
    this.isLost = place === null;
  }

  get #texts() {
    return this.#ports.messages(storeLocatorMessages);
  }

  #entryOf({ store, km }: FoundStore, now: number): StoreEntry {
    const opening = openingOf(store, now);
    return {
      ...storeCard(store, now, { storeView: this.#ports.storeView.get(), messages: this.#ports.messages }),
      opening: this.#openingText(opening),
      isOpen: opening.kind === 'open',
      distance: km === null ? '' : this.#texts.away(kmText(km, writingLocale(this.#ports.storeView.get()))),
      week: this.#weekText(store),
      services: store.services,
    };
  }

  #openingText(opening: Opening): string {
    const { openUntil, opensAt, closedNow } = this.#texts;
    switch (opening.kind) {
      case 'open':
        return openUntil(this.#hour(opening.until));
      case 'opens':
        return opensAt(this.#hour(opening.at));
      case 'closed':
        return closedNow;
      case 'unknown':
        return '';
      default:
        return opening satisfies never;
    }
  }

  #hour(time: string): string {
    return hourText(time, this.#ports.storeView.get());
  }

  #weekText(store: StoreLocation): StoreEntry['week'] {
    const { days, closed } = this.#texts;
    return weekOf(store).map((hours, at) => ({
      day: days[WEEK[at] ?? 0] ?? '',
      hours: hours ? `${this.#hour(hours.opens)} – ${this.#hour(hours.closes)}` : closed,
    }));
  }
}

const NEAR_KM = 10;

function kmText(km: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: km < NEAR_KM ? 1 : 0 }).format(km);
}

export function createStoreLocator(ports: Ports): StoreLocatorModel {
  return new StoreLocatorModel(ports);
}
