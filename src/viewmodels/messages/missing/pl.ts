import type { TextsOf } from '../writing/messages.ts';
import type { missingMessages } from './en.ts';

export const missing: TextsOf<typeof missingMessages> = {
  notFound: 'Nie możemy znaleźć tej strony',
  notFoundTitle: 'Nie znaleziono strony',
  youAskedFor: 'Szukany adres: {address}',
  notFoundText: 'Mogła zostać przeniesiona albo w adresie jest błąd. Oto droga powrotna.',
  near: 'Czy chodziło o jedną z tych?',
  successor: (name) => `„${name}” nie jest już w sprzedaży. Oto następca.`,
};
