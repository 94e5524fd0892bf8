import type { TextsOf } from '../writing/messages.ts';
import type { deliveryMessages } from './en.ts';

export const delivery: TextsOf<typeof deliveryMessages> = {
  heading: 'متى يصل؟',
  pinCode: 'التوصيل إلى رمز PIN',
  check: 'تحقّق',
  by: (day) => `بحلول ${day}`,
  before: (moment) => `إذا طلبت قبل ${moment}`,
  never: (pinCode) => `لا يمكن التوصيل إلى ${pinCode}`,
  cash: 'الدفع عند الاستلام',
  noCash: 'لا يتوفر الدفع عند الاستلام هنا',
  returns: 'تُستلم المرتجعات من منزلك',
  noReturns: 'لا تُستلم المرتجعات من المنزل هنا',
  notAPin: 'أدخل رمز PIN من ستة أرقام',
  noSuchPin: (pinCode) => `لا يوجد رمز PIN ‏${pinCode}: يُرجى التحقق من الأرقام`,
  lastHeard: (moment) => `آخر ما أفاد به المتجر: ${moment}`,
  offline: 'أنت غير متصل بالإنترنت. يُرجى المحاولة عند عودة الاتصال.',
};
