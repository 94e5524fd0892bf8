import { observer } from 'mobx-react-lite';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { KeyField, OrderKeyModel } from '#viewmodels/confirmation/order-key-model.ts';
import { trackingMessages } from '#viewmodels/messages/tracking/en.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import css from './order-key-form.module.css';
import { Told } from './told.tsx';

type Props = {
  readonly model: OrderKeyModel;
  readonly heading: string;
  readonly text?: string;
  /** The page names the order, so that its e-mail alone is asked for. */
  readonly isNamed?: boolean;
  readonly button: string;
  readonly onSend: () => void;
};

/** What an order is found by; all of it stays until it was found. */
export const OrderKeyForm = observer(({ model, heading, text, isNamed = false, button, onSend }: Props) => {
  const messages = useMessages(trackingMessages);
  const element = useRef<HTMLFormElement>(null);
  const { attempts, answer, isLooking, typed } = model;
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  const tie = (field: KeyField) =>
    ({
      name: field,
      label: messages.fields[field],
      value: typed[field],
      error: model.problemAt(field),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => model.type(field, currentTarget.value),
      onBlur: () => model.leave(field),
    }) satisfies ComponentProps<typeof Field>;
  return (
    <form ref={element} noValidate aria-labelledby="order-key" onSubmit={send} className={css['form']}>
      <h2 id="order-key" className={css['heading']}>
        {heading}
      </h2>
      {text && <p>{text}</p>}
      {!isNamed && (
        <Field
          {...tie('order')}
          help={messages.orderHelp}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <Field
        {...tie('email')}
        help={messages.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
      />
      {answer && (
        <Told isUrgent className={css['answer']}>
          {answer}
        </Told>
      )}
      <Button type="submit" isBusy={isLooking} className={css['send']}>
        {button}
      </Button>
    </form>
  );
});
