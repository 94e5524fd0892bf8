import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useWords } from '#ui/words-context.ts';
import type { ProductMoreModel } from '#viewmodels/product-more/product-more-model.ts';
import { productMoreWords } from '#viewmodels/words/product-more/en.ts';
import { CardRow } from './card-row.tsx';
import { Reviews } from './reviews.tsx';
import { SizeGuide } from './size-guide.tsx';

/** What comes after a product: its code and its data arrive when the page stands. */
export const ProductMore = observer(({ model }: { readonly model: ProductMoreModel }) => {
  const words = useWords(productMoreWords);
  const { about, open } = model;
  useEffect(() => {
    if (about !== null) open();
  }, [about, open]);
  return (
    <>
      <Reviews model={model} />
      <CardRow title={words.related} cards={model.related} />
      <CardRow title={words.recent} cards={model.recent} />
      <SizeGuide model={model} />
    </>
  );
});
