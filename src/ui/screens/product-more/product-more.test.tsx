// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { breakable } from '#ui/components/breakable-for-tests.ts';
import type { ProductMoreModel } from '#viewmodels/product-more/product-more-model.ts';
import { ProductMore } from './product-more.tsx';

afterEach(cleanup);

// What stands in each part has tests of its own.
vi.mock('./reviews.tsx', () => ({
  Reviews: ({ model }: { model: ProductMoreModel }) => <p>{JSON.stringify(model.reviews)}</p>,
}));
vi.mock('./review-form.tsx', () => ({ ReviewForm: () => null }));
vi.mock('./size-guide.tsx', () => ({ SizeGuide: () => null }));
vi.mock('./worn.tsx', () => ({ Worn: ({ title }: { title: string }) => <h2>{title}</h2> }));
vi.mock('#ui/components/card-row.tsx', () => ({ CardRow: ({ title }: { title: string }) => <h2>{title}</h2> }));

const HEADINGS = 3;

test.each(['reviews', 'related', 'banners', 'recent'] as const)(
  'where its %s cannot be read, the other parts after a product stay, and it can be tried again',
  (name) => {
    const whole = { about: null, isSettled: true, reviews: [], related: [], banners: [], recent: [] };
    const { model, mend } = breakable(whole as unknown as ProductMoreModel, name);
    const parts = { form: {} as never, compare: {} as never };
    render(<ProductMore model={model} {...parts} />, { onCaughtError: () => undefined });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getAllByRole('heading')).toHaveLength(name === 'reviews' ? HEADINGS : HEADINGS - 1);
    mend();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect([screen.queryByRole('alert'), screen.getAllByRole('heading').length]).toEqual([null, HEADINGS]);
  },
);
