import type { TextsOf } from '../writing/words.ts';
import type { textPageWords } from './en.ts';

export const textPage: TextsOf<typeof textPageWords> = {
  updated: 'آخر تعديل: {day}',
  contents: 'في هذه الصفحة',
  elsewhere: 'يقود إلى خارج المتجر',
  failed: 'لا يمكن عرض هذه الصفحة الآن',
  table: 'جدول',
};
