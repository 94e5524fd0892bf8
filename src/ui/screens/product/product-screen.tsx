import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { Button } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { useWords } from '#ui/words-context.ts';
import { documentTitle } from '#viewmodels/document-title.ts';
import type { PriceWords } from '#viewmodels/price-words.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { KeepProduct } from './keep-product.tsx';
import { OptionChooser } from './option-chooser.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPlates } from './product-plates.tsx';
import css from './product-screen.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';
import { WhyPrice } from './why-price.tsx';

type Props = {
  readonly model: ProductScreenModel;
  /** What is shown in place of the product's own price and choices, where it is put together. */
  readonly price?: PriceWords;
  readonly buy?: ReactNode;
  /** What comes after the product. */
  readonly more?: ReactNode;
};

export const ProductScreen = observer(({ model, ...put }: Props) => {
  if (model.state === 'loading') return <ProductSkeleton />;
  if (model.state === 'failed') return <FailedProduct />;
  return <ReadyProduct model={model} {...put} />;
});

const ReadyProduct = observer(({ model, price, buy, more }: Props) => (
  <>
    <article className={css['page']}>
      <title>{model.title}</title>
      <meta name="description" content={model.metaDescription} />
      <div className={css['trail']}>
        <Breadcrumbs trail={model.trail} current={model.name} />
      </div>
      <div className={css['gallery']}>
        <Gallery pictures={model.pictures} index={model.picture} onShow={model.showPicture} />
      </div>
      <div className={css['words']}>
        <ProductHead model={model} price={price ?? model.price} />
        {buy ?? <Buy model={model} />}
        <KeepProduct model={model} />
        <ProductFacts model={model} />
      </div>
    </article>
    <ProductPlates model={model} />
    <div className={css['more']}>{more}</div>
  </>
));

const Buy = observer(({ model }: Pick<Props, 'model'>) => {
  const words = useWords(productWords);
  return (
    <>
      {model.groups.map((group) => (
        <OptionChooser key={group.code} group={group} missed={model.missedIn(group.code)} onChoose={model.choose}>
          {group.code === 'size' && model.hasSizeGuide && (
            <Button kind="quiet" onClick={model.openSizeGuide}>
              {words.sizeGuide}
            </Button>
          )}
        </OptionChooser>
      ))}
      <BuyBox model={model} />
    </>
  );
});

const ProductHead = observer(({ model, price }: Pick<Props, 'model'> & { readonly price: PriceWords }) => (
  <div className={css['head']}>
    {model.labels.length > 0 && <p className={css['labels']}>{model.labels.join(' · ')}</p>}
    {model.designer && <p className={css['designer']}>{model.designer}</p>}
    <h1 tabIndex={-1} className={css['name']}>
      {model.name}
    </h1>
    <div className={css['price']}>
      <PriceTag {...price} />
      <p className={css['tax']}>{useWords(productWords).allTaxes}</p>
      <div className={css['why']}>
        <WhyPrice model={model} />
      </div>
    </div>
  </div>
));

function FailedProduct() {
  const common = useWords(commonWords);
  return (
    <>
      <title>{documentTitle(common.cannotShowPage)}</title>
      <EmptyState isPage title={useWords(productWords).failed} text={common.restWorks} role="alert">
        <RetryLink />
      </EmptyState>
    </>
  );
}
