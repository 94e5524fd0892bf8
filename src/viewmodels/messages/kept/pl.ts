import type { TextsOf } from '../writing/messages.ts';
import type { keptMessages } from './en.ts';

export const kept: TextsOf<typeof keptMessages> = {
  title: 'Zapisane na tym urządzeniu',
  text: 'Brak połączenia. Te strony i tak się otworzą.',
  none: 'Nic jeszcze nie jest zapisane',
  noneText: 'Strony oglądane przy połączeniu otworzą się tu także bez sieci.',
  saved: (moment) => `Zapisano na tym urządzeniu, ${moment}`,
  savedAtSomeTime: 'Zapisano na tym urządzeniu',
  found: 'Brak połączenia. Te produkty są na urządzeniu; w sklepie może być ich więcej.',
  notFound: 'Na urządzeniu nic nie pasuje',
  notFoundText: (text) => `Brak połączenia, więc szukaliśmy „${text}” tylko na urządzeniu.`,
  pages: 'Zobacz zapisane strony',
};
