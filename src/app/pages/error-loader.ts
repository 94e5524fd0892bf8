import { type Page, shown } from '#app/page/page.ts';

/** Asks for nothing: it stands where something has failed. */
export const loadError: Page['load'] = async () => shown('error');
