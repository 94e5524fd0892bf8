import type { TextsOf } from '../writing/messages.ts';
import type { cancellationMessages } from './en.ts';

export const cancellation: TextsOf<typeof cancellationMessages> = {
  cancel: 'إلغاء الطلب',
  canceledOn: (day) => `ألغيتَ هذا الطلب في ${day}.`,
  paysBack: (amount, payment) => `نردّ ${amount} بوسيلة الدفع نفسها: ${payment}.`,
  paidBack: (amount, day) => `رُدّ مبلغ ${amount} في ${day}.`,
  nothingDue: 'لم تدفع شيئًا مقابله، ولا شيء مستحق.',
};
