import type { TextsOf } from '../writing/messages.ts';
import type { storeLocatorMessages } from './en.ts';

export const storeLocator: TextsOf<typeof storeLocatorMessages> = {
  title: 'Unsere Läden',
  intro: 'Kommen Sie herein, probieren Sie an und lassen Sie ein Stück anpassen.',
  search: 'Ort oder Postleitzahl',
  find: 'Läden finden',
  nearMe: 'Meinen Standort verwenden',
  lost: 'Wir konnten nicht feststellen, wo Sie sind. Suchen Sie stattdessen nach Ort oder Postleitzahl.',
  list: 'Läden',
  found: (count: number) => (count === 1 ? '1 Laden' : `${count} Läden`),
  nothingFits: (text: string) => `Für „${text}“ gibt es noch keinen Laden. Diese sind vielleicht erreichbar:`,
  none: 'Noch gibt es keine Läden',
  failed: 'Wir können unsere Läden gerade nicht zeigen',
  openUntil: (time: string) => `Geöffnet bis ${time} Uhr`,
  opensAt: (time: string) => `Öffnet heute um ${time} Uhr`,
  closedNow: 'Jetzt geschlossen',
  away: (km: string) => `${km} km entfernt`,
  hours: 'Öffnungszeiten',
  days: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  closed: 'Geschlossen',
  services: 'In diesem Laden',
};
