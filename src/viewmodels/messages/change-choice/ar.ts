import type { TextsOf } from '../writing/messages.ts';
import type { changeChoiceMessages } from './en.ts';

export const changeChoice: TextsOf<typeof changeChoiceMessages> = {
  heading: 'تغيير اللون أو المقاس',
  confirm: 'تغيير',
  leave: 'إبقاؤه كما هو',
  changed: (name, choice) => `أصبح ${name}: ${choice}.`,
  gone: 'لم يعد هذا المنتج في سلتك.',
  offline: 'يمكن تغيير اللون والمقاس عند عودة الاتصال.',
  unreachable: 'لا يمكننا عرض الخيارات الآن.',
};
