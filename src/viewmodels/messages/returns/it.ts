import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('it');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, {
      one: 'Puoi rendere entro un giorno ciò che non hai indossato.',
      other: 'Puoi rendere entro # giorni ciò che non hai indossato.',
    }),
};
