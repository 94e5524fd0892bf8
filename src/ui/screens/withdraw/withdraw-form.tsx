import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Field, TextField } from '#ui/components/field.tsx';
import css from '#ui/components/named-order.module.css';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useFirstProblem } from '#ui/hooks/use-first-problem.ts';
import type { WithdrawModel } from '#viewmodels/confirmation/withdraw-model.ts';
import { withdrawalMessages } from '#viewmodels/messages/withdrawal/en.ts';
import own from './withdraw-screen.module.css';

type Props = { readonly model: WithdrawModel };

type Text = Parameters<WithdrawModel['type']>[0];

/** Who withdraws from what; no reason is asked for. */
export const WithdrawForm = observer(({ model }: Props) => {
  const { form, review } = useMessages(withdrawalMessages);
  const element = useRef<HTMLFormElement>(null);
  useFirstProblem(element, model.attempts);
  const goOn = (event: FormEvent): void => {
    event.preventDefault();
    model.goOn();
  };
  return (
    <form ref={element} noValidate aria-labelledby="withdrawal" onSubmit={goOn} className={css['part']}>
      <h2 id="withdrawal" className={css['heading']}>
        {form}
      </h2>
      <Fields model={model} />
      <Button type="submit" className={own['send']}>
        {review}
      </Button>
    </form>
  );
});

const Fields = observer(({ model }: Props) => {
  const { fields, orderHelp, emailHelp, piecesHelp } = useMessages(withdrawalMessages);
  const tie = (field: Text) => ({
    name: field,
    label: fields[field],
    value: model.typed[field],
    error: model.problemAt(field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => model.type(field, currentTarget.value),
    onBlur: () => model.leave(field),
  });
  return (
    <>
      <Field {...tie('name')} autoComplete="name" />
      <Field {...tie('order')} help={orderHelp} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      <Field {...tie('email')} help={emailHelp} type="email" inputMode="email" autoComplete="email" />
      <TextField {...tie('pieces')} help={piecesHelp} isOptional rows={2} />
    </>
  );
});
