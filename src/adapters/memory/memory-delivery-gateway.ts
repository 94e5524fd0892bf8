import { daysToShip } from '#domain/catalog/days-to-ship.ts';
import { isShippable } from '#domain/catalog/product.ts';
import { deliveryDays } from '#domain/checkout/delivery-days.ts';
import { PIN_CIRCLE, postcodeShapes } from '#domain/checkout/postcode-shapes.ts';
import type { DeliveryEstimate, DeliveryGateway, DeliveryQuestion } from '#domain/delivery/delivery-gateway.ts';
import { type Day, dayAt } from '#domain/shared/clock.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { isDeliveredTo, takesCashAt } from './delivered-pins.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import type { MemoryProducts, StockItem } from './memory-products.ts';

export interface MemoryDeliveryGateway extends DeliveryGateway, MemoryLink<keyof DeliveryGateway> {}

type Options = { readonly isReachable?: () => boolean; readonly products: MemoryProducts; readonly now: () => number };

/** First digits of the PIN codes of the largest cities. */
const largeCities = /^(110|400|500|560|600|700)/;

const DAYS = { toPack: 3, toMake: 4, inCities: 1, elsewhere: 2 };

/** What a shop says of the delivery of its products. */
export function createMemoryDeliveryGateway({ isReachable, products, now }: Options): MemoryDeliveryGateway {
  const link = createMemoryLink<keyof DeliveryGateway>(isReachable);
  return { ...link, estimate: (question) => link.answer('estimate', [question], () => estimated(question)) };

  function estimated({ pinCode, skus }: DeliveryQuestion): Reply<DeliveryEstimate> {
    if (!postcodeShapes.IN.test(pinCode)) return refused(400, 'postcode must be a PIN code of six digits');
    if (skus.join('') === '') return refused(400, 'skus parameter is required');
    if (skus.length > 100) return refused(400, 'Too many skus');
    if (!PIN_CIRCLE.test(pinCode)) return refused(422, `No such PIN code: ${pinCode}`);
    const sent = skus.flatMap((sku) => products.find(sku) ?? []).filter(({ product }) => isShippable(product));
    if (sent.length === 0) return refused(422, 'Nothing of this is delivered');
    if (!isDeliveredTo(pinCode)) return { kind: 'ok', value: { kind: 'never' } };
    const toLeave = Math.max(...sent.map(daysToLeave));
    const onTheWay = largeCities.test(pinCode) ? DAYS.inCities : DAYS.elsewhere;
    const until = nextCutOff(now());
    const hasCouriers = takesCashAt(pinCode); // of the shop's own
    const terms = { takesCash: hasCouriers, collectsReturns: hasCouriers };
    return { kind: 'ok', value: { kind: 'by', day: workingDayAfter(until, toLeave + onTheWay), until, ...terms } };
  }
}

/** Working days until it is packed, or made where nothing lies ready. */
function daysToLeave({ product, variant }: StockItem): number {
  return (daysToShip(product, variant) ?? DAYS.toMake) || DAYS.toPack;
}

/** When the parcels of the next working day are put together. */
function nextCutOff(now: number): number {
  const today = dayAt(now);
  const isPast = now >= cutOffOf(today) || new Date(today).getUTCDay() === 0;
  return cutOffOf(isPast ? workingDayAfter(now, 1) : today);
}

function cutOffOf(day: Day): number {
  return Date.parse(`${day}T14:00:00+05:30`);
}

function workingDayAfter(moment: number, days: number): Day {
  const within = { least: days, most: days };
  return deliveryDays(moment, 'IN', { india: within, abroad: within }).last;
}
