import type { TextsOf } from '../writing/messages.ts';
import type { deliveryMessages } from './en.ts';

export const delivery: TextsOf<typeof deliveryMessages> = {
  heading: 'متى يصل؟',
  pinCode: 'التوصيل إلى الرمز البريدي (PIN)',
  check: 'تحقّق',
  by: 'بحلول {when}',
  before: 'إذا طلبت قبل {when}',
  never: (pinCode) => `لا يمكن التوصيل إلى ${pinCode}`,
  cash: 'الدفع عند الاستلام',
  noCash: 'لا يتوفر الدفع عند الاستلام هنا',
  returns: 'تُستلم المرتجعات من منزلك',
  noReturns: 'لا تُستلم المرتجعات من المنزل هنا',
  notAPin: 'أدخل رمزًا بريديًا (PIN) من ستة أرقام',
  noSuchPin: (pinCode) => `لا يوجد رمز بريدي بالرقم ${pinCode}: يُرجى التحقق من الأرقام`,
  lastHeard: 'آخر ما أفاد به المتجر: {when}',
  offline: 'أنت غير متصل بالإنترنت. يُرجى المحاولة عند عودة الاتصال.',
};
