import { Picture } from '#ui/components/picture.tsx';
import { QuantityField } from '#ui/components/quantity-field.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productSetMessages } from '#viewmodels/messages/product-set/en.ts';
import type { ProductSetModel } from '#viewmodels/product-set/product-set-model.ts';
import type { SetChoice, SetGroup } from '#viewmodels/product-set/set-groups.ts';
import css from './set-choices.module.css';
import { WaitLink } from './wait-link.tsx';

type Props = {
  readonly group: SetGroup;
  readonly model: Pick<ProductSetModel, 'choose' | 'chooseNone' | 'changePart'>;
};

/** An option of a bundle or the files of a download: radios where one is taken, boxes to tick where many are. */
export function SetChoices({ group, model }: Props) {
  const takesOne = group.takes === 'one';
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{group.title}</legend>
      <p className={css['hint']}>{group.hint}</p>
      {group.choices.map((choice) => (
        <Choice key={choice.id} choice={choice} group={group} model={model} />
      ))}
      {takesOne && !group.isRequired && <NoChoice group={group} model={model} />}
    </fieldset>
  );
}

function Choice({ choice, group, model }: Props & { readonly choice: SetChoice }) {
  const messages = useMessages(productSetMessages);
  return (
    <div className={css['choice']}>
      <Face choice={choice} group={group} model={model} />
      {choice.isChosen && choice.canChangeQuantity && (
        <QuantityField
          name={messages.quantityOf(choice.name)}
          value={choice.quantity}
          onChange={(quantity) => model.changePart(group.id, choice.id, quantity)}
        />
      )}
      <WaitLink part={choice} />
      {choice.sample !== null && (
        <a href={choice.sample} target="_blank" rel="noopener" className={css['sample']}>
          {messages.sample(choice.name)}
        </a>
      )}
    </div>
  );
}

/** What is pressed to take one: its picture, its name and what it costs. */
function Face({ choice, group, model }: Props & { readonly choice: SetChoice }) {
  const messages = useMessages(productSetMessages);
  const id = `${nameOf(group)}-${choice.id}`;
  return (
    <label className={css['face']}>
      <input
        type={group.takes === 'one' ? 'radio' : 'checkbox'}
        name={nameOf(group)}
        aria-labelledby={id}
        aria-describedby={`${id}-price`}
        checked={choice.isChosen}
        onChange={(event) => model.choose(group.id, choice.id, event.currentTarget.checked)}
      />
      {choice.picture && (
        <span className={css['picture']}>
          <Picture source={choice.picture} alt="" />
        </span>
      )}
      <span className={css['words']}>
        <span id={id}>{named(choice, messages.severalOf)}</span>
        {choice.note !== null && <span className={css['note']}>{choice.note}</span>}
      </span>
      <span id={`${id}-price`} className={css['price']}>
        {choice.costs}
      </span>
    </label>
  );
}

function NoChoice({ group, model }: Props) {
  const isNone = !group.choices.some(({ isChosen }) => isChosen);
  return (
    <label className={css['face']}>
      <input type="radio" name={nameOf(group)} checked={isNone} onChange={() => model.chooseNone(group.id)} />
      <span className={css['words']}>{useMessages(productSetMessages).notNeeded}</span>
    </label>
  );
}

function nameOf({ id }: SetGroup): string {
  return `set-${id}`;
}

function named(
  { name, quantity, canChangeQuantity }: SetChoice,
  several: (quantity: number, name: string) => string,
): string {
  return quantity > 1 && !canChangeQuantity ? several(quantity, name) : name;
}
