import { type Newsletter, noNewsletter } from '#domain/newsletter/newsletter.ts';
import { state } from '../wiring/cells.ts';

/** How an address stands, for the form and for who hears of it later. */
export const newsletterState = { newsletter: state<Newsletter>(noNewsletter) };
