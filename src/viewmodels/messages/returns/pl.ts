import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('pl');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, {
      one: 'Nienoszone rzeczy można odesłać w ciągu # dnia.',
      other: 'Nienoszone rzeczy można odesłać w ciągu # dni.',
    }),
};
