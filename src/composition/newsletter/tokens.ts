import type { Newsletter } from '#domain/newsletter/newsletter.ts';
import type { NewsletterGateway } from '#domain/newsletter/newsletter-gateway.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { NewsletterModel } from '#viewmodels/newsletter/newsletter-model.ts';
import { token } from '../token.ts';

export const NEWSLETTER_GATEWAY = token<NewsletterGateway>('newsletter-gateway');
export const NEWSLETTER = token<Cell<Newsletter>>('newsletter');
/** The same form for the address of the account. */
export const ACCOUNT_NEWSLETTER = token<NewsletterModel>('account-newsletter');
export const NEWSLETTER_PART = token<NewsletterModel>('newsletter-part');
