import { observer } from 'mobx-react-lite';
import { AddButton } from '#ui/components/add-button.tsx';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { SaveProduct } from './save-product.tsx';

type Props = {
  readonly model: ProductScreenModel;
  /** Id of what is wrong, while something is. */
  readonly problemId?: string | undefined;
};

/** What can be done with the choice: into the cart with it, or, where it is sold out, to save it for later. */
export const BuyButton = observer(({ model, problemId }: Props) => {
  const { optionPrompt, buying, choosing, stock } = model;
  if (stock.soldOut) return <SaveProduct model={model} kind="second" />;
  return (
    <AddButton
      isBusy={buying.isAdding}
      asks={choosing.asks}
      problemId={problemId}
      onAdd={optionPrompt.add}
      onOfferCart={buying.offerCart}
    />
  );
});
