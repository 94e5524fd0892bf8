import { observer } from 'mobx-react-lite';
import type { ProductSetModel } from '#viewmodels/product-set/product-set-model.ts';
import { ProductScreen } from '../product/product-screen.tsx';
import { SetForm } from './set-form.tsx';

type Props = { readonly model: ProductSetModel };

/** The page of a product with what it is put together of in place of colour and size. */
export const ProductSetScreen = observer(({ model }: Props) =>
  model.screen.state === 'ready' ? (
    <ProductScreen model={model.screen} price={model.price} buy={<SetForm model={model} />} />
  ) : (
    <ProductScreen model={model.screen} />
  ),
);
