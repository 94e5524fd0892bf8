import { ContainerModule } from 'inversify';
import { noNewsletter } from '#domain/newsletter/newsletter.ts';
import { provideState } from '../provide.ts';
import { NEWSLETTER } from './tokens.ts';

/** How an address stands, for the form and for who hears of it later. */
export const newsletterState = new ContainerModule(({ bind }) => {
  provideState(bind, NEWSLETTER, 'newsletter', noNewsletter);
});
