import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { AddButton } from '#ui/components/add-button.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { QuantityField } from '#ui/components/quantity-field.tsx';
import { SaidWhenChanged, Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import { productSetMessages } from '#viewmodels/messages/product-set/en.ts';
import type { ProductSetModel } from '#viewmodels/product-set/product-set-model.ts';
import { PartsTable } from './parts-table.tsx';
import { SetChoices } from './set-choices.tsx';
import css from './set-form.module.css';

const PROBLEM_ID = 'set-problem';

type Props = { readonly model: ProductSetModel };

/** What can be put together, what it costs together, and the button that is never disabled. */
export const SetForm = observer(({ model }: Props) => {
  const messages = useMessages(productMessages);
  const setWords = useMessages(productSetMessages);
  const groups = useRef<HTMLDivElement>(null);
  const add = async (): Promise<boolean> => {
    const outcome = await model.add();
    if (outcome === 'missing') groups.current?.querySelector<HTMLElement>('input')?.focus();
    return outcome === 'added';
  };
  return (
    <>
      <div ref={groups} className={css['groups']}>
        <Groups model={model} />
      </div>
      <p className={css['sum']}>
        <span>{setWords.sum}</span> <PriceTag {...model.price} />
      </p>
      <div className={css['buy']}>
        {model.countsWhole && (
          <QuantityField name={messages.quantity} value={model.quantity} onChange={model.changeQuantity} />
        )}
        <AddButton
          isBusy={model.isAdding}
          problemId={model.problem === null ? undefined : PROBLEM_ID}
          onAdd={add}
          onOfferCart={model.screen.buying.offerCart}
        />
      </div>
      {model.problem !== null && (
        <Told isUrgent id={PROBLEM_ID} className={css['problem']}>
          {model.problem}
        </Told>
      )}
      <SaidWhenChanged text={model.said} />
    </>
  );
});

const Groups = observer(({ model }: Props) =>
  model.groups.map((group) =>
    group.takes === 'pieces' ? (
      <PartsTable key={group.id} group={group} onChange={model.changePart} />
    ) : (
      <SetChoices key={group.id} group={group} model={model} />
    ),
  ),
);
