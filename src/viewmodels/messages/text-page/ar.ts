import type { TextsOf } from '../writing/messages.ts';
import type { textPageMessages } from './en.ts';

export const textPage: TextsOf<typeof textPageMessages> = {
  updated: 'آخر تعديل: {day}',
  contents: 'في هذه الصفحة',
  elsewhere: 'يقود إلى خارج المتجر',
  failed: 'لا يمكن عرض هذه الصفحة الآن',
  table: 'جدول',
};
