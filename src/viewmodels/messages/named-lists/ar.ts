import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { namedListMessages } from './en.ts';

const count = counterOf('ar');

export const namedLists: TextsOf<typeof namedListMessages> = {
  lists: 'قوائمك',
  counted: (name, pieces) =>
    `${name}، ${count(pieces, { zero: 'بلا قطع', one: 'قطعة واحدة', two: 'قطعتان', few: '# قطع', many: '# قطعة', other: '# قطعة' })}`,
  make: 'قائمة جديدة',
  rename: 'تغيير اسم القائمة',
  delete: 'حذف القائمة',
  name: 'اسم قائمتك',
  nameHelp: (letters) =>
    `مثل مناسبة أو شخص، ${count(letters, { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' })} على الأكثر.`,
  create: 'إنشاء القائمة',
  saveName: 'حفظ الاسم',
  cancel: 'إلغاء',
  made: (name) => `القائمة «${name}» جاهزة.`,
  renamed: (name) => `اسم القائمة الآن «${name}».`,
  deleted: (name) => `حُذفت القائمة «${name}».`,
  deletedWith: (name, pieces) =>
    `حُذفت القائمة «${name}» ومعها ${count(pieces, { one: 'قطعة واحدة', two: 'قطعتان', few: '# قطع', many: '# قطعة', other: '# قطعة' })}.`,
  linkEnds: 'يتوقف رابطها أيضًا عن العمل.',
  restored: (name) => `عادت القائمة «${name}».`,
  move: 'نقل إلى قائمة',
  moveOf: (piece) => `نقل إلى قائمة: ${piece}`,
  moved: (piece, list) => `${piece} الآن في القائمة «${list}».`,
  inList: (list) => `في القائمة «${list}»`,
  emptyTitle: 'لا شيء في هذه القائمة بعد',
  emptyText: 'تُحفظ القطع أولًا في المفضلة، ويمكن نقل أي قطعة إلى هنا بزر «نقل إلى قائمة» تحتها.',
  toFirst: 'عرض المفضلة',
  nameMissing: 'يُرجى كتابة اسم للقائمة.',
  nameTooLong: (letters) =>
    `يُرجى ألا يزيد الاسم على ${count(letters, { one: 'حرف واحد', two: 'حرفين', few: '# أحرف', many: '# حرفًا', other: '# حرف' })}.`,
  nameOdd: 'يُرجى استخدام حروف أو أرقام أو رموز تعبيرية، دون علامات خفية.',
  nameTaken: (name) => `لديك قائمة باسم «${name}» بالفعل.`,
  tooMany: (lists) =>
    `لديك ${count(lists, { one: 'قائمة واحدة', two: 'قائمتان', few: '# قوائم', many: '# قائمة', other: '# قائمة' })}، وهذا هو الحد الأقصى. لإنشاء قائمة أخرى يجب حذف واحدة.`,
};
