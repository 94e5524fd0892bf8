import type { Selectable } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { ShipmentTable } from '#api/database/order-tables.ts';
import { timestampAt } from '#api/process/shop-clock.ts';

export type StoredShipment = Selectable<ShipmentTable>;

/** What was sent of these orders, the first parcel first. */
export async function readShipments(db: Database, orders: readonly number[]): Promise<readonly StoredShipment[]> {
  return db.selectFrom('shipments').selectAll().where('entity_id', 'in', orders).orderBy('id').execute();
}

/** The Shipment of the contract. */
export function shipmentReply({ carrier, number, url, shipped_at, delivered_at }: StoredShipment) {
  return {
    carrier,
    number,
    url,
    shipped_at: timestampAt(shipped_at.getTime()),
    delivered_at: delivered_at && timestampAt(delivered_at.getTime()),
  };
}
