import type { PlacedOrder } from '#domain/orders/order.ts';
import type { Shipment } from '#domain/orders/shipment.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { shipmentMessages } from '../messages/shipments/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { dayText } from '../shared/moment-text.ts';

type Writing = { readonly storeView: StoreView; readonly messages: Messages };

/** What happened to a parcel, and when. */
export type ShipmentStep = { readonly text: string; readonly at: string };

/** A parcel, ready to read. */
export type ShipmentView = {
  readonly key: string;
  readonly carrier: string;
  readonly number: string;
  readonly link: string | null;
  /** What the link is called, since several may stand below each other. */
  readonly linkName: string;
  /** The first thing first; empty where nobody said when. */
  readonly steps: readonly ShipmentStep[];
};

export function shipmentViews(
  { shipments = [] }: Pick<PlacedOrder, 'shipments'>,
  writing: Writing,
): readonly ShipmentView[] {
  const { followNumber } = writing.messages(shipmentMessages);
  return shipments.map((shipment) => {
    const { carrier, number, link } = shipment;
    const steps = stepsOf(shipment, writing);
    return { key: `${carrier} ${number}`, carrier, number, link, linkName: followNumber(number), steps };
  });
}

function stepsOf({ shippedAt, deliveredAt }: Shipment, { storeView, messages }: Writing): readonly ShipmentStep[] {
  const { sentOn, deliveredOn } = messages(shipmentMessages);
  const sent = shippedAt === null ? [] : [{ text: sentOn(dayText(shippedAt, storeView)), at: shippedAt }];
  const arrived = deliveredAt === null ? [] : [{ text: deliveredOn(dayText(deliveredAt, storeView)), at: deliveredAt }];
  return [...sent, ...arrived];
}
