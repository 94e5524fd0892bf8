import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import type { CompareScreenModel } from '#viewmodels/lists/compare-screen-model.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { compareMessages } from '#viewmodels/messages/compare/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import css from './compare-screen.module.css';
import { CompareTable } from './compare-table.tsx';

type Props = { readonly model: CompareScreenModel };

/** The compared pieces side by side (CUST-15). It is private, so a server renders only its shell. */
export const CompareScreen = observer(({ model }: Props) => {
  const { compare } = useMessages(commonMessages);
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
        <p>{useMessages(compareMessages).needsScripts}</p>
      </noscript>
      {[1, 2, 3].map((line) => (
        <SkeletonBlock key={line} />
      ))}
    </div>
  );
}

type ComparedProps = Props & { readonly onRemove: (piece: ProductCard) => void };

const Compared = observer(({ model, onRemove }: ComparedProps) => {
  const messages = useMessages(compareMessages);
  const { continueShopping } = useMessages(commonMessages);
  if (model.pieces.length === 0) {
    return (
      <EmptyState title={messages.emptyTitle} text={messages.emptyText}>
        <LinkButton to="/">{continueShopping}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={css['note']}>{messages.keptHere}</p>
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
          <span>{messages.onlyDifferences}</span>
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
  const messages = useMessages(compareMessages);
  const common = useMessages(commonMessages);
  if (model.details === 'ready') return null;
  return (
    <div className={css['news']}>
      <Told>{messages[model.details]}</Told>
      {model.details === 'failed' && (
        <Button kind="second" onClick={() => void model.open()}>
          {common.retry}
        </Button>
      )}
    </div>
  );
});
