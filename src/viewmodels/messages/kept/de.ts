import type { TextsOf } from '../writing/messages.ts';
import type { keptMessages } from './en.ts';

export const kept: TextsOf<typeof keptMessages> = {
  title: 'Auf diesem Gerät gespeichert',
  text: 'Sie sind offline. Diese Seiten öffnen sich trotzdem.',
  none: 'Noch ist nichts gespeichert',
  noneText: 'Was Sie online ansehen, öffnet sich hier auch ohne Netz.',
  saved: (moment) => `Auf diesem Gerät gespeichert, ${moment}`,
  savedAtSomeTime: 'Auf diesem Gerät gespeichert',
  found: 'Sie sind offline. Diese Stücke sind auf Ihrem Gerät; im Shop gibt es vielleicht mehr.',
  notFound: 'Auf Ihrem Gerät passt nichts',
  notFoundText: (text) => `Sie sind offline, deshalb haben wir „${text}“ nur auf Ihrem Gerät gesucht.`,
  pages: 'Gespeicherte Seiten ansehen',
};
