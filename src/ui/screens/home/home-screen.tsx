import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { ProductCardSkeleton } from '#ui/components/product-card-view.tsx';
import { ProductRow } from '#ui/components/product-row.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { RichBlocks } from '#ui/components/rich-blocks.tsx';
import { Sentence } from '#ui/components/sentence.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import row from '#ui/components/snap-row.module.css';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import type { HomeBlock } from '#viewmodels/content/home-block.ts';
import type { HomeScreenModel } from '#viewmodels/content/home-screen-model.ts';
import { homeMessages } from '#viewmodels/messages/home/en.ts';
import { SHOP_NAME } from '#viewmodels/shared/document-title.ts';
import { Doors, lieInARow } from './doors.tsx';
import { Hero, Stories } from './hero.tsx';
import css from './home-screen.module.css';
import { Stores } from './stores.tsx';
import { WornCarousel } from './worn-carousel.tsx';

type Props = { readonly model: HomeScreenModel };

export const HomeScreen = observer(({ model }: Props) => {
  const messages = useMessages(homeMessages);
  const { hero } = model;
  return (
    <>
      <title>{messages.title}</title>
      <meta name="description" content={messages.description} />
      {hero || !model.isLoaded ? <Hero banner={hero} /> : <PlainHead />}
      {!model.isLoaded && <RowAwaited />}
      {model.isEmpty && (
        <EmptyState title={messages.empty} text={messages.emptyText} role="status">
          <RetryLink />
        </EmptyState>
      )}
      {model.blocks.map((block, index) => (
        // The boundary lets the browser take over one part after the other.
        <Suspense key={block.id} fallback={null}>
          <Block block={block} isFirst={index === 0} />
        </Suspense>
      ))}
    </>
  );
});

function PlainHead() {
  return (
    <h1 tabIndex={-1} translate="no">
      <VisuallyHidden>{SHOP_NAME}</VisuallyHidden>
    </h1>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e'];

function RowAwaited() {
  return (
    <div className={css['section']}>
      <div className={css['head']}>
        <SkeletonBlock kind="heading" />
      </div>
      <div className={row['row']}>
        {CARDS.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}

/** The parts that a link may lead to, such as `/#stores`. */
const ANCHORS: { readonly [kind in HomeBlock['kind']]?: string } = { stores: 'stores' };

function Block({ block, isFirst }: { readonly block: HomeBlock; readonly isFirst: boolean }) {
  return (
    <section id={ANCHORS[block.kind]} className={css['section']} aria-label={block.title || undefined}>
      {block.title && <Head block={block} />}
      <Content block={block} isFirst={isFirst} />
    </section>
  );
}

/** The link to all of a part stands in its head, unless the part ends with that link itself, as rows do. */
function Head({ block }: { readonly block: HomeBlock }) {
  const { title, subtitle, until, link } = block;
  const lang = useLang(block.language);
  const messages = useMessages(homeMessages);
  return (
    <div className={css['head']}>
      <h2 lang={lang}>{title}</h2>
      {subtitle && (
        <p className={css['subtitle']} lang={lang}>
          {subtitle}
        </p>
      )}
      {until && (
        <p className={css['subtitle']}>
          <Sentence text={messages.until} parts={{ day: <time dateTime={until.iso}>{until.text}</time> }} />
        </p>
      )}
      {link && !endsWithLink(block) && (
        <ShopLink to={link} className={css['all']}>
          {messages.viewAllOf(title)}
        </ShopLink>
      )}
    </div>
  );
}

function endsWithLink(block: HomeBlock): boolean {
  return block.kind === 'row' || (block.kind === 'doors' && lieInARow(block.doors));
}

function Content({ block, isFirst }: { readonly block: HomeBlock; readonly isFirst: boolean }) {
  const messages = useMessages(homeMessages);
  const lang = useLang(block.language);
  switch (block.kind) {
    case 'row':
      return <ProductRow title={block.title} link={block.link} cards={block.cards} isFirst={isFirst} />;
    case 'doors':
      return <Doors name={block.title || messages.banners} link={block.link} doors={block.doors} />;
    case 'worn':
      return <WornCarousel title={block.title} pieces={block.pieces} />;
    case 'stores':
      return <Stores stores={block.stores} />;
    case 'text':
      return <RichBlocks blocks={block.blocks} isSection lang={lang} />;
    case 'banners':
      return <Stories banners={block.banners} />;
    default:
      return block satisfies never;
  }
}
