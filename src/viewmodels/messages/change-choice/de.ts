import type { TextsOf } from '../writing/messages.ts';
import type { changeChoiceMessages } from './en.ts';

export const changeChoice: TextsOf<typeof changeChoiceMessages> = {
  heading: 'Farbe oder Größe ändern',
  confirm: 'Ändern',
  leave: 'Lassen, wie es ist',
  changed: (name, choice) => `${name} ist jetzt ${choice}.`,
  gone: 'Dieses Stück ist nicht mehr in Ihrem Warenkorb.',
  offline: 'Farbe und Größe lassen sich ändern, sobald Sie wieder online sind.',
  unreachable: 'Wir können die Auswahl gerade nicht zeigen.',
};
