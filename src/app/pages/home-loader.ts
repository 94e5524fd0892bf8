import type { Page } from '#app/page/page.ts';
import { openedBy } from './opened.ts';

export const loadHome: Page['load'] = async (visit, { signal }) => openedBy(await visit.shop.openHome(signal), 'home');
