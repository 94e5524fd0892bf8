import type { TextsOf } from '../writing/messages.ts';
import type { savedLineMessages } from './en.ts';

export const savedLines: TextsOf<typeof savedLineMessages> = {
  heading: 'محفوظ لوقت لاحق',
  note: 'محفوظ على هذا الجهاز بلونه ومقاسه.',
  move: 'نقل إلى السلة',
  moveOf: (name) => `نقل إلى السلة: ${name}`,
  forgetOf: (name) => `إزالة ${name} من المحفوظ لوقت لاحق`,
};
