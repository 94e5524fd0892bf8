import type { Page } from '#app/page/page.ts';
import { OPEN_HOME } from '#composition/content/tokens.ts';
import { openedBy } from './opened.ts';

export const loadHome: Page['load'] = async (visit, { signal }) => openedBy(await visit.get(OPEN_HOME)(signal), 'home');
