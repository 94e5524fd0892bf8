import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { catalogMessages } from './en.ts';

const count = counterOf('ar-AE');

export const catalog: TextsOf<typeof catalogMessages> = {
  products: 'المنتجات',
  save: (name) => `حفظ ${name}`,
  compare: (name) => `مقارنة ${name}`,
  subcategories: 'الفئات الفرعية',
  items: (items) =>
    count(items, {
      zero: 'لا توجد منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: '# منتجات',
      many: '# منتجًا',
      other: '# منتج',
    }),
  colours: (colours) =>
    count(colours, { one: 'لون واحد', two: 'لونان', few: '# ألوان', many: '# لونًا', other: '# لون' }),
  rating: (stars, reviews) => count(reviews, { other: `${stars.toFixed(1)} (#)` }),
  rated: (stars, reviews) =>
    count(reviews, {
      one: `التقدير ${stars.toFixed(1)} من 5، بناءً على تقييم واحد`,
      two: `التقدير ${stars.toFixed(1)} من 5، بناءً على تقييمين`,
      few: `التقدير ${stars.toFixed(1)} من 5، بناءً على # تقييمات`,
      many: `التقدير ${stars.toFixed(1)} من 5، بناءً على # تقييمًا`,
      other: `التقدير ${stars.toFixed(1)} من 5، بناءً على # تقييم`,
    }),
  progress: (shown, total) => `${shown} من ${total}`,
  sortBy: 'الترتيب حسب',
  sort: 'ترتيب',
  sorts: {
    relevance: 'الأكثر صلة',
    'created_at:desc': 'الأحدث',
    'stock.is_in_stock:desc': 'التوفر',
    'price:asc': 'السعر من الأقل إلى الأعلى',
    'price:desc': 'السعر من الأعلى إلى الأقل',
    'country_of_origin:asc': 'بلد المنشأ',
  },
  showEarlier: 'عرض السابق',
  loadMore: 'تحميل المزيد',
  moreFailed: 'تعذّر تحميل المزيد. ما تراه باقٍ؛ يُرجى المحاولة مرة أخرى.',
  empty: 'لم يُعثر على منتجات',
  emptyText: 'لا يوجد شيء في هذه الفئة حاليًا.',
  seeMoreIn: (name) => `المزيد في ${name}`,
  failed: 'تعذّر عرض هذه القطع الآن',
  savedHere: 'سلتك وما حفظته موجودان على هذا الجهاز.',
};
