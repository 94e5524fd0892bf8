import type { TextsOf } from '../writing/messages.ts';
import type { keptMessages } from './en.ts';

export const kept: TextsOf<typeof keptMessages> = {
  title: 'محفوظ على هذا الجهاز',
  text: 'أنت غير متصل. هذه الصفحات تُفتح مع ذلك.',
  none: 'لم يُحفظ شيء بعد',
  noneText: 'ما تتصفحه وأنت متصل يُفتح هنا بلا شبكة أيضًا.',
  saved: (moment) => `محفوظ على هذا الجهاز، ${moment}`,
  savedAtSomeTime: 'محفوظ على هذا الجهاز',
  found: 'أنت غير متصل. هذه القطع محفوظة على جهازك، وقد يكون في المتجر المزيد.',
  notFound: 'لا شيء على جهازك يطابق بحثك',
  notFoundText: (text) => `أنت غير متصل، لذلك بحثنا عن «${text}» على جهازك فقط.`,
  pages: 'عرض الصفحات المحفوظة',
};
