import { wordsOf } from './words.ts';

/** What was searched for on this device, the newest first, as it was typed. */
export type RecentSearches = readonly string[];

export const noRecentSearches: RecentSearches = [];

const MOST_REMEMBERED = 6;
const LONGEST = 128; // of a text that is searched for

/** A text that was searched for before moves to the front; one without a word is not remembered. */
export function withSearch(recent: RecentSearches, text: string): RecentSearches {
  const typed = text.trim().slice(0, LONGEST);
  if (wordsOf(typed).length === 0) return recent;
  return [typed, ...withoutSearch(recent, typed)].slice(0, MOST_REMEMBERED);
}

/** Texts of the same words are one search. */
export function withoutSearch(recent: RecentSearches, text: string): RecentSearches {
  const words = wordsOf(text).join(' ');
  return recent.filter((each) => wordsOf(each).join(' ') !== words);
}
