import { discountSteps } from '#domain/catalog/discount-steps.ts';
import {
  type Choice,
  chosenCodes,
  type Facet,
  type FacetValue,
  type FilterCode,
  type FilterRules,
  noFilters,
  withToggled,
  withValues,
} from '#domain/catalog/filters.ts';
import { isRepeatedBy } from '#domain/catalog/repeated-facet.ts';
import { wordedId } from '#domain/catalog/worded-id.ts';
import type { ProductList } from '#domain/listing/product-list.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { filterMessages } from '../messages/filters/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { optionName } from '../shared/option-name.ts';
import { deadEndsLast } from './dead-ends-last.ts';
import { type FilterValue, filterValue } from './filter-value.ts';
import { chosenFields, firstOfList, listAddress, type WriteValue } from './list-address.ts';
import { ownValueName } from './own-value-name.ts';
import { fieldsOf, type PriceFields, typedRange } from './price-fields.ts';
import { type PriceScale, priceScale } from './price-scale.ts';
import { promotedOf } from './promoted-values.ts';

export type FilterGroup = { readonly code: FilterCode; readonly name: string; readonly values: readonly FilterValue[] };

/** A chosen filter as it is told: the attribute, its values, and what it is called (CAT-076). */
export type ChosenFilter = { readonly code: FilterCode; readonly ids: readonly string[]; readonly label: string };

type FilterLink = { readonly name: string; readonly address: string };

/** What the filters read: the list at hand, where it lives, and how the shopper reads prices. */
export type FilterPorts = {
  readonly list: () => ProductList | null;
  readonly base: () => string;
  readonly storeView: () => StoreView;
  readonly rules: FilterRules;
  readonly messages: Messages;
};

/** What a list can be narrowed by. Every choice is an address, so that it can be shared and taken back. */
export class FiltersModel {
  readonly #ports: FilterPorts;

  constructor(ports: FilterPorts) {
    this.#ports = ports;
  }

  get groups(): readonly FilterGroup[] {
    const { category } = this.#chosen;
    const garments = this.#valuesOf('category_product');
    // the links above the list lead to the categories below as well
    const isRepeat = ({ code, values }: Facet) => code === 'category' && !category && isRepeatedBy(values, garments);
    const facets = this.#facets.filter((facet) => !isRepeat(facet));
    return facets.map((facet) => this.#groupOf(facet)).filter(isUseful);
  }

  /** CAT-076 */
  get chosen(): readonly ChosenFilter[] {
    const chosen = this.#chosen;
    return chosenCodes(chosen).map((code) => ({ code, ids: chosen[code] ?? [], label: this.#titleOf(code) }));
  }

  get chosenCount(): number {
    return this.chosen.flatMap(({ ids }) => ids).length;
  }

  /** The chosen values, each to be taken back by itself. */
  get chips(): readonly FilterValue[] {
    return this.chosen.flatMap(({ code, ids }) => ids.map((id) => this.#valueOf(code, this.#known(code, id))));
  }

  /** What most shoppers narrow by: the colours and sizes with the most hits, none of them chosen yet. */
  get promoted(): readonly FilterLink[] {
    const best = promotedOf(this.groups, this.#total);
    return best.map((value) => ({ name: value.name, address: this.toggledAddress(value) }));
  }

  get hasValuesWithoutHit(): boolean {
    return this.groups.some(({ values }) => values.some(({ isOut }) => isOut));
  }

  toggledAddress(choice: Choice): string {
    return this.#addressOf(withToggled(this.#chosen, choice, this.#ports.rules));
  }

  get clearedAddress(): string {
    return this.#addressOf(noFilters);
  }

  /** What the fields of the price show, in the shopper's currency. */
  get priceFields(): PriceFields {
    return fieldsOf(this.#chosen.price?.[0], this.#ports.storeView().currency);
  }

  /** What the slider of the price runs over. */
  get priceScale(): PriceScale {
    return priceScale(this.#ports.storeView(), this.#messages.anyPrice);
  }

  /** The address with the prices as typed; fields that say nothing take the price back. */
  pricedAddress(fields: PriceFields): string {
    const id = typedRange(fields, this.#ports.storeView().currency);
    return this.#addressOf(withValues(this.#chosen, 'price', id === null ? [] : [id]));
  }

  /** Where a form without scripts leads, and what it carries along beside its own fields. */
  get formAddress(): string {
    return this.#ports.base().split('?')[0] ?? '';
  }

  /** What narrows the list beside a form's own fields, as hidden fields. */
  get chosenFields(): readonly (readonly [name: string, value: string])[] {
    return chosenFields(this.#chosen, this.write);
  }

  /** Where the list lives and how it is sorted, as hidden fields. */
  get keptFields(): readonly (readonly [name: string, value: string])[] {
    const kept = new URL(listAddress(this.#ports.base(), { ...firstOfList, sort: this.#sort }), 'http://shop');
    return [...kept.searchParams];
  }

  /** With its words where the list offers it; any other value, such as one typed into the address, by its id. */
  readonly write: WriteValue = (code, id) => {
    const offered = this.#valuesOf(code).find((value) => value.id === id);
    return offered ? wordedId(code, offered) : id;
  };

  get #messages() {
    return this.#ports.messages(filterMessages);
  }

  get #facets(): readonly Facet[] {
    return this.#ports.list()?.facets ?? [];
  }

  get #chosen() {
    return this.#ports.list()?.chosen ?? noFilters;
  }

  get #total(): number {
    return this.#ports.list()?.total ?? 0;
  }

  get #sort() {
    return this.#ports.list()?.sort ?? firstOfList.sort;
  }

  /** Narrowing begins at the first page (CAT-085). */
  #addressOf(chosen: ProductList['chosen']): string {
    return listAddress(this.#ports.base(), { chosen, sort: this.#sort, page: 0 }, this.write);
  }

  #groupOf({ code, values }: Facet): FilterGroup {
    const shown = code === 'discount' ? discountSteps(values) : values.filter(({ id }) => isOffered(code, id));
    const offered = shown.map((value) => this.#valueOf(code, value));
    return { code, name: this.#titleOf(code), values: deadEndsLast(code, offered) };
  }

  #titleOf(code: FilterCode): string {
    return code === 'color' || code === 'size' ? optionName(code, this.#ports.messages) : this.#messages.names[code];
  }

  #valueOf(code: FilterCode, value: FacetValue): FilterValue {
    const isChosen = this.#chosen[code]?.includes(value.id) ?? false;
    const ownName = ownValueName(code, value.id, this.#ports.storeView(), this.#messages);
    return filterValue(code, value, { isChosen, ownName });
  }

  /** A value that is not on offer, such as one typed into the address, is called by its id. */
  #known(code: FilterCode, id: string): FacetValue {
    return this.#valuesOf(code).find((value) => value.id === id) ?? { id, label: id, count: 0 };
  }

  #valuesOf(code: FilterCode): readonly FacetValue[] {
    return this.#facets.find((facet) => facet.code === code)?.values ?? [];
  }
}

/** A group has something to choose; of one country alone nobody need be told. */
function isUseful({ code, values }: FilterGroup): boolean {
  return code === 'country_of_origin'
    ? values.length > 1 || values.some(({ isChosen }) => isChosen)
    : values.length > 0;
}

/** `rts`, ready to ship, is offered with its yes alone: nobody looks for pieces that are not ready. */
function isOffered(code: FilterCode, id: string): boolean {
  return code !== 'rts' || id === '1';
}
