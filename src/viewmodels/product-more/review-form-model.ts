import { makeAutoObservable } from 'mobx';
import { hasSizes } from '#domain/catalog/has-sizes.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { type Drafts, type DraftTexts, draftTexts } from '#domain/interface/drafts.ts';
import { type Fit, fits } from '#domain/reviews/review.ts';
import { problemsOfReview, type ReviewDraft, type ReviewText } from '#domain/reviews/review-draft.ts';
import type { SendReview } from '#domain/reviews/send-review.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { productMoreMessages } from '../messages/product-more/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

type Ports = {
  readonly productView: ReadonlyCell<ProductView>;
  readonly sendReview: SendReview;
  /** Keeps what is written of each product until the shop has it. */
  readonly drafts: Cell<Drafts>;
  readonly messages: Messages;
};

export type FitChoice = { readonly id: Fit; readonly label: string; readonly isChosen: boolean };

/** The form of a review. What was written stays until the shop has it, whatever else is opened meanwhile. */
export class ReviewFormModel {
  readonly #ports: Ports;
  /** The product whose review was to be sent, so that nobody is blamed before; null when there is none. */
  tried: number | null = null;
  isSending = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get draft(): ReviewDraft {
    return reviewIn(this.#texts.get());
  }

  /** Whether the piece comes in sizes; of one that does not nobody is asked how it fits. */
  get asksFit(): boolean {
    const view = this.#ports.productView.get();
    return view.kind === 'ready' && hasSizes(view.product);
  }

  get fits(): readonly FitChoice[] {
    const { fits: texts } = this.#ports.messages(productMoreMessages);
    return fits.map((id) => ({ id, label: texts[id], isChosen: this.draft.fit === id }));
  }

  /** What is wrong with a field, in words; null when nothing is, or nobody has asked. */
  problemAt(field: ReviewText): string | null {
    const isTried = this.tried === this.#productId;
    const problem = isTried && problemsOfReview(this.draft).find((each) => each.field === field);
    if (!problem) return null;
    const { needed, tooLong } = this.#ports.messages(productMoreMessages);
    return problem.code === 'required' ? needed : tooLong(problem.most);
  }

  /** CUST-23 */
  get progress(): string | null {
    return this.isSending ? this.#ports.messages(productMoreMessages).sending : null;
  }

  write(change: Partial<ReviewDraft>): void {
    this.#texts.update((now) => textsOf({ ...reviewIn(now), ...change }));
  }

  /** Answers the first field that is wrong, null when none is. A second press while the first is under way does nothing. */
  async send(): Promise<ReviewText | null> {
    if (this.isSending) return null;
    const productId = this.#productId;
    const { draft } = this;
    const texts = this.#texts;
    this.begin(productId);
    try {
      const outcome = await this.#ports.sendReview(productId, draft);
      if (outcome === 'incomplete') return problemsOfReview(draft)[0]?.field ?? null;
      if (outcome === 'sent') this.forget(texts, draft);
      return null;
    } finally {
      this.end();
    }
  }

  private begin(productId: number): void {
    this.tried = productId;
    this.isSending = true;
  }

  private end(): void {
    this.isSending = false;
  }

  /** What was written while the review was on its way stays. */
  private forget(texts: Cell<DraftTexts>, sent: ReviewDraft): void {
    if (!isSame(reviewIn(texts.get()), sent)) return;
    texts.update(() => ({}));
    this.tried = null;
  }

  get #productId(): number {
    const view = this.#ports.productView.get();
    return view.kind === 'ready' ? view.product.id : 0;
  }

  get #texts(): Cell<DraftTexts> {
    return draftTexts(this.#ports.drafts, `review-${this.#productId}`);
  }
}

const MOST_STARS = 5;

function reviewIn({ author = '', title = '', detail = '', stars = '', fit = '' }: DraftTexts): ReviewDraft {
  const given = Number(stars);
  const isGood = Number.isInteger(given) && given >= 1 && given <= MOST_STARS;
  return { author, title, detail, stars: isGood ? given : null, fit: fits.find((each) => each === fit) ?? null };
}

function textsOf(draft: ReviewDraft): DraftTexts {
  const written = Object.entries(draft).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(written.map(([field, value]) => [field, String(value)]));
}

function isSame(one: ReviewDraft, other: ReviewDraft): boolean {
  return JSON.stringify(textsOf(one)) === JSON.stringify(textsOf(other));
}

export function createReviewForm(ports: Ports): ReviewFormModel {
  return new ReviewFormModel(ports);
}
