import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { returnMessages } from './en.ts';

const count = counterOf('ar-AE');

export const returns: TextsOf<typeof returnMessages> = {
  within: (days) =>
    count(days, {
      one: 'يمكنك إرجاع ما لم تلبسه خلال يوم واحد.',
      two: 'يمكنك إرجاع ما لم تلبسه خلال يومين.',
      few: 'يمكنك إرجاع ما لم تلبسه خلال # أيام.',
      many: 'يمكنك إرجاع ما لم تلبسه خلال # يومًا.',
      other: 'يمكنك إرجاع ما لم تلبسه خلال # يوم.',
    }),
};
