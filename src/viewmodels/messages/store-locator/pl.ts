import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { storeLocatorMessages } from './en.ts';

const count = counterOf('pl');

export const storeLocator: TextsOf<typeof storeLocatorMessages> = {
  title: 'Nasze sklepy',
  intro: 'Wejdź, przymierz i zleć dopasowanie ubrania.',
  search: 'Miasto lub PIN code',
  find: 'Znajdź sklepy',
  nearMe: 'Użyj mojej lokalizacji',
  lost: 'Nie udało się ustalić lokalizacji. Szukaj według miasta lub PIN code.',
  list: 'Sklepy',
  found: (shops) => count(shops, { one: '# sklep', few: '# sklepy', other: '# sklepów' }),
  nothingFits: (text) => `Dla „${text}” nie ma jeszcze sklepu. Te mogą być w pobliżu:`,
  none: 'Nie ma jeszcze sklepów stacjonarnych',
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
