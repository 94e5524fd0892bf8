/**
 * Phrases that features do not use, each with the shop's own words for it. Only phrases are listed: a single word such
 * as "simple", "history" or "refresh" has honest uses.
 */
const forbidden: readonly (readonly [phrase: string, instead: string])[] = [
  ['guest user', 'visitor'],
  ['logged-in user', 'customer'],
  ['registered user', 'customer'],
  ['cart item', 'cart line'],
  ['child product', 'variant'],
  ['simple product', 'variant'],
  ['original price', 'regular price'],
  ['final price', 'special price'],
  ['sale price', 'special price'],
  ['sellable flag', 'in stock'],
  ['volatile stock', 'stock unsure'],
  ['status 1', 'available'],
  ['remote cart', "shop's cart"],
  ['server cart', "shop's cart"],
  ['cart token', "shop's cart"],
  ['local cart', 'own cart'],
  ['queued order', 'waiting order'],
  ['untransmitted order', 'waiting order'],
  ['transmitted order', 'accepted order'],
  ['order is transmitted', 'order is accepted'],
  ['token refresh', 'session renewed'],
  ['refreshed token', 'session renewed'],
  ['authorised user', 'customer who is signed in'],
  ['toast message', 'notice'],
  ['popup message', 'notice'],
  ['alert message', 'notice'],
  ['favourites list', 'wishlist'],
  ['browsing history', 'recently viewed'],
];

export type WrongWord = { readonly line: number; readonly phrase: string; readonly instead: string };

/** Finds forbidden phrases outside quoted text, in singular and plural, on lines counted from 1. */
export const wrongWords = (lines: readonly string[]): readonly WrongWord[] =>
  lines.flatMap((line, at) => wrongWordsIn(withoutQuotes(line)).map((found) => ({ line: at + 1, ...found })));

const wrongWordsIn = (text: string): readonly Omit<WrongWord, 'line'>[] =>
  forbidden
    .filter(([phrase]) => new RegExp(`\\b${phrase}s?\\b`, 'i').test(text))
    .map(([phrase, instead]) => ({ phrase, instead }));

/** Quoted text is the shop's or the shopper's, comments are nobody's promise. */
const withoutQuotes = (line: string): string => (line.startsWith('#') ? '' : line.replaceAll(/"[^"]*"/g, '""'));
