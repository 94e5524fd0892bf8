import { moment } from './moment.ts';
import { either, flag, mapped, oneOf, type Parser, parsed, shape, type ValueOf } from './parser.ts';

/** A calendar day, `YYYY-MM-DD`. */
const day: Parser<string> = (input) => {
  const isDay = typeof input === 'string' && /^\d{4}-\d\d-\d\d$/.test(input) && !Number.isNaN(Date.parse(input));
  return isDay ? parsed(input) : { kind: 'malformed', field: '' };
};

/** What the shop says of a delivery: that nobody delivers there, or the day with all that goes with it. */
export const parseDeliveryEstimate = either(
  mapped(shape({ is_deliverable: oneOf(false) }), () => null),
  shape({
    is_deliverable: oneOf(true),
    deliver_by: day,
    order_before: moment,
    cash_on_delivery: flag,
    home_returns: flag,
  }),
);

export type WireDeliveryEstimate = ValueOf<typeof parseDeliveryEstimate>;
