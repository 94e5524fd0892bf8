import { type Page, shown } from '#app/page/page.ts';

/**
 * The neutral page; who goes to its own address in a shop that is open already, finds there what is on the device, or goes
 * home where there is a network.
 */
export const loadOpening: Page['load'] = async (visit, { before }) => {
  const isOpen = before !== undefined && visit.shop.connectivity.isOnline();
  return isOpen ? { kind: 'moved', to: '/' } : shown('opening');
};
