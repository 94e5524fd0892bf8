import type { TextsOf } from '../writing/messages.ts';
import type { productSetMessages } from './en.ts';

export const productSet: TextsOf<typeof productSetMessages> = {
  parts: 'في هذا الطقم',
  partsHint: 'خذ منه ما يعجبك. تظهر كل قطعة في سطر خاص بها في سلتك.',
  files: 'الملفات',
  filesHint: 'اختر الملفات التي تريدها. تبقى لك دائمًا.',
  file: 'تحميل',
  choose: 'اختر واحدًا',
  chooseMany: 'اختر ما تشاء',
  notNeeded: 'من دونه',
  included: 'مشمول',
  more: (price) => `+ ${price}`,
  quantityOf: (name) => `كمية ${name}`,
  severalOf: (quantity, name) => `${quantity} × ${name}`,
  sample: (title) => `معاينة نموذج من ${title}`,
  soldOut: 'نفدت الكمية',
  notifyOf: (notifyMe, name) => `${notifyMe}: ${name}`,
  product: 'المنتج',
  price: 'السعر',
  quantity: 'الكمية',
  sum: 'المجموع',
  missing: (titles) => `يُرجى الاختيار: ${titles}`,
  noPieces: 'يُرجى أخذ قطعة واحدة على الأقل',
  noFiles: 'يُرجى اختيار ملف واحد على الأقل',
  sumIs: (price) => `المجموع ${price}.`,
};
