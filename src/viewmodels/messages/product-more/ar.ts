import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { productMoreMessages } from './en.ts';

const count = counterOf('ar-AE');

export const productMore: TextsOf<typeof productMoreMessages> = {
  reviews: 'التقييمات',
  average: (stars, reviews) => `${stars.toFixed(1)} من 5، بناءً على ${reviews}`,
  reviewCount: (reviews) =>
    count(reviews, {
      zero: 'لا توجد تقييمات',
      one: 'تقييم واحد',
      two: 'تقييمين',
      few: '# تقييمات',
      many: '# تقييمًا',
      other: '# تقييم',
    }),
  noReviews: 'لم يقيّم أحد هذه القطعة بعد.',
  latestOf: (shown, total) => `أحدث ${shown} من ${total}`,
  starsOf: (stars) => count(stars, { one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', other: '# نجمة' }),
  allStars: 'الكل',
  filter: 'عرض التقييمات ذات',
  reviewsFailed: 'تعذّر عرض التقييمات الآن.',
  byOn: '{author}، {day}',
  showMore: 'عرض المزيد من التقييمات',
  write: 'اكتب تقييمًا',
  yourName: 'اسمك',
  summary: 'الملخص',
  review: 'التقييم',
  rating: 'عدد النجوم',
  submit: 'إرسال التقييم',
  sending: 'جارٍ إرسال التقييم …',
  moderation: 'نقرأ كل تقييم قبل نشره هنا، ويظهر اسمك معه.',
  needed: 'يرجى ملء هذا الحقل.',
  tooLong: (most) => `الحد الأقصى ${most} حرفًا.`,
  related: 'يتناسق معها',
  banners: 'كما تُلبس',
  sizeGuide: 'دليل المقاسات',
  inches: 'بوصة',
  centimetres: 'سنتيمتر',
  unit: 'الوحدة',
  howToMeasure: 'كيفية القياس',
  measureBust: 'الصدر: حول أعرض موضع، مع إبقاء الشريط مستويًا من الخلف.',
  measureWaist: 'الخصر: حول أضيق موضع، مع ترك إصبع بين الشريط والجلد.',
  measureHip: 'الورك: حول أعرض موضع، والقدمان متلاصقتان.',
  measureChest: 'الصدر: تحت الذراعين وحول أعرض موضع، والشريط مستوٍ.',
  measureThigh: 'الفخذ: حول أعرض موضع أثناء الوقوف.',
  measureShoulder: 'الكتف: عبر الظهر، من الدرزة إلى الدرزة في قميص يناسبك.',
  measureSleeve: 'الكم: من درزة الكتف إلى الرسغ، والذراع مثنية قليلًا.',
  measureHeight: 'الطول: حافي القدمين إلى الحائط، من الأرض إلى أعلى الرأس.',
  measureFoot: 'القدم: من الكعب إلى أطول إصبع، وقوفًا على ورقة.',
  measureBetween: 'إن كنت بين مقاسين فاختر الأكبر: يمكن تضييقه.',
};
