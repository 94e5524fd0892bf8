import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { SavedAddressesModel } from '#viewmodels/checkout/saved-addresses-model.ts';
import { payingMessages } from '#viewmodels/messages/paying/en.ts';
import { CheckoutChoices } from './checkout-choices.tsx';

/** Addresses of the account, to choose one instead of typing it; what was told before is filled in (CHK-12). */
export const SavedAddresses = observer(({ model }: { readonly model: SavedAddressesModel }) => {
  const messages = useMessages(payingMessages);
  const { customer, cards, begin, choose } = model;
  useEffect(() => {
    if (customer !== null) begin();
  }, [customer, begin]);
  if (cards.length === 0) return null;
  return (
    <CheckoutChoices
      id="saved-addresses"
      name={messages.savedAddresses}
      choices={cards}
      error={null}
      onChoose={({ code }) => choose(code)}
    />
  );
});
