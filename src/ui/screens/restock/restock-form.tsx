import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { EmailField } from '#ui/components/email-field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { RestockFormModel } from '#viewmodels/restock/restock-form-model.ts';
import css from './restock-form.module.css';

type Props = { readonly model: RestockFormModel };

/** Where a shopper leaves an address to hear when the choice at hand is back. It stands where the button was that opened it. */
export const RestockForm = observer(({ model }: Props) => {
  const { notifyMe } = useMessages(productMessages);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone; whoever went on meanwhile stays where they are.
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
    <form noValidate aria-label={notifyMe} className={css['form']} onSubmit={ask}>
      {model.done === null && (
        <>
          <p className={css['promise']}>{model.promise}</p>
          <EmailField ref={field} model={model} />
          <Button kind="second" type="submit" isBusy={model.isAsking} className={css['notify']}>
            {notifyMe}
          </Button>
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
