import { type ReactNode, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useLangOfNames, useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { OptionChoice, OptionGroup } from '#viewmodels/product/option-group.ts';
import css from './option-chooser.module.css';
import { Told } from './told.tsx';

/** A value of which there is nothing to say. */
const CAN_BE_HAD = 'input:not([aria-describedby])';

type Props = {
  readonly group: OptionGroup;
  /** How often a value of this group was missed when the piece was to be added; each time the focus comes here. */
  readonly missed: number;
  readonly onChoose: (code: string, value: number) => void;
  /** The form that sends what is chosen where no scripts run. */
  readonly form?: string;
  /** Help beside the name of the group. */
  readonly children?: ReactNode;
  /** What helps to choose; it comes later, and its room is kept. */
  readonly advice?: ReactNode;
};

/** A group of radios. What is sold out may be chosen and says so; what does not exist may not. */
export function OptionChooser({ group: { code, label, chosen, choices }, missed, onChoose, form, ...help }: Props) {
  const messages = useMessages(productMessages);
  const adviceId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (missed === 0) return;
    const { current } = group;
    current?.scrollIntoView?.({ block: 'center' }); // a bar at the bottom may lie over it
    const input = current?.querySelector<HTMLElement>(CAN_BE_HAD) ?? current?.querySelector('input');
    input?.focus({ preventScroll: true });
  }, [missed]);
  return (
    <fieldset ref={group} aria-describedby={help.advice ? adviceId : undefined}>
      <legend className={css['legend']}>{label}</legend>
      <span aria-hidden="true" className={css['chosen']}>
        {chosen}
      </span>
      <div className={css['help']}>{help.children}</div>
      <div className={css['choices']}>
        {choices.map((choice) => (
          <Choice key={choice.id} form={form} code={code} choice={choice} onChoose={() => onChoose(code, choice.id)} />
        ))}
      </div>
      {missed > 0 && chosen === null && (
        <Told isUrgent className={css['missed']}>
          {messages.choose(label)}
        </Told>
      )}
      <Notes choices={choices} />
      {help.advice && (
        <div id={adviceId} className={css['advice']}>
          {help.advice}
        </div>
      )}
    </fieldset>
  );
}

/**
 * What the crossed-out values mean, for the eye alone: each of them has its own words for the ear. Of the chosen one is
 * told where its ways out are.
 */
function Notes({ choices: all }: Pick<OptionGroup, 'choices'>) {
  const choices = all.filter(({ isChosen }) => !isChosen);
  const notes = [...new Set(choices.flatMap(({ note }) => note ?? []))];
  return notes.map((note) => (
    <p key={note} aria-hidden="true" className={css['note']}>
      {`${note}: ${choices.flatMap((choice) => (choice.note === note ? choice.label : [])).join(', ')}`}
    </p>
  ));
}

type ChoiceProps = {
  readonly form: string | undefined;
  readonly code: string;
  readonly choice: OptionChoice;
  readonly onChoose: () => void;
};

function Choice({ form, code, choice: { id, label, hex, note, isChosen, canChoose }, onChoose }: ChoiceProps) {
  const noteId = useId();
  return (
    <div className={css['choice']}>
      <label className={note === null ? css['face'] : `${css['face']} ${css['out']}`}>
        <input
          type="radio"
          name={code}
          value={id}
          form={form}
          className={css['radio']}
          checked={isChosen}
          aria-disabled={!canChoose || undefined}
          aria-describedby={note === null ? undefined : noteId}
          onChange={onChoose}
        />
        {hex && <Swatch hex={hex} />}
        <span lang={useLangOfNames()}>{label}</span>
      </label>
      {note && (
        <span id={noteId}>
          <VisuallyHidden>{note}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}

function Swatch({ hex }: { readonly hex: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={css['swatch']}>
      <rect width="20" height="20" fill={hex} />
      <path d="m5 10.5 3.5 3.5L15 6.5" className={css['check']} />
    </svg>
  );
}
