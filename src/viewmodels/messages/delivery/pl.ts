import type { TextsOf } from '../writing/messages.ts';
import type { deliveryMessages } from './en.ts';

export const delivery: TextsOf<typeof deliveryMessages> = {
  heading: 'Kiedy dotrze?',
  pinCode: 'Dostawa pod PIN code',
  check: 'Sprawdź',
  by: 'Najpóźniej: {when}',
  before: 'Jeśli zamówisz przed: {when}',
  never: (pinCode) => `Nie dostarczamy pod ${pinCode}`,
  cash: 'Płatność przy odbiorze',
  noCash: 'Tu nie ma płatności przy odbiorze',
  returns: 'Zwroty odbieramy z domu',
  noReturns: 'Tu nie odbieramy zwrotów z domu',
  notAPin: 'Podaj sześciocyfrowy PIN code',
  noSuchPin: (pinCode) => `Nie ma PIN code ${pinCode}: sprawdź cyfry`,
  lastHeard: 'Ostatnia odpowiedź sklepu: {when}',
  offline: 'Brak połączenia. Spróbuj ponownie, gdy połączenie wróci.',
};
