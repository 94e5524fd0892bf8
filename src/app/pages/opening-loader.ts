import { type Page, shown } from '#app/page/page.ts';

/** The neutral page; who goes to its own address in a shop that is open already, goes home. */
export const loadOpening: Page['load'] = async (visit, { before }) => {
  await visit.loadMenu();
  return before === undefined ? shown('opening') : { kind: 'moved', to: '/' };
};
