import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { wishlistMessages } from './en.ts';

const count = counterOf('ar');

export const wishlist: TextsOf<typeof wishlistMessages> = {
  moveAll: 'نقل الكل إلى السلة',
  moved: (pieces) =>
    count(pieces, {
      one: 'قطعة واحدة أصبحت في سلتك.',
      two: 'قطعتان أصبحتا في سلتك.',
      few: '# قطع أصبحت في سلتك.',
      many: '# قطعة أصبحت في سلتك.',
      other: '# قطعة أصبحت في سلتك.',
    }),
  toChoose: (pieces) =>
    count(pieces, {
      one: 'قطعة واحدة تحتاج أولًا إلى اختيار المقاس أو غيره.',
      two: 'قطعتان تحتاجان أولًا إلى اختيار المقاس أو غيره.',
      few: '# قطع تحتاج أولًا إلى اختيار المقاس أو غيره.',
      many: '# قطعة تحتاج أولًا إلى اختيار المقاس أو غيره.',
      other: '# قطعة تحتاج أولًا إلى اختيار المقاس أو غيره.',
    }),
  soldOut: (pieces) =>
    count(pieces, {
      one: 'قطعة واحدة نفدت.',
      two: 'قطعتان نفدتا.',
      few: '# قطع نفدت.',
      many: '# قطعة نفدت.',
      other: '# قطعة نفدت.',
    }),
  unsold: (pieces) =>
    count(pieces, {
      one: 'قطعة واحدة لا يمكن شراؤها الآن.',
      two: 'قطعتان لا يمكن شراؤهما الآن.',
      few: '# قطع لا يمكن شراؤها الآن.',
      many: '# قطعة لا يمكن شراؤها الآن.',
      other: '# قطعة لا يمكن شراؤها الآن.',
    }),
  stockUnsure: 'لم نتمكن بعد من التحقق من التوفر. سنفعل ذلك قبل إرسال طلبك.',
  undo: 'تراجع',
  back: (pieces) =>
    count(pieces, {
      one: 'قطعة واحدة عادت إلى المفضلة.',
      two: 'قطعتان عادتا إلى المفضلة.',
      few: '# قطع عادت إلى المفضلة.',
      many: '# قطعة عادت إلى المفضلة.',
      other: '# قطعة عادت إلى المفضلة.',
    }),
  fewLeft: (left) =>
    count(left, {
      one: 'بقيت قطعة واحدة فقط.',
      two: 'بقيت قطعتان فقط.',
      few: 'بقيت # قطع فقط.',
      many: 'بقيت # قطعة فقط.',
      other: 'بقيت # قطعة فقط.',
    }),
  backInStock: 'متوفر من جديد.',
  soldOutSince: 'نفد منذ أن حفظته.',
};
