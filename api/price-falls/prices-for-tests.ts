import type { TestApi } from '#api/testing/open-test-api.ts';

type Kept = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly unsubscribe: string | null;
};

type Asking = { readonly country?: string; readonly query?: string; readonly language?: string };

let pieces = 0;

/** Waiting for prices to fall, and letting them. */
export function pricesOf(shop: () => TestApi) {
  const put = (sku: string, price: number, more: object = {}) =>
    shop().bench('/workbench/products', { body: { sku, name: `Tee ${sku}`, qty: 5, price, ...more } });
  return {
    put,
    ask: (body: unknown, { country = 'IN', query = '', language = 'en-IN' }: Asking = {}) =>
      shop().call<{ readonly skus: readonly string[] }>('priceNotify', `/api/price/notify${query}`, {
        body,
        headers: { 'country-id': country, 'accept-language': language },
      }),
    round: async () => (await shop().bench<number>('/workbench/price-round', { method: 'POST' })).result,
    mailsTo: async (email: string) =>
      (await shop().bench<readonly Kept[]>('/workbench/mails')).result.filter(({ to }) => to === email),
    /** A piece of its own for each test, so that none tells for another. */
    async piece(price: number, more: object = {}): Promise<string> {
      pieces += 1;
      await put(`FALLS-${pieces}`, price, more);
      return `FALLS-${pieces}`;
    },
  };
}

export const newReader = () => `reader.${crypto.randomUUID()}@mail.test`;
