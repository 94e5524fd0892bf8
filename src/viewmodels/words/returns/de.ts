import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/words.ts';
import type { returnWords } from './en.ts';

const count = counterOf('de');

export const returns: TextsOf<typeof returnWords> = {
  within: (days) =>
    count(days, {
      one: 'Ungetragenes können Sie einen Tag lang zurücksenden.',
      other: 'Ungetragenes können Sie # Tage lang zurücksenden.',
    }),
};
