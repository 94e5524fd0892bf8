import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { OptionChooser } from '#ui/components/option-chooser.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { Told } from '#ui/components/told.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ChangeChoiceModel } from '#viewmodels/cart/change-choice-model.ts';
import { changeChoiceWords } from '#viewmodels/words/change-choice/en.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import css from './change-choice-dialog.module.css';

type Props = {
  /** Null while no line is to change. */
  readonly model: ChangeChoiceModel | null;
  readonly onClose: () => void;
};

/** Another colour or size for a line of the cart. */
export function ChangeChoiceDialog({ model, onClose }: Props) {
  return (
    <Dialog isOpen={model !== null} onClose={onClose} heading={useWords(changeChoiceWords).heading}>
      {model && <Choosing model={model} onClose={onClose} />}
    </Dialog>
  );
}

type ChoosingProps = Props & { readonly model: ChangeChoiceModel };

const Choosing = observer(({ model, onClose }: ChoosingProps) => {
  const words = useWords(changeChoiceWords);
  useEffect(() => void model.open(), [model]);

  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void model.confirm();
  };
  if (model.obstacle !== null) return <Obstacle model={model} />;
  return (
    <form className={css['form']} onSubmit={confirm}>
      <p>{model.name}</p>
      {model.groups.map((group) => (
        <OptionChooser key={group.code} group={group} missed={0} onChoose={model.choose} />
      ))}
      <Told className={css['price']}>{model.price && <PriceTag {...model.price} isPart />}</Told>
      <Told isUrgent className={css['problem']}>
        {model.problem}
      </Told>
      <div className={css['choices']}>
        <Button type="submit" isBusy={model.isBusy}>
          {words.confirm}
        </Button>
        <Button kind="second" onClick={onClose}>
          {words.leave}
        </Button>
      </div>
    </form>
  );
});

/** Nothing can be chosen now: why, and to try again where that may help. */
const Obstacle = observer(({ model }: Pick<ChoosingProps, 'model'>) => {
  const common = useWords(commonWords);
  return (
    <div aria-busy={model.isBusy} className={css['form']}>
      <Told>{model.isBusy ? common.loading : model.obstacle}</Told>
      {model.name !== '' && (
        <Button kind="second" isBusy={model.isBusy} onClick={() => void model.open()}>
          {common.retry}
        </Button>
      )}
    </div>
  );
});
