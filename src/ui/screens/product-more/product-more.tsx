import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CardRow } from '#ui/components/card-row.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ComparePieceModel } from '#viewmodels/product-more/compare-piece-model.ts';
import type { ProductMoreModel } from '#viewmodels/product-more/product-more-model.ts';
import type { ReviewFormModel } from '#viewmodels/product-more/review-form-model.ts';
import { listWords } from '#viewmodels/words/lists/en.ts';
import { productMoreWords } from '#viewmodels/words/product-more/en.ts';
import { ComparePiece } from './compare-piece.tsx';
import { ReviewForm } from './review-form.tsx';
import { Reviews } from './reviews.tsx';
import { SizeGuide } from './size-guide.tsx';
import { Worn } from './worn.tsx';

type Props = {
  readonly model: ProductMoreModel;
  readonly form: ReviewFormModel;
  readonly compare: ComparePieceModel;
};

/**
 * What comes after a product: its code and its data arrive when the page stands. Nothing comes above what is there
 * already; until all is there the page keeps the room for it.
 */
export const ProductMore = observer(({ model, form, compare }: Props) => {
  const words = useWords(productMoreWords);
  const lists = useWords(listWords);
  const { about, open, isDeviceRead } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device kept is a reason to look again
  useEffect(() => {
    if (about !== null) void open();
  }, [about, open, isDeviceRead]);
  return (
    <>
      <ComparePiece model={compare} />
      <Reviews model={model}>
        <ReviewForm model={form} />
      </Reviews>
      {model.isSettled ? (
        <>
          <CardRow title={words.related} cards={model.related} />
          <Worn title={words.banners} doors={model.banners} />
          <CardRow title={lists.recent} cards={model.recent} />
        </>
      ) : (
        <div aria-busy="true" />
      )}
      <SizeGuide model={model} />
    </>
  );
});
