import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CardRow } from '#ui/components/card-row.tsx';
import { PartBoundary } from '#ui/components/part-boundary.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { listMessages } from '#viewmodels/messages/lists/en.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import type { ProductMoreModel } from '#viewmodels/product-more/product-more-model.ts';
import type { ReviewFormModel } from '#viewmodels/product-more/review-form-model.ts';
import { ReviewForm } from './review-form.tsx';
import { Reviews } from './reviews.tsx';
import { SizeGuide } from './size-guide.tsx';
import { Worn } from './worn.tsx';

type Props = {
  readonly model: ProductMoreModel;
  readonly form: ReviewFormModel;
};

/**
 * What comes after a product: its code and its data arrive when the page stands. Nothing comes above what is there
 * already; until all is there the page keeps the room for it.
 */
export const ProductMore = observer(({ model, form }: Props) => {
  const { about, open, isDeviceRead } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device kept is a reason to look again
  useEffect(() => {
    if (about !== null) void open();
  }, [about, open, isDeviceRead]);
  return (
    <>
      <PartBoundary>
        <Reviews model={model}>
          <ReviewForm model={form} />
        </Reviews>
      </PartBoundary>
      {model.isSettled ? (
        <>
          <PartBoundary>
            <Related model={model} />
          </PartBoundary>
          <PartBoundary>
            <WornBy model={model} />
          </PartBoundary>
          <PartBoundary>
            <Recent model={model} />
          </PartBoundary>
        </>
      ) : (
        <div aria-busy="true" />
      )}
      <SizeGuide model={model} />
    </>
  );
});

type RowProps = Pick<Props, 'model'>;

const Related = observer(({ model }: RowProps) => (
  <CardRow title={useMessages(productMoreMessages).related} cards={model.related} />
));

const WornBy = observer(({ model }: RowProps) => (
  <Worn title={useMessages(productMoreMessages).banners} doors={model.banners} />
));

const Recent = observer(({ model }: RowProps) => (
  <CardRow title={useMessages(listMessages).recent} cards={model.recent} />
));
