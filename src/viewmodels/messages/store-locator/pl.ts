import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { storeLocatorMessages } from './en.ts';

const count = counterOf('pl');

export const storeLocator: TextsOf<typeof storeLocatorMessages> = {
  title: 'Nasze sklepy',
  intro: 'Wejdź, przymierz i daj dopasować ubranie.',
  search: 'Miasto lub PIN code',
  find: 'Znajdź sklepy',
  nearMe: 'Użyj mojej lokalizacji',
  lost: 'Nie udało się ustalić lokalizacji. Szukaj według miasta lub PIN code.',
  list: 'Sklepy',
  found: (shops) => count(shops, { one: '# sklep', few: '# sklepy', other: '# sklepów' }),
  nothingFits: (text) => `Nie ma jeszcze sklepu dla „${text}”. Te mogą być w zasięgu:`,
  none: 'Nie ma jeszcze sklepów, do których można wejść',
  failed: 'Nie można teraz pokazać naszych sklepów',
  openUntil: (time) => `Otwarte do ${time}`,
  opensAt: (time) => `Dziś otwarte od ${time}`,
  closedNow: 'Teraz zamknięte',
  away: (km) => `${km} km stąd`,
  hours: 'Godziny otwarcia',
  days: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'],
  closed: 'Zamknięte',
  services: 'W tym sklepie',
};
