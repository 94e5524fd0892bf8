import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Field } from '#ui/components/field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { DeliveryCheckModel } from '#viewmodels/delivery/delivery-check-model.ts';
import { deliveryMessages } from '#viewmodels/messages/delivery/en.ts';
import css from './delivery-check.module.css';
import { DeliveryLines } from './delivery-lines.tsx';

type Props = { readonly model: DeliveryCheckModel };

/** By when it is at a PIN code. One that is known is asked about without a press, again whenever something else is chosen. */
export const DeliveryCheck = observer(({ model }: Props) => {
  const { toAsk, askAgain } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is a reason to ask again
  useEffect(() => {
    void askAgain();
  }, [toAsk, askAgain]);
  return model.isShown && <Check model={model} />;
});

const Check = observer(({ model }: Props) => {
  const messages = useMessages(deliveryMessages);
  const field = useRef<HTMLInputElement>(null);
  const { told, failure } = model;
  const ask = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await model.ask();
    if (model.problem !== null) field.current?.focus();
  };
  return (
    <form noValidate aria-label={messages.heading} className={css['form']} onSubmit={ask}>
      <Field
        ref={field}
        label={messages.pinCode}
        name="postal-code"
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="search"
        value={model.typed}
        error={model.problem}
        onChange={({ currentTarget }) => model.write(currentTarget.value)}
      />
      <Button kind="second" type="submit" isBusy={model.isAsking} className={css['check']}>
        {messages.check}
      </Button>
      <Told as="div" className={css['told']}>
        {told && <DeliveryLines {...told} />}
        {failure !== null && <p>{failure}</p>}
      </Told>
    </form>
  );
});
