import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { OptionChooser } from '#ui/components/option-chooser.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ChangeChoiceModel } from '#viewmodels/cart/change-choice-model.ts';
import { changeChoiceMessages } from '#viewmodels/messages/change-choice/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import css from './change-choice-dialog.module.css';

type Props = {
  /** Null while no line is to change. */
  readonly model: ChangeChoiceModel | null;
  readonly onClose: () => void;
};

/** Another colour or size for a line of the cart. */
export function ChangeChoiceDialog({ model, onClose }: Props) {
  return (
    <Dialog isOpen={model !== null} onClose={onClose} heading={useMessages(changeChoiceMessages).heading}>
      {model && <Choosing model={model} onClose={onClose} />}
    </Dialog>
  );
}

type ChoosingProps = Props & { readonly model: ChangeChoiceModel };

const Choosing = observer(({ model, onClose }: ChoosingProps) => {
  const messages = useMessages(changeChoiceMessages);
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
          {messages.confirm}
        </Button>
        <Button kind="second" onClick={onClose}>
          {messages.leave}
        </Button>
      </div>
    </form>
  );
});

/** Nothing can be chosen now: why, and to try again where that may help. */
const Obstacle = observer(({ model }: Pick<ChoosingProps, 'model'>) => {
  const common = useMessages(commonMessages);
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
