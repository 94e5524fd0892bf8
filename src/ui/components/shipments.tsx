import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ShipmentView } from '#viewmodels/confirmation/shipment-view.ts';
import { shipmentMessages } from '#viewmodels/messages/shipments/en.ts';
import css from './shipments.module.css';

/** The parcels of an order: who brings each, when it left, and when it came. */
export function Shipments({ shipments }: { readonly shipments: readonly ShipmentView[] }) {
  const { follow, parcelNumber, parcels } = useMessages(shipmentMessages);
  if (shipments.length === 0) return null;
  return (
    <ul aria-label={parcels} className={css['parcels']}>
      {shipments.map(({ key, carrier, number, link, linkName, steps }) => (
        <li key={key} className={css['parcel']}>
          <p className={css['carrier']} translate="no">
            {carrier}
          </p>
          <p className={css['number']}>
            <span>{parcelNumber}</span> <bdi translate="no">{number}</bdi>
          </p>
          {steps.map(({ text, at }) => (
            <p key={text}>
              <time dateTime={at}>{text}</time>
            </p>
          ))}
          {link !== null && (
            <a href={link} rel="noopener" aria-label={linkName} className={css['way']}>
              {follow}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
