import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { newsletterMessages } from '#viewmodels/messages/newsletter/en.ts';
import { Field } from './field.tsx';

type Model = {
  readonly typed: string;
  readonly problem: string | null;
  readonly write: (typed: string) => void;
};
type Props = Pick<ComponentProps<'input'>, 'ref' | 'onBlur'> & { readonly model: Model };

/** The one field of a form in which a shopper leaves an address. */
export const EmailField = observer(({ model, ...input }: Props) => {
  const { emailAddress } = useMessages(newsletterMessages);
  return (
    <Field
      {...input}
      label={emailAddress}
      name="email"
      type="email"
      value={model.typed}
      error={model.problem}
      autoComplete="email"
      enterKeyHint="send"
      onChange={({ currentTarget }) => model.write(currentTarget.value)}
    />
  );
});
