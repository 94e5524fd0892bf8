import type { NewReview } from './review.ts';

/** What a shopper is about to say of a product; the stars and the fit may be left out. */
export type ReviewDraft = NewReview;

export type ReviewText = keyof Omit<ReviewDraft, 'stars' | 'fit'>;

export type ReviewProblem = {
  readonly field: ReviewText;
  readonly code: 'required' | 'too-long';
  readonly most: number;
};

export const emptyReview: ReviewDraft = { author: '', title: '', detail: '', stars: null, fit: null };

const MOST: Readonly<Record<ReviewText, number>> = { author: 100, title: 200, detail: 5_000 }; // contract, review/create

const FIELDS: readonly ReviewText[] = ['author', 'title', 'detail'];

/** All that keeps a review from being sent, in the order of the form. Spaces around a text do not count. */
export function problemsOfReview(draft: ReviewDraft): readonly ReviewProblem[] {
  return FIELDS.flatMap((field): readonly ReviewProblem[] => {
    const most = MOST[field];
    const { length } = draft[field].trim();
    if (length === 0) return [{ field, code: 'required', most }];
    return length > most ? [{ field, code: 'too-long', most }] : [];
  });
}

/** As it is sent. */
export function trimmedReview({ author, title, detail, ...chosen }: ReviewDraft): ReviewDraft {
  return { author: author.trim(), title: title.trim(), detail: detail.trim(), ...chosen };
}
