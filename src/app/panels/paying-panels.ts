import { drawing } from '#app/page/page.ts';
import { checkoutModules } from '#composition/journeys/checkout-modules.ts';
import { payingModule } from '#composition/journeys/paying-module.ts';
import { PAYING_PERSON, SAVED_ADDRESSES } from '#composition/orders/tokens.ts';
import { PayingPerson } from '#ui/screens/checkout/paying-person.tsx';
import { SavedAddresses } from '#ui/screens/checkout/saved-addresses.tsx';

const coming = {
  half: 'back',
  modules: [...checkoutModules, payingModule],
} as const;

export const savedAddressesPanel = drawing({ ...coming, Screen: SavedAddresses, model: SAVED_ADDRESSES });
export const payingPanel = drawing({ ...coming, Screen: PayingPerson, model: PAYING_PERSON });
