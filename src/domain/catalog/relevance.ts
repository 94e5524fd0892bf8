/**
 * What a text has to have of what it finds, and what each find counts for. The catalog is asked to keep to it, and what
 * is on the device is searched by the same. Source: specification §9, search (CONF-01, CONF-03).
 */

/** What scores less is not found (CAT-063). */
export const LEAST_SCORE = 0.02;
/** Letters of a word that may be wrong. */
export const MOST_MISTAKES = 2;
/** The first letters of a word, which must be right. */
export const SAME_START = 2;
/** The words of the catalog that a mistyped one may stand for. */
export const MOST_MEANINGS = 3;
/** How many of the words must be found, in percent. */
export const LEAST_SHARE = 75;

/** What a word counts for, by where it stands. */
export const IN_NAME = 4;
export const IN_SKU = 2;
export const IN_CATEGORY = 1;
