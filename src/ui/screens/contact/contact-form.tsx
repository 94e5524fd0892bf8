import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Field, SelectField, TextField } from '#ui/components/field.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useFirstProblem } from '#ui/hooks/use-first-problem.ts';
import type { ContactModel } from '#viewmodels/contact/contact-model.ts';
import { contactMessages } from '#viewmodels/messages/contact/en.ts';
import css from './contact-screen.module.css';

type Props = { readonly model: ContactModel };

type Text = Parameters<ContactModel['type']>[0];

/** What somebody writes to the shop; all of it stays until it was sent. */
export const ContactForm = observer(({ model }: Props) => {
  const messages = useMessages(contactMessages);
  const element = useRef<HTMLFormElement>(null);
  const { customer, attempts, answer } = model;
  useEffect(() => {
    if (customer !== null) model.begin();
  }, [model, customer]);
  useFirstProblem(element, attempts);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void model.send();
  };
  return (
    <form ref={element} noValidate aria-labelledby="contact-form" onSubmit={send} className={css['form']}>
      <h2 id="contact-form">{messages.form}</h2>
      <TopicField model={model} />
      <Letter model={model} />
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

const TopicField = observer(({ model }: Props) => (
  <SelectField
    name="topic"
    label={useMessages(contactMessages).fields.topic}
    value={model.details.topic}
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
));

/** Who writes, of which order, and what. */
const Letter = observer(({ model }: Props) => {
  const { fields, orderNumberHelp, lettersLeft } = useMessages(contactMessages);
  const tie = (field: Text) => ({
    name: field,
    label: fields[field],
    value: model.details[field],
    error: model.problemAt(field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => model.type(field, currentTarget.value),
    onBlur: () => model.leave(field),
  });
  return (
    <>
      <Field {...tie('name')} autoComplete="name" />
      <Field {...tie('email')} type="email" inputMode="email" autoComplete="email" />
      <Field {...tie('orderNumber')} isOptional help={orderNumberHelp} autoComplete="off" autoCapitalize="characters" />
      <TextField
        {...tie('message')}
        rows={6}
        help={model.lettersLeft === null ? undefined : lettersLeft(model.lettersLeft)}
      />
    </>
  );
});
