import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('es');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, {
      one: 'Devuelve en un día lo que no hayas llevado.',
      other: 'Devuelve en # días lo que no hayas llevado.',
    }),
};
