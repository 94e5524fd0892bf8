import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import type { OptionChoice, OptionGroup } from '#viewmodels/product/option-group.ts';
import css from './option-chooser.module.css';

type Props = {
  readonly group: OptionGroup;
  readonly onChoose: (code: string, value: number) => void;
  /** Help beside the name of the group. */
  readonly children?: ReactNode;
};

/** A group of radios. What is sold out may be chosen and says so; what does not exist may not. */
export function OptionChooser({ group: { code, label, chosen, choices }, onChoose, children }: Props) {
  const note = choices.find(({ isChosen }) => isChosen)?.note ?? null;
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{label}</legend>
      <span aria-hidden="true" className={css['chosen']}>
        {chosen}
        {note && ` – ${note}`}
      </span>
      <div className={css['help']}>{children}</div>
      <div className={css['choices']}>
        {choices.map((choice) => (
          <Choice key={choice.id} code={code} choice={choice} onChoose={() => onChoose(code, choice.id)} />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = { readonly code: string; readonly choice: OptionChoice; readonly onChoose: () => void };

function Choice({ code, choice: { label, hex, note, isChosen, canChoose }, onChoose }: ChoiceProps) {
  const noteId = useId();
  return (
    <div className={css['choice']}>
      <label className={note === null ? css['face'] : `${css['face']} ${css['out']}`}>
        <input
          type="radio"
          name={code}
          className={css['radio']}
          checked={isChosen}
          aria-disabled={!canChoose || undefined}
          aria-describedby={note === null ? undefined : noteId}
          onChange={onChoose}
        />
        {hex && <Swatch hex={hex} />}
        <span>{label}</span>
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
