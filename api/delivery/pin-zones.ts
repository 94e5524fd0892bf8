/** What is done for a place: working days from leaving the shop to the door, and what the courier takes along. */
export type Zone = { readonly daysOnTheWay: number; readonly takesCash: boolean; readonly collectsReturns: boolean };

/** By the night flight, and with couriers of our own at the other end. */
const largeCity: Zone = { daysOnTheWay: 1, takesCash: true, collectsReturns: true };
const byRoad: Zone = { daysOnTheWay: 2, takesCash: true, collectsReturns: true };
/** By air, and the last miles with the post, which takes no cash for us and collects nothing. */
const withThePost: Zone = { daysOnTheWay: 2, takesCash: false, collectsReturns: false };

/** First digits of PIN codes and what is done there; null where nobody delivers. The longest that fits counts (contract, section 12). */
const zones: ReadonlyMap<string, Zone | null> = new Map([
  ...['110', '400', '500', '560', '600', '700'].map((digits) => [digits, largeCity] as const),
  ...['18', '19', '737', '78', '79'].map((digits) => [digits, withThePost] as const),
  ...['68255', '744'].map((digits) => [digits, null] as const), // islands: no boat keeps a day
  ['9', null], // the army's post takes parcels of its own alone
]);

/** The first two digits that the post of India gives out, circle by circle from Delhi to Bihar; 9 is that of the army. */
const PIN_CODE = /^(1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|6[0-47-9]|7\d|8[0-5]|9\d)\d{4}$/;

export function isPinCode(text: string): boolean {
  return PIN_CODE.test(text);
}

/** What is done at a PIN code; null where nobody delivers. */
export function zoneOf(pinCode: string): Zone | null {
  for (let digits = pinCode.length; digits > 0; digits -= 1) {
    const zone = zones.get(pinCode.slice(0, digits));
    if (zone !== undefined) return zone;
  }
  return byRoad;
}
