import { drawing } from '#app/page/page.ts';
import { checkout, latePlacing } from '#composition/screens/checkout.ts';
import { paying } from '#composition/screens/paying.ts';
import { PayingPerson } from '#ui/screens/checkout/paying-person.tsx';
import { SavedAddresses } from '#ui/screens/checkout/saved-addresses.tsx';

const services = { ...checkout, ...latePlacing, ...paying };

export const savedAddressesPanel = drawing({
  needs: 'actions',
  services,
  Screen: SavedAddresses,
  model: 'savedAddresses',
});
export const payingPanel = drawing({ needs: 'actions', services, Screen: PayingPerson, model: 'payingPerson' });
