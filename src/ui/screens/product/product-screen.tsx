import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { Button } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { OptionChooser } from '#ui/components/option-chooser.tsx';
import { PartBoundary } from '#ui/components/part-boundary.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { ProductPreview } from '#viewmodels/product/product-preview.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import type { TierView } from '#viewmodels/product/tier-views.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import type { PriceWords } from '#viewmodels/shared/price-words.ts';
import { BuyBox } from './buy-box.tsx';
import { BuyBoxSkeleton } from './buy-box-skeleton.tsx';
import { EditorialImages } from './editorial-images.tsx';
import { Gallery } from './gallery.tsx';
import { KeepProduct } from './keep-product.tsx';
import { ProductFacts } from './product-facts.tsx';
import css from './product-screen.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';

type Props = {
  readonly model: ProductScreenModel;
  /** For a product on its way: what is known of it, null where that is nothing. */
  readonly placeholder?: { readonly preview: ProductPreview | null } | null;
  /** What is shown in place of the product's own price and choices, where it is put together. */
  readonly price?: PriceWords;
  readonly buy?: ReactNode;
  /** How to hear when the choice is back; for what is sold out. */
  readonly notify?: ReactNode;
  /** What is known of which size fits; it comes later, and its room is kept. */
  readonly sizeFit?: ReactNode;
  /** Pieces like it; for what is sold out. */
  readonly alike?: ReactNode;
  /** By when it arrives where. */
  readonly delivery?: ReactNode;
  /** What comes after the product. */
  readonly more?: ReactNode;
};

export const ProductScreen = observer(({ model, placeholder = null, ...put }: Props) => {
  if (placeholder) return placeholder.preview ? <ProductPage of={placeholder.preview} /> : <ProductSkeleton />;
  if (model.state === 'failed') return <FailedProduct />;
  return <ProductPage of={model} model={model} {...put} />;
});

type PageProps = Pick<Props, 'price' | 'buy' | 'sizeFit' | 'notify' | 'alike' | 'delivery' | 'more'> & {
  readonly of: ProductPreview;
  /** Null while the head alone is known. One page for both: its heading and its picture stay when the rest arrives. */
  readonly model?: ProductScreenModel | null;
};

const ProductPage = observer(({ of, model = null, price, buy, sizeFit, notify, alike, delivery, more }: PageProps) => (
  <>
    <article className={css['page']}>
      <title>{of.title}</title>
      {model && <meta name="description" content={model.metaDescription} />}
      <div className={css['breadcrumbs']}>
        {model && <Breadcrumbs breadcrumbs={model.breadcrumbs} current={{ name: model.name }} />}
      </div>
      <div>
        <PartBoundary key={of.name}>
          <Pictures of={of} model={model} />
        </PartBoundary>
      </div>
      <div className={css['words']}>
        <ProductHead of={of} price={price ?? of.price} />
        {model ? (
          <>
            <Tiers tiers={model.tiers} />
            {buy ?? <Buy model={model} sizeFit={sizeFit} notify={notify} />}
            {alike && model.stock.soldOut && alike}
            <KeepProduct model={model} />
            {delivery && model.facts.canCheck && <div className={css['delivery']}>{delivery}</div>}
            <PartBoundary key={of.name}>
              <Facts model={model} />
            </PartBoundary>
          </>
        ) : (
          <BuyBoxSkeleton />
        )}
      </div>
    </article>
    <PartBoundary key={of.name}>{model && <EditorialImages model={model} />}</PartBoundary>
    <div className={css['more']}>{more}</div>
  </>
));

const Pictures = observer(({ of: { pictures }, model }: Required<Pick<PageProps, 'of' | 'model'>>) =>
  model ? (
    <Gallery pictures={pictures} index={model.gallery.index} onShow={model.gallery.show} />
  ) : (
    <Gallery pictures={pictures} index={0} onShow={stay} isPart />
  ),
);

/** There is nothing to turn to: so far the first picture is the only one. */
function stay(): void {}

const Buy = observer(({ model, sizeFit, notify }: Pick<Props, 'model' | 'sizeFit' | 'notify'>) => {
  const messages = useMessages(productMessages);
  const { groups, missedIn, choose, hasSizeGuide, openSizeGuide } = model.choosing;
  const form = useId();
  return (
    <>
      {groups.map((group) => (
        <OptionChooser
          key={group.code}
          form={form}
          group={group}
          missed={missedIn(group.code)}
          onChoose={choose}
          advice={group.code === 'size' && sizeFit}
        >
          {group.code === 'size' && hasSizeGuide && (
            <Button kind="quiet" onClick={openSizeGuide}>
              {messages.sizeGuide}
            </Button>
          )}
        </OptionChooser>
      ))}
      {groups.length > 0 && (
        <noscript>
          <form method="get" id={form}>
            <Button kind="second" isWide type="submit">
              {messages.showChoice}
            </Button>
          </form>
        </noscript>
      )}
      <BuyBox model={model} notify={notify} />
    </>
  );
});

const Facts = observer(({ model }: { readonly model: ProductScreenModel }) => <ProductFacts model={model.facts} />);

type HeadProps = { readonly of: ProductPreview; readonly price: PriceWords };

const ProductHead = observer(({ of, price }: HeadProps) => (
  <div className={css['head']}>
    {of.labels.length > 0 && <p className={css['labels']}>{of.labels.join(' · ')}</p>}
    {of.designer && (
      <p translate="no" className={css['designer']}>
        {of.designer}
      </p>
    )}
    <h1 tabIndex={-1} className={css['name']} lang={useLang()}>
      {of.name}
    </h1>
    <div className={css['price']}>
      <PriceTag {...price} />
      <TaxNote isTaxed={of.isTaxed} />
    </div>
  </div>
));

/** What several pieces cost, where the shop says so. */
function Tiers({ tiers }: { readonly tiers: readonly TierView[] }) {
  const messages = useMessages(productMessages);
  return (
    tiers.length > 0 && (
      <ul aria-label={messages.tiers} className={css['tiers']}>
        {tiers.map(({ term, text }) => (
          <li key={term}>
            <span>{term}</span> <span>{text}</span>
          </li>
        ))}
      </ul>
    )
  );
}

function TaxNote({ isTaxed }: Pick<ProductPreview, 'isTaxed'>) {
  const { allTaxes } = useMessages(productMessages);
  return isTaxed && <p className={css['tax']}>{allTaxes}</p>;
}

function FailedProduct() {
  const common = useMessages(commonMessages);
  return (
    <>
      <title>{documentTitle(common.cannotShowPage)}</title>
      <EmptyState isPage title={useMessages(productMessages).failed} text={common.restWorks} role="alert">
        <RetryLink />
      </EmptyState>
    </>
  );
}
