import { plainText } from '#domain/shared/plain-text.ts';
import { SEARCHED } from '../catalog/list-address.ts';

const LITERAL = 'literal';
const LONGEST = 128; // of a text that is searched for

/** The page of what a text finds. */
export function searchAddress(text: string): string {
  const typed = plainText(text).trim();
  return typed === '' ? '/search' : `/search?${SEARCHED}=${encodeURIComponent(typed)}`;
}

/** The same without forgiving mistakes. */
export function literalAddress(text: string): string {
  return `${searchAddress(text)}&${LITERAL}=1`;
}

/** What an address searches for; a text that is too long loses its end. */
export function searchedIn(query: URLSearchParams): { readonly text: string; readonly isLiteral: boolean } {
  const text = (query.get(SEARCHED) ?? '').trim().slice(0, LONGEST);
  return { text, isLiteral: text !== '' && query.get(LITERAL) === '1' };
}
