import { ContainerModule } from 'inversify';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import {
  createSubscribe,
  createUnsubscribe,
  type Subscribe,
  type Unsubscribe,
} from '#domain/newsletter/change-subscription.ts';
import { createLookUpSubscription, type LookUpSubscription } from '#domain/newsletter/look-up-subscription.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { createNewsletter } from '#viewmodels/newsletter/newsletter-model.ts';
import { provideDraft } from '../device/provide-draft.ts';
import { CONNECTIVITY, IS_ONLINE } from '../device/tokens.ts';
import { TELL_REFUSAL } from '../interface/tokens.ts';
import { provide, provideState } from '../provide.ts';
import { LATE_SEND_TASK } from '../queue/tokens.ts';
import { WORDS } from '../store/tokens.ts';
import { token } from '../token.ts';
import { ACCOUNT_NEWSLETTER, NEWSLETTER, NEWSLETTER_GATEWAY, NEWSLETTER_PART } from './tokens.ts';

const WRITTEN = token<Cell<string | null>>('newsletter-written');
const ACCOUNTS = token<Cell<string | null>>('account-newsletter-written');
const DRAFT = token<Cell<DraftTexts>>('newsletter-draft');
const LOOK_UP_SUBSCRIPTION = token<LookUpSubscription>('look-up-subscription');
const SUBSCRIBE = token<Subscribe>('subscribe');
const UNSUBSCRIBE = token<Unsubscribe>('unsubscribe');

/** The newsletter; all of it comes after the page. */
export const newsletterModule = new ContainerModule(({ bind }) => {
  const shop = { newsletter: NEWSLETTER, newsletterGateway: NEWSLETTER_GATEWAY };
  provide(bind, LOOK_UP_SUBSCRIPTION, createLookUpSubscription, shop);
  provide(bind, SUBSCRIBE, createSubscribe, {
    ...shop,
    tellRefusal: TELL_REFUSAL,
    connectivity: CONNECTIVITY,
    sendTask: LATE_SEND_TASK,
  });
  provide(bind, UNSUBSCRIBE, createUnsubscribe, { ...shop, tellRefusal: TELL_REFUSAL });
  const form = {
    newsletter: NEWSLETTER,
    isOnline: IS_ONLINE,
    lookUpSubscription: LOOK_UP_SUBSCRIPTION,
    subscribe: SUBSCRIBE,
    unsubscribe: UNSUBSCRIBE,
    words: WORDS,
  };
  provideDraft(bind, DRAFT, 'newsletter');
  provideState<string | null>(bind, WRITTEN, 'newsletterWritten', null);
  provideState<string | null>(bind, ACCOUNTS, 'accountNewsletterWritten', null);
  provide(bind, NEWSLETTER_PART, createNewsletter, { ...form, written: WRITTEN, draft: DRAFT });
  provide(bind, ACCOUNT_NEWSLETTER, createNewsletter, { ...form, written: ACCOUNTS });
});
