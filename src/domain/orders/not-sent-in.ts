/** Pieces that the shop did not take into an order, since it does not send them to the country of its address. */
export type NotSent = { readonly names: readonly string[]; readonly country: string };

const PHRASE = ' is not sent to '; // contract, POST /api/order/create

/** What a refusal names so, piece by piece; null where it has another reason. */
export function notSentIn(message: string): NotSent | null {
  const [first = '', ...rest] = message.split(PHRASE); // after each phrase a country, and what is named next
  const names = [first, ...rest.slice(0, -1).map((text) => text.slice('US '.length))];
  const country = rest.at(-1) ?? '';
  const isWhole = /^[A-Z]{2}$/.test(country) && rest.slice(0, -1).every((text) => text.startsWith(`${country} `));
  return isWhole && names.every((name) => name !== '') ? { names, country } : null;
}
