import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Acting, PanelName } from '#app/page/page.ts';
import { ownerOf } from '#domain/session/session.ts';
import { PanelSlot } from './panel-slot.tsx';
import { useView } from './visit-context.ts';

/** The addresses of who is signed in; a guest has none. */
export const AddressesSlot = observer(() => {
  const { session } = useView().shop as Acting; // no checkout without it
  const isCustomer = ownerOf(session.get()) !== null;
  return isCustomer && <Optional name="saved-addresses" />;
});

/** What of paying depends on who pays. */
export function PayingSlot() {
  return <Optional name="paying" />;
}

/** By when the parcel arrives, once the postcode has the length of a PIN code. */
export const ParcelSlot = observer(() => {
  const { country, zipCode } = (useView().shop as Acting).checkoutDetails.get().shipping;
  return country === 'IN' && zipCode.length > 5 && <Optional name="parcel-delivery" />;
});

/** The checkout is whole without it. */
function Optional({ name }: { readonly name: PanelName }) {
  const [isMissing, setMissing] = useState(false);
  return <PanelSlot name={name} isWanted={!isMissing} onMissing={() => setMissing(true)} />;
}
