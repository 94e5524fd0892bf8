import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { CheckBox } from '#ui/components/check-box.tsx';
import { Field } from '#ui/components/field.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { SignInModel } from '#viewmodels/account/sign-in-model.ts';
import { signInMessages } from '#viewmodels/messages/sign-in/en.ts';

type Props = { readonly model: SignInModel };

type Text = Parameters<SignInModel['type']>[0];

/** The fields of the form that is shown, marked so that password managers know them. */
export const SignInFields = observer(({ model }: Props) => {
  const messages = useMessages(signInMessages);
  const tie = (field: Text): ComponentProps<typeof Field> => ({
    name: field,
    label: messages.fields[field],
    value: model.details[field],
    error: model.problemAt(field),
    onChange: ({ currentTarget }) => model.type(field, currentTarget.value),
    onBlur: () => model.leave(field),
  });
  const email = <Field {...tie('email')} type="email" autoComplete="username" inputMode="email" />;
  if (model.form === 'forgot-password') return email;
  if (model.form === 'login')
    return (
      <>
        {email}
        <PasswordField {...tie('password')} autoComplete="current-password" enterKeyHint="go" />
      </>
    );
  return (
    <>
      <Field {...tie('firstName')} autoComplete="given-name" />
      <Field {...tie('lastName')} autoComplete="family-name" />
      {email}
      <PasswordField {...tie('password')} help={messages.passwordRule} autoComplete="new-password" />
      <PasswordField {...tie('repeated')} autoComplete="new-password" />
      <CheckBox
        id="sign-in-terms"
        label={messages.fields.areTermsAccepted}
        isChecked={model.details.areTermsAccepted}
        error={model.problemAt('areTermsAccepted')}
        onChange={model.accept}
      />
    </>
  );
});
