import { expect, test } from 'vitest';
import { catalogKey } from '#domain/offline/kept-keys.ts';
import { cachedProductAnswers } from './cached-answers.ts';

const origin = 'https://zari.example';
const keyOf = (type: string, country: string, currency: string) =>
  catalogKey({
    url: `${origin}/api/catalog?type=${type}`,
    headers: new Headers({ 'country-id': country, currency, 'accept-language': 'en-US' }),
  });

function deviceWith(kept: Readonly<Record<string, string>>): () => CacheStorage {
  const cache = {
    keys: async () => Object.keys(kept).map((url) => ({ url })),
    match: async ({ url }: { readonly url: string }) => new Response(kept[url]),
  };
  return () => ({ open: async () => cache }) as unknown as CacheStorage;
}

const india = { country: 'IN', currency: 'INR', locale: 'en-US' } as const;

test('what the catalog said about products is read, in the prices of the shopper alone', async () => {
  const device = deviceWith({
    [keyOf('product', 'IN', 'INR')]: 'in rupees',
    [keyOf('product', 'US', 'USD')]: 'in dollars',
    [keyOf('category', 'IN', 'INR')]: 'categories',
  });
  expect(await cachedProductAnswers(india, device)).toEqual(['in rupees']);
});

test('a device that keeps nothing has nothing to say', async () => {
  const refusing = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  expect(await cachedProductAnswers(india, refusing)).toEqual([]);
});
