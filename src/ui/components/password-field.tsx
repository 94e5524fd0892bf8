import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { signInMessages } from '#viewmodels/messages/sign-in/en.ts';
import { Field } from './field.tsx';
import css from './password-field.module.css';

type Props = Omit<ComponentProps<typeof Field>, 'type'>;

/** A password that can be shown while it is typed; says so when capitals are locked. */
export function PasswordField({ help, ...field }: Props) {
  const messages = useMessages(signInMessages);
  const [isShown, setShown] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const look = (event: KeyboardEvent): void => setLocked(event.getModifierState('CapsLock'));
  return (
    <div className={css['password']}>
      <Field
        {...field}
        type={isShown ? 'text' : 'password'}
        help={isLocked ? messages.capsLock : help}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={look}
        onKeyUp={look}
      />
      <button type="button" className={css['show']} onClick={() => setShown(!isShown)}>
        {isShown ? messages.hide : messages.show}
      </button>
    </div>
  );
}
