import type { TextsOf } from '../writing/messages.ts';
import type { changeChoiceMessages } from './en.ts';

export const changeChoice: TextsOf<typeof changeChoiceMessages> = {
  heading: 'Zmień kolor lub rozmiar',
  confirm: 'Zmień',
  leave: 'Zostaw bez zmian',
  changed: (name, choice) => `${name}: teraz ${choice}.`,
  gone: 'Tego produktu nie ma już w koszyku.',
  offline: 'Kolor i rozmiar można zmienić, gdy połączenie wróci.',
  unreachable: 'Nie można teraz pokazać dostępnych opcji.',
};
