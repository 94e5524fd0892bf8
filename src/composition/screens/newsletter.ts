import { createSubscribe, createUnsubscribe } from '#domain/newsletter/change-subscription.ts';
import { createLookUpSubscription } from '#domain/newsletter/look-up-subscription.ts';
import { createAccountNewsletter, createNewsletterPart } from '#viewmodels/newsletter/newsletter-model.ts';
import { draft } from '../areas/draft.ts';
import { newsletterState } from '../areas/newsletter-state.ts';
import { state } from '../wiring/cells.ts';

/** The newsletter; all of it comes after the page. */
export const newsletter = {
  ...newsletterState,
  lookUpSubscription: createLookUpSubscription,
  subscribe: createSubscribe,
  unsubscribe: createUnsubscribe,
  newsletterDraft: draft('newsletter'),
  newsletterWritten: state<string | null>(null),
  newsletterPart: createNewsletterPart,
  accountNewsletterWritten: state<string | null>(null),
  accountNewsletter: createAccountNewsletter,
};
