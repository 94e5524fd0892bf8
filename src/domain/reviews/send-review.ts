import type { Notify } from '#domain/notices/notify.ts';
import { problemsOfReview, type ReviewDraft, trimmedReview } from './review-draft.ts';
import type { ReviewGateway } from './review-gateway.ts';

/** `incomplete` asks nobody; `failed` was told, and nothing of the draft may be lost (CUST-26). */
export type ReviewOutcome = 'sent' | 'failed' | 'incomplete';

/** Sends a review for moderation. It is never repeated by itself: the shop would keep it twice. */
export type SendReview = (productId: number, draft: ReviewDraft) => Promise<ReviewOutcome>;

type Ports = { readonly reviewGateway: Pick<ReviewGateway, 'write'>; readonly notify: Notify };

export function createSendReview({ reviewGateway, notify }: Ports): SendReview {
  return async (productId, draft) => {
    if (problemsOfReview(draft).length > 0) return 'incomplete';
    const { kind } = await reviewGateway.write(productId, trimmedReview(draft));
    notify({ code: kind === 'ok' ? 'review-sent' : 'review-failed' });
    return kind === 'ok' ? 'sent' : 'failed';
  };
}
