import { counterOf } from '../counter-of.ts';
import type { TextsOf } from '../words.ts';
import type { productWords } from './en.ts';

const count = counterOf('ar-AE');

export const product: TextsOf<typeof productWords> = {
  gallery: 'معرض الصور',
  pictures: 'الصور',
  showPicture: (number) => `عرض الصورة ${number}`,
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  pictureOf: (number, total) => `${number} من ${total}`,
  allTaxes: 'شامل جميع الضرائب',
  color: 'اللون',
  size: 'المقاس',
  notAvailable: 'غير متاح',
  soldOut: 'نفدت الكمية',
  soldOutIn: (others) => `نفدت الكمية من ${others}`,
  onlyLeft: (pieces) =>
    count(pieces, {
      one: 'بقيت قطعة واحدة فقط',
      two: 'بقيت قطعتان فقط',
      few: 'بقيت # قطع فقط',
      other: 'بقيت # قطعة فقط',
    }),
  inStock: 'متوفر',
  sizeGuide: 'دليل المقاسات',
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  zoom: 'تكبير',
  whyThisPrice: 'لماذا هذا السعر؟',
  copyLink: 'نسخ الرابط',
  linkCopied: 'تم نسخ الرابط.',
  quantity: 'الكمية',
  addToCart: 'أضف إلى السلة',
  buyBar: 'شراء هذه القطعة',
  added: 'تمت الإضافة',
  addToWishlist: 'أضف إلى المفضلة',
  removeFromWishlist: 'إزالة من المفضلة',
  about: 'عن هذه القطعة',
  details: 'التفاصيل',
  designer: 'المصمم',
  articleNumber: 'رقم المنتج',
  yes: 'نعم',
  no: 'لا',
  delivery: 'التوصيل والإرجاع',
  deliveryCost: 'تظهر كلفة التوصيل عند إتمام الشراء، قبل الدفع.',
  helpAt: 'هل هناك ما ليس على ما يرام؟ راسلنا على {email} واذكر رقم الطلب.',
  seenInPublic: 'في إطلالة عامة',
  inPublic: (name: string) => `${name} في إطلالة عامة`,
  asTheHouseShows: (name: string) => `${name} كما تقدّمها الدار`,
  failed: 'تعذّر عرض هذه القطعة الآن',
};
