import type { TextsOf } from '../writing/messages.ts';
import type { changeChoiceMessages } from './en.ts';

export const changeChoice: TextsOf<typeof changeChoiceMessages> = {
  heading: 'Kleur of maat wijzigen',
  confirm: 'Wijzigen',
  leave: 'Zo laten',
  changed: (name, choice) => `${name} is nu ${choice}.`,
  gone: 'Dit stuk ligt niet meer in je winkelwagen.',
  offline: 'Kleur en maat kun je wijzigen als je weer online bent.',
  unreachable: 'We kunnen de keuzes nu niet tonen.',
};
