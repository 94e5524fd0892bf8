import type { TextsOf } from '../writing/messages.ts';
import type { cancellationMessages } from './en.ts';

export const cancellation: TextsOf<typeof cancellationMessages> = {
  cancel: 'ऑर्डर रद्द करें',
  canceledOn: (day) => `आपने यह ऑर्डर ${day} को रद्द किया।`,
  paysBack: (amount, payment) => `हम ${amount} वहीं लौटाएँगे जहाँ से भुगतान हुआ था: ${payment}।`,
  paidBack: (amount, day) => `${day} को ${amount} लौटा दिए गए।`,
  nothingDue: 'आपने इसके लिए कुछ नहीं दिया है, इसलिए कुछ देना नहीं है।',
};
