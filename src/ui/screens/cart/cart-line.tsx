import { memo, useId } from 'react';
import { Button } from '#ui/components/button.tsx';
import { CartOptions } from '#ui/components/cart-options.tsx';
import { PieceLine } from '#ui/components/piece-line.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { Told } from '#ui/components/told.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { LineView } from '#viewmodels/cart/line-view.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import css from './cart-line.module.css';
import { KeptQuantityField } from './kept-quantity-field.tsx';

type Props = {
  readonly line: LineView;
  /** Takes less room, for the minicart. */
  readonly isSmall?: boolean;
  readonly onChange: (sku: string, quantity: number) => void;
  readonly onRemove: (sku: string) => void;
  /** Keeps a number that is typed and does not count yet. */
  readonly typed?: string | null;
  readonly onType?: (sku: string, text: string | null) => void;
  /** Offered where there is a list of what is saved. */
  readonly onSave?: (sku: string) => void;
  /** Offered where another colour or size can be chosen. */
  readonly onChoose?: (sku: string) => unknown;
  readonly onFollow?: () => void;
};

/** A piece in the cart, with everything that can be done about it; drawn again when it has changed. */
export const CartLine = memo(function CartLine({
  line,
  isSmall = false,
  onChange,
  typed,
  onType,
  onRemove,
  onSave,
  onChoose,
  onFollow,
}: Props) {
  const messages = useMessages(cartMessages);
  const stockId = useId();
  return (
    <PieceLine line={line} size={isSmall ? 'small' : 'large'} onFollow={onFollow}>
      <div className={css['chosen']}>
        <CartOptions options={line.options} />
        {onChoose && line.hasChoice && (
          <Button
            kind="quiet"
            className={css['change']}
            aria-label={messages.changeOf(line.name)}
            onClick={() => onChoose(line.key)}
          >
            {messages.change}
          </Button>
        )}
      </div>
      <PriceTag current={line.price} regular={line.regularPrice} discount={line.discount} />
      <Stock id={stockId} line={line} onChange={onChange} />
      <Foot {...{ stockId, line, onChange, typed, onType, onRemove, onSave }} />
    </PieceLine>
  );
});

type FootProps = Pick<Props, 'line' | 'onChange' | 'onRemove'> & {
  readonly stockId: string;
  readonly typed: Props['typed'] | undefined;
  readonly onType: Props['onType'] | undefined;
  readonly onSave: Props['onSave'] | undefined;
};

/** How many pieces, the ways out of the cart, and what they cost together. */
function Foot({ stockId, line, onChange, typed, onType, onRemove, onSave }: FootProps) {
  const messages = useMessages(cartMessages);
  return (
    <div className={css['foot']}>
      <KeptQuantityField
        name={messages.quantityOf(line.name)}
        value={line.quantity}
        describedBy={stockId}
        onChange={(quantity) => onChange(line.key, quantity)}
        typed={typed}
        onType={onType && ((text) => onType(line.key, text))}
      />
      {onSave && (
        <Button
          kind="quiet"
          className={css['remove']}
          aria-label={messages.saveOf(line.name)}
          onClick={() => onSave(line.key)}
        >
          {messages.save}
        </Button>
      )}
      <Button
        kind="quiet"
        className={css['remove']}
        aria-label={messages.removeOf(line.name)}
        onClick={() => onRemove(line.key)}
      >
        {messages.remove}
      </Button>
      <p className={css['total']}>
        <VisuallyHidden>{`${messages.together} `}</VisuallyHidden>
        <span>{line.total}</span>
      </p>
    </div>
  );
}

/** How the stock of the line is; what changes while the page is open is read out. */
function Stock({ id, line, onChange }: Pick<Props, 'line' | 'onChange'> & { readonly id: string }) {
  const messages = useMessages(cartMessages);
  const { problem, fewer, goodNews } = line;
  return (
    <>
      <div id={id}>
        <Told as="div" isPlain className={problem === null ? undefined : css['problem']}>
          {problem}
        </Told>
        {goodNews !== null && <p className={css['good']}>{goodNews}</p>}
      </div>
      {fewer !== null && (
        <Button
          kind="second"
          className={css['fewer']}
          aria-label={messages.takeFewerOf(line.name, fewer)}
          onClick={() => onChange(line.key, fewer)}
        >
          {messages.takeFewer(fewer)}
        </Button>
      )}
    </>
  );
}
