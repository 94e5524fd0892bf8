import { parseStores, type WireStore } from '#adapters/wire/parse-stores.ts';
import type { OpeningHours, StoreLocation } from '#domain/content/store-location.ts';
import type { StoreLocationGateway } from '#domain/content/store-location-gateway.ts';
import type { Log } from '#domain/shared/log.ts';
import { withValue } from '#domain/shared/reply.ts';
import { logLeftOut } from './log-left-out.ts';
import type { Transport } from './transport.ts';

type Ports = { readonly transport: Transport; readonly log: Log };

/** The shops one can walk into, over HTTP. */
export function createHttpStoreLocationGateway({ transport, log }: Ports): StoreLocationGateway {
  return {
    async all() {
      const url = '/api/store-locator';
      const reply = await transport.send({ method: 'GET', url, parse: parseStores, isSilent: true });
      return withValue(reply, ({ items: stores }) => {
        logLeftOut(log, 'shop to walk into', stores);
        return stores.items.map(storeOf);
      });
    },
  };
}

/** Hours that cannot all be read are none: a day left out would be a day off. */
function storeOf({ country_id, opening_hours, latitude, longitude, ...told }: WireStore): StoreLocation {
  const { id, name, street, city, region, postcode, telephone, services } = told;
  const week = opening_hours.map(hoursOf);
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    id,
    name,
    street,
    city,
    region,
    postcode,
    country: country_id,
    telephone,
    place: isOnEarth ? { latitude, longitude } : null,
    services,
    hours: week.flatMap((hours) => (hours && week.every(Boolean) ? hours : [])),
  };
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const HOURS = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** `Mon-Sat` or `Sun`, and `10:00-18:30`. */
function hoursOf({ days, hours }: WireStore['opening_hours'][number]): OpeningHours | null {
  const [from = '', to = from, ...rest] = days.split('-');
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
  const [, opens, closes] = HOURS.exec(hours) ?? [];
  if (first < 0 || last < 0 || rest.length > 0 || !opens || !closes) return null;
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return { days: Array.from({ length: count }, (_, at) => (first + at) % DAYS.length), opens, closes };
}
