import { observer } from 'mobx-react-lite';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { CompareProduct } from './compare-product.tsx';
import css from './keep-product.module.css';
import { SaveProduct } from './save-product.tsx';
import { ShareLink } from './share-link.tsx';

type Props = { readonly model: ProductScreenModel };

/** What a shopper may do with a product without buying it: save it for later, compare it, send its address to a friend. */
export const KeepProduct = observer(({ model }: Props) => (
  <div className={css['keep']}>
    {!model.stock.soldOut && <SaveProduct model={model} kind="quiet" />}
    <CompareProduct model={model} />
    <ShareLink />
  </div>
));
