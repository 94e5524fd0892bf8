import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('ar-AE');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, {
      one: 'أعد ما لم تلبسه خلال يوم واحد.',
      two: 'أعد ما لم تلبسه خلال يومين.',
      few: 'أعد ما لم تلبسه خلال # أيام.',
      other: 'أعد ما لم تلبسه خلال # يومًا.',
    }),
};
