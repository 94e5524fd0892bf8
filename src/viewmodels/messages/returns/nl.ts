import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('nl');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, {
      one: 'Stuur binnen een dag terug wat je niet hebt gedragen.',
      other: 'Stuur binnen # dagen terug wat je niet hebt gedragen.',
    }),
};
