import type { TextsOf } from '../writing/messages.ts';
import type { consentMessages } from './en.ts';

export const consent: TextsOf<typeof consentMessages> = {
  heading: 'Twoja prywatność',
  question:
    'Czy możemy uczyć się z Twojej wizyty i wykorzystać ją do tego, co widzisz gdzie indziej? Sklep działa tak samo, jeśli odmówisz.',
  refuseAll: 'Odrzuć wszystko',
  allowAll: 'Zezwól na wszystko',
  choose: 'Wybierz',
  choices: 'Ustawienia prywatności',
  introduction: 'Możesz to zmienić w każdej chwili, na dole każdej strony. To, co wycofasz, usuwamy od razu.',
  needed: 'Niezbędne',
  neededText: 'Twój koszyk, zamówienia, kraj, język i ten wybór. Sklep nie może bez nich działać, więc są zawsze.',
  names: { measuring: 'Pomiary', marketing: 'Reklama', chat: 'Czat na żywo' },
  texts: {
    measuring: 'Liczy, które strony są oglądane i co jest kupowane, żebyśmy mogli ulepszać sklep.',
    marketing:
      'Mówi naszej usłudze reklamowej, co tu oglądasz i kupujesz, żeby nasze ubrania były widoczne gdzie indziej, a my wiedzieli, która reklama pomogła.',
    chat: 'Wczytuje czat innej usługi, która poznaje Twój adres internetowy i to, co piszesz.',
  },
  barred: 'Twoja przeglądarka już tego odmówiła za Ciebie.',
  recorded: (number) => `Twój ostatni wybór zapisano pod numerem ${number}.`,
  save: 'Zapisz wybór',
};
