import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('es');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, {
      one: 'Puedes devolver en un día lo que no te hayas puesto.',
      other: 'Puedes devolver en # días lo que no te hayas puesto.',
    }),
};
