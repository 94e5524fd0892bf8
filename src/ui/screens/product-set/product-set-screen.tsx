import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ProductScreen } from '#ui/screens/product/product-screen.tsx';
import type { ProductSetModel } from '#viewmodels/product-set/product-set-model.ts';
import { SetForm } from './set-form.tsx';

type Props = { readonly model: ProductSetModel; readonly more?: ReactNode };

/** The page of a product with what it is put together of in place of colour and size. */
export const ProductSetScreen = observer(({ model, more }: Props) =>
  model.screen.state === 'ready' ? (
    <ProductScreen model={model.screen} price={model.price} buy={<SetForm model={model} />} more={more} />
  ) : (
    <ProductScreen model={model.screen} />
  ),
);
