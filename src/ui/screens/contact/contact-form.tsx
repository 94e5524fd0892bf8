import { observer } from 'mobx-react-lite';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Field, SelectField, TextField } from '#ui/components/field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ContactModel } from '#viewmodels/contact/contact-model.ts';
import { contactMessages } from '#viewmodels/messages/contact/en.ts';
import css from './contact-screen.module.css';

type Props = { readonly model: ContactModel };

type Text = Parameters<ContactModel['type']>[0];

/** What somebody writes to the shop; all of it stays until it was sent. */
export const ContactForm = observer(({ model }: Props) => {
  const messages = useMessages(contactMessages);
  const element = useRef<HTMLFormElement>(null);
  const { customer, details, attempts, answer, lettersLeft } = model;
  useEffect(() => {
    if (customer !== null) model.begin();
  }, [model, customer]);
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void model.send();
  };
  const tie = (field: Text) =>
    ({
      name: field,
      label: messages.fields[field],
      value: details[field],
      error: model.problemAt(field),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => model.type(field, currentTarget.value),
      onBlur: () => model.leave(field),
    }) satisfies ComponentProps<typeof Field>;
  return (
    <form ref={element} noValidate aria-labelledby="contact-form" onSubmit={send} className={css['form']}>
      <h2 id="contact-form">{messages.form}</h2>
      <SelectField
        name="topic"
        label={messages.fields.topic}
        value={details.topic}
        onChange={({ currentTarget }) => {
          const topic = model.topics.find(({ value }) => value === currentTarget.value);
          if (topic) model.choose(topic.value);
        }}
      >
        {model.topics.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <Field {...tie('name')} autoComplete="name" />
      <Field {...tie('email')} type="email" inputMode="email" autoComplete="email" />
      <Field
        {...tie('orderNumber')}
        isOptional
        help={messages.orderNumberHelp}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField
        {...tie('message')}
        rows={6}
        help={lettersLeft === null ? undefined : messages.lettersLeft(lettersLeft)}
      />
      {answer && (
        <Told isUrgent className={css['answer']}>
          {answer}
        </Told>
      )}
      <Button type="submit" isBusy={model.isSending} className={css['send']}>
        {messages.send}
      </Button>
    </form>
  );
});
