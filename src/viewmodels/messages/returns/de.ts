import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('de');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, {
      one: 'Ungetragenes können Sie einen Tag lang zurücksenden.',
      other: 'Ungetragenes können Sie # Tage lang zurücksenden.',
    }),
};
