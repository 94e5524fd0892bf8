import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { SaidWhenChanged, Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { OwnListsModel } from '#viewmodels/lists/own-lists-model.ts';
import { namedListMessages } from '#viewmodels/messages/named-lists/en.ts';
import { ListNameForm } from './list-name-form.tsx';
import css from './own-lists.module.css';

type Props = { readonly model: OwnListsModel };

/** The lists of a shopper: which is open, and what is done with it. Whoever has one list sees the way to a second alone. */
export const OwnLists = observer(({ model }: Props) => {
  const messages = useMessages(namedListMessages);
  const { naming, lists, chosen } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  const [named, setNamed] = useState(0);
  useEffect(() => {
    if (named > 0) heading.current?.focus(); // the form is gone; its list is what comes next
  }, [named]);
  const onNamed = (): void => setNamed((times) => times + 1);
  return (
    <section aria-label={messages.lists} className={css['own']}>
      <div className={css['choice']}>
        {lists.length > 1 && <Lists model={model} />}
        <Opener model={model} kind="make" onNamed={onNamed} />
      </div>
      {chosen.id !== null && <ChosenList model={model} heading={heading} onNamed={onNamed} />}
      <Told className={css['told']}>{naming.told}</Told>
      {lists.length > 1 && <SaidWhenChanged text={chosen.label} />}
    </section>
  );
});

const Lists = observer(({ model }: Props) => (
  <ul className={css['lists']}>
    {model.lists.map(({ id, name, count, label }) => (
      <li key={id}>
        <button
          type="button"
          aria-label={label}
          aria-current={id === model.chosen.id ? 'true' : undefined}
          data-count={count}
          className={css['list']}
          onClick={() => model.choose(id)}
        >
          <bdi translate="no">{name}</bdi>
        </button>
      </li>
    ))}
  </ul>
));

type ChosenProps = Props & {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onNamed: () => void;
};

const ChosenList = observer(({ model, heading, onNamed }: ChosenProps) => {
  const messages = useMessages(namedListMessages);
  return (
    <div className={css['chosen']}>
      <h2 ref={heading} tabIndex={-1} className={css['name']}>
        <bdi translate="no">{model.chosen.name}</bdi>
      </h2>
      <Opener key={model.chosen.id} model={model} kind="rename" onNamed={onNamed}>
        <Button kind="quiet" onClick={model.remove}>
          {messages.delete}
        </Button>
      </Opener>
    </div>
  );
});

type OpenerProps = Props & {
  readonly kind: 'make' | 'rename';
  readonly onNamed: () => void;
  /** What else stands beside the button. */
  readonly children?: ReactNode;
};

/** A button, and the form that it opens; the focus comes back to it from a form that is not wanted. */
const Opener = observer(({ model: { naming }, kind, onNamed, children }: OpenerProps) => {
  const messages = useMessages(namedListMessages);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = naming.open === kind;
  const start = kind === 'make' ? naming.startMaking : naming.startRenaming;
  const cancel = (): void => {
    naming.cancel();
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? cancel : start}
      >
        {messages[kind]}
      </Button>
      {children}
      {isOpen && <ListNameForm id={id} model={naming} onNamed={onNamed} onCancel={cancel} />}
    </>
  );
});
