import type { DesignSheet } from './design-sheet.ts';

/** At their borders, horn and shell need papers that no parcel has. */
const ASK_FOR_PAPERS = ['US', 'AU'] as const;

const OF_AN_ANIMAL = /\b(horn|mother-of-pearl|shell pearls?)\b/;

/** What a design says of itself decides. */
export const notSentToOf = ({ text }: Pick<DesignSheet, 'text'>): readonly string[] =>
  OF_AN_ANIMAL.test(text) ? ASK_FOR_PAPERS : [];
