import { Picture } from '#ui/components/picture.tsx';
import { QuantityField } from '#ui/components/quantity-field.tsx';
import { useWords } from '#ui/words-context.ts';
import type { ProductSetModel } from '#viewmodels/product-set/product-set-model.ts';
import type { SetChoice, SetGroup } from '#viewmodels/product-set/set-groups.ts';
import { productSetWords } from '#viewmodels/words/product-set/en.ts';
import css from './set-choices.module.css';

type Props = {
  readonly group: SetGroup;
  readonly model: Pick<ProductSetModel, 'choose' | 'chooseNone' | 'changePart'>;
};

/** An option of a bundle or the files of a download: radios where one is taken, boxes to tick where many are. */
export function SetChoices({ group, model }: Props) {
  const words = useWords(productSetWords);
  const takesOne = group.takes === 'one';
  const name = `set-${group.id}`;
  const isNone = !group.choices.some(({ isChosen }) => isChosen);
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{group.title}</legend>
      <p className={css['hint']}>{group.hint}</p>
      {group.choices.map((choice) => (
        <div key={choice.id} className={css['choice']}>
          <label className={css['face']}>
            <input
              type={takesOne ? 'radio' : 'checkbox'}
              name={name}
              aria-labelledby={`${name}-${choice.id}`}
              aria-describedby={`${name}-${choice.id}-price`}
              checked={choice.isChosen}
              onChange={(event) => model.choose(group.id, choice.id, event.currentTarget.checked)}
            />
            {choice.picture && (
              <span className={css['picture']}>
                <Picture source={choice.picture} alt="" />
              </span>
            )}
            <span className={css['words']}>
              <span id={`${name}-${choice.id}`}>{named(choice, words.severalOf)}</span>
              {choice.note !== null && <span className={css['note']}>{choice.note}</span>}
            </span>
            <span id={`${name}-${choice.id}-price`} className={css['price']}>
              {choice.costs}
            </span>
          </label>
          {choice.isChosen && choice.canChangePieces && (
            <QuantityField
              name={words.piecesOf(choice.name)}
              value={choice.pieces}
              onChange={(pieces) => model.changePart(group.id, choice.id, pieces)}
            />
          )}
          {choice.sample !== null && (
            <a href={choice.sample} target="_blank" rel="noopener" className={css['sample']}>
              {words.sample(choice.name)}
            </a>
          )}
        </div>
      ))}
      {takesOne && !group.isRequired && (
        <label className={css['face']}>
          <input type="radio" name={name} checked={isNone} onChange={() => model.chooseNone(group.id)} />
          <span className={css['words']}>{words.notNeeded}</span>
        </label>
      )}
    </fieldset>
  );
}

function named(
  { name, pieces, canChangePieces }: SetChoice,
  several: (pieces: number, name: string) => string,
): string {
  return pieces > 1 && !canChangePieces ? several(pieces, name) : name;
}
