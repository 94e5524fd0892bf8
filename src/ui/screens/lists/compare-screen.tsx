import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { Told } from '#ui/components/told.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import type { CompareScreenModel } from '#viewmodels/lists/compare-screen-model.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { compareWords } from '#viewmodels/words/compare/en.ts';
import css from './compare-screen.module.css';
import { CompareTable } from './compare-table.tsx';

type Props = { readonly model: CompareScreenModel };

/** The compared pieces side by side (CUST-15). It is private, so a server renders only its shell. */
export const CompareScreen = observer(({ model }: Props) => {
  const { compare } = useWords(commonWords);
  const { about } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (about !== null) void model.open();
  }, [model, about]);
  const remove = (piece: ProductCard): void => {
    model.remove(piece);
    heading.current?.focus(); // the button that was pressed is gone, and the focus needs a place
  };
  return (
    <div className={css['page']}>
      <title>{documentTitle(compare)}</title>
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        {compare}
      </h1>
      {model.isReady ? <Compared model={model} onRemove={remove} /> : <Reading />}
    </div>
  );
});

/** While the device is being read it says the same to everybody. */
function Reading() {
  return (
    <div aria-busy="true">
      <noscript>
        <p>{useWords(compareWords).needsScripts}</p>
      </noscript>
      {[1, 2, 3].map((line) => (
        <SkeletonBlock key={line} />
      ))}
    </div>
  );
}

type ComparedProps = Props & { readonly onRemove: (piece: ProductCard) => void };

const Compared = observer(({ model, onRemove }: ComparedProps) => {
  const words = useWords(compareWords);
  const { continueShopping } = useWords(commonWords);
  if (model.pieces.length === 0) {
    return (
      <EmptyState title={words.emptyTitle} text={words.emptyText}>
        <LinkButton to="/">{continueShopping}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={css['note']}>{words.keptHere}</p>
      <DetailsNews model={model} />
      {model.canShowDifferences && (
        <label className={css['switch']}>
          <input
            type="checkbox"
            role="switch"
            checked={model.showsOnlyDifferences}
            aria-checked={model.showsOnlyDifferences}
            onChange={(event) => model.showOnlyDifferences(event.currentTarget.checked)}
          />
          <span>{words.onlyDifferences}</span>
        </label>
      )}
      <CompareTable
        pieces={model.pieces}
        lines={model.lines}
        isLoading={model.details === 'loading'}
        onRemove={onRemove}
      />
      {model.emptyText !== null && <Told>{model.emptyText}</Told>}
    </>
  );
});

/** How far the details have come, told where they will stand. */
const DetailsNews = observer(({ model }: Props) => {
  const words = useWords(compareWords);
  const common = useWords(commonWords);
  if (model.details === 'ready') return null;
  return (
    <div className={css['news']}>
      <Told>{words[model.details]}</Told>
      {model.details === 'failed' && (
        <Button kind="second" onClick={() => void model.open()}>
          {common.retry}
        </Button>
      )}
    </div>
  );
});
