import type { TextsOf } from '../writing/messages.ts';
import type { textPageMessages } from './en.ts';

export const textPage: TextsOf<typeof textPageMessages> = {
  updated: 'अंतिम बदलाव: {day}',
  contents: 'इस पेज पर',
  elsewhere: 'दुकान से बाहर ले जाता है',
  failed: 'यह पेज अभी नहीं दिखाया जा सकता',
  table: 'तालिका',
};
