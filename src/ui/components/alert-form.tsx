import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import css from './alert-form.module.css';
import { Button } from './button.tsx';
import { EmailField } from './email-field.tsx';
import { Told } from './told.tsx';

type Model = {
  readonly typed: string;
  readonly problem: string | null;
  readonly write: (typed: string) => void;
  readonly promise: string;
  /** What follows, once there is nothing left to do here. */
  readonly done: string | null;
  readonly failure: string | null;
  readonly isAsking: boolean;
  readonly ask: () => Promise<void>;
  /** The form is left. */
  readonly leave: () => void;
};

type Props = {
  readonly model: Model;
  readonly label: string;
  /** What is pressed; the label when not said. */
  readonly submit?: string;
  /** What the shop keeps, and how it ends. */
  readonly note?: string;
};

/** Where a shopper leaves an address to hear of something. It may stand where the button was that opened it. */
export const AlertForm = observer(({ model, label, submit = label, note }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus may be gone; whoever went on meanwhile stays where they are.
    const input = field.current;
    const { activeElement, body } = input?.ownerDocument ?? {};
    if (activeElement === body) input?.focus();
    return model.leave;
  }, [model]);
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await model.ask();
    if (model.problem !== null) field.current?.focus();
    if (model.done !== null) done.current?.focus();
  };
  return (
    <form noValidate aria-label={label} className={css['form']} onSubmit={ask}>
      {model.done === null && (
        <>
          <p className={css['promise']}>{model.promise}</p>
          <EmailField ref={field} model={model} />
          <Button kind="second" type="submit" isBusy={model.isAsking} className={css['notify']}>
            {submit}
          </Button>
          {note && <p className={css['note']}>{note}</p>}
        </>
      )}
      <Told ref={done} tabIndex={-1} className={css['done']}>
        {model.done}
      </Told>
      {model.failure !== null && (
        <Told isUrgent className={css['failure']}>
          {model.failure}
        </Told>
      )}
    </form>
  );
});
