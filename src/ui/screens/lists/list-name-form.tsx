import { observer } from 'mobx-react-lite';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Field } from '#ui/components/field.tsx';
import { Told } from '#ui/components/told.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ListNamingModel } from '#viewmodels/lists/list-naming-model.ts';
import { namedListMessages } from '#viewmodels/messages/named-lists/en.ts';
import css from './list-name-form.module.css';

type Props = {
  readonly id: string;
  readonly model: ListNamingModel;
  readonly onNamed: () => void;
  readonly onCancel: () => void;
};

/** Where a list gets its name. */
export const ListNameForm = observer(({ id, model, onNamed, onCancel }: Props) => {
  const messages = useMessages(namedListMessages);
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => field.current?.select(), []);

  /** A problem is read out when the focus comes to the field; where it is there already, as an alert. */
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const hadFocus = field.current === field.current?.ownerDocument.activeElement;
    if (model.submit()) {
      onNamed();
      return;
    }
    setSaid(hadFocus ? model.problem : '');
    field.current?.focus();
  };
  return (
    <form id={id} noValidate className={css['form']} onSubmit={submit}>
      <NameField ref={field} model={model} onCancel={onCancel} />
      {said && (
        <VisuallyHidden>
          <Told as="span" isUrgent>
            {said}
          </Told>
        </VisuallyHidden>
      )}
      <div className={css['ways']}>
        <Button type="submit" kind="second">
          {model.open === 'rename' ? messages.saveName : messages.create}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
});

type FieldProps = Pick<Props, 'model' | 'onCancel'> & { readonly ref: RefObject<HTMLInputElement | null> };

/** A name that is too long is not cut, but told of. */
const NameField = observer(({ ref, model, onCancel }: FieldProps) => {
  const messages = useMessages(namedListMessages);
  return (
    <Field
      ref={ref}
      label={messages.name}
      help={messages.nameHelp(model.longest)}
      error={model.problem || null}
      autoComplete="off"
      enterKeyHint="done"
      dir="auto"
      value={model.typed}
      onChange={({ target }) => model.write(target.value)}
      onKeyDown={({ key, nativeEvent: { isComposing } }) => {
        if (key === 'Escape' && !isComposing) onCancel(); // else it ends what an input method proposes
      }}
    />
  );
});
