import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useFirstProblem } from '#ui/hooks/use-first-problem.ts';
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
  const element = useRef<HTMLFormElement>(null);
  const { attempts, answer, isLooking } = model;
  useFirstProblem(element, attempts);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <form ref={element} noValidate aria-labelledby="order-key" onSubmit={send} className={css['form']}>
      <h2 id="order-key" className={css['heading']}>
        {heading}
      </h2>
      {text && <p>{text}</p>}
      {!isNamed && <NumberField model={model} />}
      <EmailField model={model} />
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

type FieldProps = Pick<Props, 'model'>;

const NumberField = observer(({ model }: FieldProps) => (
  <Field
    {...useKey(model, 'order')}
    help={useMessages(trackingMessages).orderHelp}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
  />
));

const EmailField = observer(({ model }: FieldProps) => (
  <Field
    {...useKey(model, 'email')}
    help={useMessages(trackingMessages).emailHelp}
    type="email"
    inputMode="email"
    autoComplete="email"
    enterKeyHint="go"
  />
));

function useKey(model: OrderKeyModel, field: KeyField) {
  const { fields } = useMessages(trackingMessages);
  return {
    name: field,
    label: fields[field],
    value: model.typed[field],
    error: model.problemAt(field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => model.type(field, currentTarget.value),
    onBlur: () => model.leave(field),
  };
}
