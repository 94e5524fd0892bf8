import { type Page, shown } from '#app/page/page.ts';

/** Nobody but a customer sees the account: everybody else is led home (ROUTE-26). The server knows no shopper and leads nobody. */
export const loadAccount: Page['load'] = async (visit, { url, before = null }) => {
  const to = await visit.enterAccount({ asked: url.pathname + url.search, before });
  return to === null ? shown('account') : { kind: 'moved', to };
};
