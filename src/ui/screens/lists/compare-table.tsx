import { useId } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import type { LineOfTable } from '#viewmodels/lists/compare-screen-model.ts';
import { compareMessages } from '#viewmodels/messages/compare/en.ts';
import css from './compare-table.module.css';

type Props = {
  readonly pieces: readonly ProductCard[];
  readonly lines: readonly LineOfTable[];
  /** Whether lines are still to come. */
  readonly isLoading: boolean;
  readonly onRemove: (piece: ProductCard) => void;
};

/** A piece a column, a property a row. Where there is no room for all pieces, its own box scrolls and the labels stay. */
export function CompareTable({ pieces, lines, isLoading, onRemove }: Props) {
  const messages = useMessages(compareMessages);
  const captionId = useId();
  return (
    <div className={css['room']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-labelledby={captionId} tabIndex={0} className={css['box']}>
        <table aria-busy={isLoading || undefined} className={css['table']}>
          <caption id={captionId}>
            <VisuallyHidden>{messages.table}</VisuallyHidden>
          </caption>
          <colgroup>
            <col className={css['labels']} />
            <col span={pieces.length} className={css['piece']} />
          </colgroup>
          <Heads pieces={pieces} onRemove={onRemove} />
          <tbody>
            <Prices pieces={pieces} />
            {lines.map(({ label, texts }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {pieces.map(({ sku }, at) => (
                  <td key={sku}>{texts[at]}</td>
                ))}
              </tr>
            ))}
            {isLoading && lines.length === 0 && <Awaited columns={pieces.length + 1} />}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Prices({ pieces }: Pick<Props, 'pieces'>) {
  return (
    <tr>
      <th scope="row">{useMessages(compareMessages).price}</th>
      {pieces.map(({ sku, price }) => (
        <td key={sku}>
          <PriceTag {...price} />
        </td>
      ))}
    </tr>
  );
}

/** The pictures go with the page; the names stay in view above the rows. */
function Heads({ pieces, onRemove }: Pick<Props, 'pieces' | 'onRemove'>) {
  const messages = useMessages(compareMessages);
  return (
    <thead>
      <tr>
        <td />
        {pieces.map(({ sku, picture }) => (
          <td key={sku}>
            <div className={css['picture']}>
              <Picture source={picture} alt="" />
            </div>
          </td>
        ))}
      </tr>
      <tr className={css['names']}>
        <th scope="col">
          <VisuallyHidden>{messages.property}</VisuallyHidden>
        </th>
        {pieces.map((piece) => (
          <Name key={piece.sku} piece={piece} onRemove={onRemove} />
        ))}
      </tr>
    </thead>
  );
}

/** What a column is of, with the way to take it out. */
function Name({ piece, onRemove }: { readonly piece: ProductCard } & Pick<Props, 'onRemove'>) {
  const messages = useMessages(compareMessages);
  return (
    <th scope="col">
      {piece.designer && (
        <span translate="no" className={css['designer']}>
          {piece.designer}
        </span>
      )}
      <ShopLink to={piece.address} lang={useLang()}>
        {piece.name}
      </ShopLink>
      {piece.tile.isOutOfStock && <span className={css['gone']}>{piece.labels.join(' ')}</span>}
      <Button
        kind="quiet"
        className={css['remove']}
        aria-label={messages.remove(piece.name)}
        onClick={() => onRemove(piece)}
      >
        {messages.takeAway}
      </Button>
    </th>
  );
}

const AWAITED = ['a', 'b', 'c'];

/** The room of what is being looked up. */
function Awaited({ columns }: { readonly columns: number }) {
  return AWAITED.map((line) => (
    <tr key={line}>
      <td colSpan={columns}>
        <SkeletonBlock />
      </td>
    </tr>
  ));
}
