import { expect } from 'vitest';
import type { TestApi } from '#api/testing/open-test-api.ts';

export type Placed = {
  readonly order_id: string;
  readonly orderNumber: string;
  readonly redirect_url: string | null;
};

type Kept = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly about: string;
};

/** The mails about an order, by their occasions. */
export async function mailsAbout(
  shop: TestApi,
  { order_id }: Pick<Placed, 'order_id'>,
): Promise<Readonly<Record<string, Kept>>> {
  const { result } = await shop.bench<readonly Kept[]>('/workbench/mails');
  const own = result.filter(({ text }) => text.includes(order_id));
  const named = own.map((mail) => [mail.about.replace(` ${order_id}`, ''), mail] as const);
  expect(new Set(named.map(([occasion]) => occasion)).size).toBe(own.length);
  return Object.fromEntries(named);
}

/** Ends the payment of an order at the gateway's page. */
export function settle(shop: TestApi, { redirect_url }: Placed, outcome: string) {
  const state = new URL(redirect_url ?? '').searchParams.get('state') ?? '';
  const body = new URLSearchParams({ state, outcome });
  return shop.api.fetch(new Request('http://api.test/payment/stand-in', { method: 'POST', body }));
}
