import type { Worn } from '#domain/content/size-guide.ts';
import type { productMoreMessages } from '../messages/product-more/en.ts';
import type { TextsOf } from '../messages/writing/messages.ts';

export const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** 175 cm is 5 ft 9 in. */
export function wornText({ height, size }: Worn, texts: Pick<TextsOf<typeof productMoreMessages>, 'worn'>): string {
  const inches = Math.round(height / CM_PER_INCH);
  return texts.worn(size, Math.round(height), Math.floor(inches / INCHES_PER_FOOT), inches % INCHES_PER_FOOT);
}
