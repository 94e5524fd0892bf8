/** A parcel of an order, as the shop tells of it. Moments are RFC 3339. */
export type Shipment = {
  readonly carrier: string;
  /** The carrier's name for it. */
  readonly number: string;
  /** A page of the carrier's that tells where it is; null where there is none. */
  readonly link: string | null;
  /** Null where nobody said. */
  readonly shippedAt: string | null;
  /** Null while it is on its way. */
  readonly deliveredAt: string | null;
};
