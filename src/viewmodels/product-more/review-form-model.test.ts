import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { type Drafts, noDrafts } from '#domain/interface/drafts.ts';
import { emptyReview, type ReviewDraft } from '#domain/reviews/review-draft.ts';
import type { ReviewOutcome } from '#domain/reviews/send-review.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { kurta } from '../product/product-for-tests.ts';
import { createReviewForm } from './review-form-model.ts';

const draft: ReviewDraft = { author: 'Tara', title: 'Soft', detail: 'True in colour.', stars: 5, fit: 'small' };

function open() {
  const view = createMemoryCell<ProductView>(ready(1));
  const drafts = createMemoryCell<Drafts>(noDrafts);
  const answers = Promise.withResolvers<ReviewOutcome>();
  const sent: { readonly id: number; readonly draft: ReviewDraft }[] = [];
  const sendReview = (id: number, each: ReviewDraft) => {
    sent.push({ id, draft: each });
    return answers.promise;
  };
  return {
    form: createReviewForm({
      productView: view,
      sendReview,
      drafts,
      messages: inEnglish,
    }),
    drafts,
    view,
    sent,
    answer: answers.resolve,
  };
}

function ready(id: number): ProductView {
  return {
    kind: 'ready',
    product: kurta({ id }),
    variant: null,
    toChoose: [],
    parts: [],
    details: [],
    breadcrumbs: [],
  };
}

test('CUST-23 while a review is being sent it says so, and a second press sends nothing', async () => {
  const { form, sent, answer } = open();
  form.write(draft);
  const pressed = form.send();
  expect(form.progress).toBe('Adding a review ...');
  await form.send();
  answer('sent');
  await pressed;
  expect([form.progress, sent]).toEqual([null, [{ id: 1, draft }]]);
});

test('CUST-25 a successful review clears the form', async () => {
  const { form, answer } = open();
  form.write(draft);
  answer('sent');
  await form.send();
  expect([form.draft, form.problemAt('detail')]).toEqual([emptyReview, null]);
});

test('CUST-26 a failed review keeps what was written', async () => {
  const { form, answer } = open();
  form.write(draft);
  answer('failed');
  expect(await form.send()).toBeNull();
  expect(form.draft).toEqual(draft);
});

test('what is written while a review is on its way is not lost', async () => {
  const { form, answer } = open();
  form.write(draft);
  const pressed = form.send();
  form.write({ detail: 'And one thing more.' });
  answer('sent');
  await pressed;
  expect(form.draft.detail).toBe('And one thing more.');
});

test('nobody is blamed before the first try; then each field says what is wrong until it is right', async () => {
  const { form, answer } = open();
  form.write({ author: 'x'.repeat(101), title: 'Soft' });
  expect(form.problemAt('author')).toBeNull();
  answer('incomplete');
  expect(await form.send()).toBe('author');
  expect(form.problemAt('author')).toBe('At most 100 letters, please.');
  expect(form.problemAt('detail')).toBe('Please fill this in.');
  form.write({ detail: 'Lovely.' });
  expect(form.problemAt('detail')).toBeNull();
});

test('what was written of one product is not said of another', () => {
  const { form, view } = open();
  form.write(draft);
  view.update(() => ready(2));
  expect(form.draft).toEqual(emptyReview);
});

test('a kept draft that says a fit which nobody knows says none', () => {
  const { form, drafts } = open();
  drafts.update(() => ({ 'review-1': { title: 'Soft', fit: 'tight' } }));
  expect([form.draft, form.fits.some(({ isChosen }) => isChosen)]).toEqual([{ ...emptyReview, title: 'Soft' }, false]);
});
