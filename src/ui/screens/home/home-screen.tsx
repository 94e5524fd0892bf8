import { observer } from 'mobx-react-lite';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { RetryLink } from '#ui/components/retry-link.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useWords } from '#ui/words-context.ts';
import type { HomeBlock } from '#viewmodels/content/home-block.ts';
import type { HomeScreenModel } from '#viewmodels/content/home-screen-model.ts';
import { SHOP_NAME } from '#viewmodels/document-title.ts';
import { homeWords } from '#viewmodels/words/home/en.ts';
import { Doors } from './doors.tsx';
import { Hero, Stories } from './hero.tsx';
import css from './home-screen.module.css';
import { ProductRow } from './product-row.tsx';

type Props = { readonly model: HomeScreenModel };

export const HomeScreen = observer(({ model }: Props) => {
  const words = useWords(homeWords);
  const { hero } = model;
  return (
    <>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      {hero ? <Hero banner={hero} /> : <PlainHead />}
      {!model.isLoaded && <SkeletonBlock kind="picture" />}
      {model.isEmpty && (
        <EmptyState title={words.empty} text={words.emptyText} role="status">
          <RetryLink />
        </EmptyState>
      )}
      {model.blocks.map((block, index) => (
        <Block key={block.id} block={block} isFirst={index === 0} />
      ))}
    </>
  );
});

function PlainHead() {
  return (
    <h1 tabIndex={-1}>
      <VisuallyHidden>{SHOP_NAME}</VisuallyHidden>
    </h1>
  );
}

function Block({ block, isFirst }: { readonly block: HomeBlock; readonly isFirst: boolean }) {
  const words = useWords(homeWords);
  return (
    <section className={css['section']} aria-label={block.title || undefined}>
      {block.title && (
        <div className={css['head']}>
          <h2>{block.title}</h2>
          {block.kind === 'row' && block.subtitle && <p className={css['subtitle']}>{block.subtitle}</p>}
        </div>
      )}
      {block.kind === 'row' && <ProductRow block={block} isFirst={isFirst} />}
      {block.kind === 'doors' && <Doors name={block.title || words.banners} doors={block.doors} />}
      {block.kind === 'banners' && <Stories banners={block.banners} />}
    </section>
  );
}
