import type { TextsOf } from '../writing/messages.ts';
import type { consentMessages } from './en.ts';

export const consent: TextsOf<typeof consentMessages> = {
  heading: 'خصوصيتك',
  question: 'هل تسمح لنا بأن نتعلّم من زيارتك ونستخدمها فيما تراه في أماكن أخرى؟ يعمل المتجر بالطريقة نفسها إن رفضت.',
  refuseAll: 'رفض الكل',
  allowAll: 'السماح بالكل',
  choose: 'اختيار',
  choices: 'خيارات الخصوصية',
  introduction: 'يمكنك تغيير ذلك متى شئت من أسفل كل صفحة. وما تتراجع عنه يُحذف فورًا.',
  needed: 'ضروري',
  neededText: 'سلتك وطلباتك وبلدك ولغتك وهذا الاختيار. لا يعمل المتجر من دونها، ولذلك هي موجودة دائمًا.',
  names: { measuring: 'القياس', marketing: 'الإعلانات', chat: 'الدردشة' },
  texts: {
    measuring: 'يحصي الصفحات التي تُشاهَد وما يُشترى، كي نحسّن المتجر.',
    marketing:
      'يخبر خدمة الإعلانات لدينا بما تشاهده وتشتريه هنا، كي ترى ملابسنا في أماكن أخرى ونعرف أي إعلان كان مفيدًا.',
    chat: 'يحمّل دردشة خدمة أخرى تعرف عنوانك على الإنترنت وما تكتبه.',
  },
  barred: 'رفض متصفحك هذا نيابةً عنك.',
  recorded: (number) => `سُجِّل اختيارك الأخير بالرقم ${number}.`,
  save: 'حفظ اختياري',
};
