import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('fr');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, {
      one: 'Vous pouvez retourner sous un jour ce que vous n’avez pas porté.',
      other: 'Vous pouvez retourner sous # jours ce que vous n’avez pas porté.',
    }),
};
