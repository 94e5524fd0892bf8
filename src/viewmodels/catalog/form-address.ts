import { type ChosenFilters, filterCodes, noFilters, withValues } from '#domain/catalog/filters.ts';
import { idIn, wordedId } from '#domain/catalog/worded-id.ts';
import type { Currency } from '#domain/storeview/store-view.ts';
import { chosenFields, listAddress, listQueryOf, type WriteValue } from './list-address.ts';
import { typedRange } from './price-fields.ts';

/** Names of fields that only forms without scripts send. */
export const PRICE_FROM = 'price-from';
export const PRICE_TO = 'price-to';
/** Takes a value back: `color:49`, or `all` of them. */
export const WITHOUT = 'without';

const formNames = [PRICE_FROM, PRICE_TO, WITHOUT];
const listNames: ReadonlySet<string> = new Set([...filterCodes, ...formNames, 'sort', 'page']);

/** The list's own address for what a form without scripts has sent; null for an address that is one already. */
export function formAddressOf({ pathname, searchParams }: URL, currency: Currency): string | null {
  if (!formNames.some((name) => searchParams.has(name))) return null;
  const { chosen, sort } = listQueryOf(searchParams);
  const others = [...searchParams].filter(([name]) => !listNames.has(name));
  const base = others.length === 0 ? pathname : `${pathname}?${new URLSearchParams(others)}`;
  const wanted = withoutValue(withTypedPrice(chosen, searchParams, currency), searchParams.get(WITHOUT));
  return listAddress(base, { chosen: wanted, sort, page: 0 }, asSent(searchParams));
}

/** The fields of a form have the words that its page knew. */
function asSent(query: URLSearchParams): WriteValue {
  return (code, id) => {
    const sent = query.getAll(code).find((value) => idIn(code, value) === id) ?? id;
    return wordedId(code, { id, label: sent.slice(0, -id.length) });
  };
}

/** Typed prices win over a range that is ticked. */
function withTypedPrice(chosen: ChosenFilters, query: URLSearchParams, currency: Currency): ChosenFilters {
  const id = typedRange({ from: query.get(PRICE_FROM) ?? '', to: query.get(PRICE_TO) ?? '' }, currency);
  return id === null ? chosen : withValues(chosen, 'price', [id]);
}

function withoutValue(chosen: ChosenFilters, value: string | null): ChosenFilters {
  if (value === 'all') return noFilters;
  const kept = chosenFields(chosen).filter(([name, id]) => `${name}:${id}` !== value);
  return listQueryOf(new URLSearchParams(kept.map(([name, id]) => [name, id]))).chosen;
}
