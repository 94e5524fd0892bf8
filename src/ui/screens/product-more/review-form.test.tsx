// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noProductView } from '#domain/catalog/product-view.ts';
import { noDrafts } from '#domain/interface/drafts.ts';
import type { ReviewOutcome } from '#domain/reviews/send-review.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { createReviewForm } from '#viewmodels/product-more/review-form-model.ts';
import { ReviewForm } from './review-form.tsx';

afterEach(cleanup);

test('CUST-23 the form says that a review is being sent, for as long as it is', async () => {
  const { promise, resolve } = Promise.withResolvers<ReviewOutcome>();
  const view = createMemoryCell(noProductView);
  const drafts = createMemoryCell(noDrafts);
  render(
    <ReviewForm
      model={createReviewForm({ productView: view, sendReview: () => promise, drafts, messages: inEnglish })}
    />,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Submit review' }));
  expect(status.textContent).toBe('Adding a review ...');
  await act(async () => resolve('failed'));
  expect(status.textContent).toBe('');
});
