import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMessages } from './en.ts';

const count = counterOf('ar-AE');

const stillLeft = (left: number): string =>
  count(left, {
    one: 'بقيت قطعة واحدة فقط',
    two: 'بقيت قطعتان فقط',
    few: 'بقيت # قطع فقط',
    other: 'بقيت # قطعة فقط',
  });

export const cart: TextsOf<typeof cartMessages> = {
  cart: 'السلة',
  items: 'محتويات السلة',
  empty: 'سلتك فارغة',
  emptyText: 'ما تضيفه ينتظرك هنا، حتى دون اتصال.',
  needsScripts: 'السلة محفوظة على جهازك وتحتاج إلى JavaScript.',
  offline: 'سنتحقق من الأسعار والتوفر عند عودة الاتصال.',
  more: (quantity) =>
    count(quantity, {
      one: 'وقطعة أخرى في سلتك',
      two: 'وقطعتان أخريان في سلتك',
      few: 'و# قطع أخرى في سلتك',
      other: 'و# قطعة أخرى في سلتك',
    }),
  quantityOf: (name) => `كمية ${name}`,
  together: 'المجموع',
  remove: 'إزالة',
  removeOf: (name) => `إزالة ${name}`,
  removeItem: 'إزالة المنتج',
  removeQuestion: (name) => `هل تريد إزالة ${name} من سلتك؟`,
  keep: 'إبقاء',
  removed: (name) => `أُزيل ${name}.`,
  returned: (name) => `عاد ${name} إلى سلتك.`,
  undo: 'تراجع',
  change: 'تغيير',
  changeOf: (name) => `تغيير لون أو مقاس ${name}`,
  save: 'حفظ لوقت لاحق',
  saveOf: (name) => `حفظ لوقت لاحق: ${name}`,
  savedForLater: (name) => `حُفظ ${name} لوقت لاحق.`,
  soldOut: 'نفدت الكمية! احفظه لوقت لاحق أو أزله قبل الطلب.',
  soldOutInThis: 'نفدت الكمية! اختر مقاسًا أو لونًا آخر، أو احفظه لوقت لاحق، أو أزله قبل الطلب.',
  inStock: 'متوفر!',
  onlyLeft: (left) => `${stillLeft(left)}.`,
  takeFewer: (quantity) => count(quantity, { other: 'اجعل الكمية #' }),
  takeFewerOf: (name, quantity) => count(quantity, { other: `اجعل الكمية # من ${name}` }),
  setTo: (left, quantity) => `${stillLeft(left)}، ${count(quantity, { other: 'فجعلنا الكمية #' })}.`,
  quantityRefused: (wanted, quantity) =>
    `${count(wanted, { other: 'لم يتمكن المتجر من قبول #' })}، ${count(quantity, { other: 'فعادت الكمية إلى #' })}.`,
  choiceRefused: (wanted) => `لم يتمكن المتجر من تغييره إلى ${wanted}، فبقي كما كان.`,
  stockUnsure: 'لم نتمكن من التحقق من توفره بعد. سنتحقق قبل إرسال طلبك.',
  summary: 'ملخص الطلب',
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  shipping: 'الشحن',
  tax: 'الضريبة',
  storeCredit: 'رصيد المتجر',
  total: 'الإجمالي',
  allTaxes: 'الأسعار شاملة جميع الضرائب.',
  estimated: 'مبلغ تقديري محسوب على هذا الجهاز. يؤكد المتجر المبلغ النهائي.',
};
