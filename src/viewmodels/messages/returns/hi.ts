import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('hi');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, { one: 'जो न पहना हो, उसे # दिन के भीतर लौटाएँ।', other: 'जो न पहना हो, उसे # दिन के भीतर लौटाएँ।' }),
};
