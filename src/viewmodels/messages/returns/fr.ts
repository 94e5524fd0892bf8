import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('fr');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, {
      one: 'Retournez sous un jour ce que vous n’avez pas porté.',
      other: 'Retournez sous # jours ce que vous n’avez pas porté.',
    }),
};
