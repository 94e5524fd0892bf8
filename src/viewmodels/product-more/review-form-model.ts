import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { emptyReview, problemsOfReview, type ReviewDraft, type ReviewText } from '#domain/reviews/review-draft.ts';
import type { SendReview } from '#domain/reviews/send-review.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { productMoreWords } from '../words/product-more/en.ts';
import type { Words } from '../words/writing/words.ts';

type Ports = {
  readonly view: ReadonlyCell<ProductView>;
  readonly sendReview: SendReview;
  readonly words: Words;
};

/** What was written of one product; `isTried` once the shopper wanted to send it, so that nobody is blamed before. */
type Writing = { readonly productId: number; readonly draft: ReviewDraft; readonly isTried: boolean };

/** The form of a review. What was written stays until the shop has it, or another product is open. */
export class ReviewFormModel {
  readonly #ports: Ports;
  latest: Writing | null = null;
  isSending = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { latest: observableRef }, { autoBind: true });
  }

  get draft(): ReviewDraft {
    return this.#writing.draft;
  }

  /** What is wrong with a field, in words; null when nothing is, or nobody has asked. */
  problemAt(field: ReviewText): string | null {
    const problem = this.#writing.isTried && problemsOfReview(this.draft).find((each) => each.field === field);
    if (!problem) return null;
    const { needed, tooLong } = this.#ports.words(productMoreWords);
    return problem.code === 'required' ? needed : tooLong(problem.most);
  }

  /** CUST-23 */
  get progress(): string | null {
    return this.isSending ? this.#ports.words(productMoreWords).sending : null;
  }

  write(change: Partial<ReviewDraft>): void {
    this.setLatest({ ...this.#writing, draft: { ...this.draft, ...change } });
  }

  /** Answers the first field that is wrong, null when none is. A second press while the first is under way does nothing. */
  async send(): Promise<ReviewText | null> {
    if (this.isSending) return null;
    const sent = { ...this.#writing, isTried: true };
    this.setLatest(sent);
    this.setSending(true);
    try {
      const outcome = await this.#ports.sendReview(sent.productId, sent.draft);
      if (outcome === 'incomplete') return problemsOfReview(sent.draft)[0]?.field ?? null;
      if (outcome === 'sent' && this.latest === sent) this.setLatest(null);
      return null;
    } finally {
      this.setSending(false);
    }
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
  }

  private setLatest(latest: Writing | null): void {
    this.latest = latest;
  }

  get #writing(): Writing {
    const view = this.#ports.view.get();
    const productId = view.kind === 'ready' ? view.product.id : 0;
    return this.latest?.productId === productId ? this.latest : { productId, draft: emptyReview, isTried: false };
  }
}

export function createReviewForm(ports: Ports): ReviewFormModel {
  return new ReviewFormModel(ports);
}
