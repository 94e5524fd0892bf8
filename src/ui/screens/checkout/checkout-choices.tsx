import { Told } from '#ui/components/told.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import css from './checkout-choices.module.css';

type Choice = {
  readonly code: string;
  readonly title: string;
  readonly isChosen: boolean;
  readonly note: string;
  /** It is shown, with a note that says why it cannot be chosen. */
  readonly isDisabled?: boolean;
};

type Props<Each extends Choice> = {
  readonly id: string;
  /** Names the group of radios. */
  readonly name: string;
  readonly choices: readonly Each[];
  readonly error: string | null;
  readonly onChoose: (choice: Each) => void;
};

/** Cards to choose one of; each is a radio named by its title and described by its note, which may change once it is chosen. */
export function CheckoutChoices<Each extends Choice>({ id, name, choices, error, onChoose }: Props<Each>) {
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className={css['choices']}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      {error && (
        <p id={`${id}-error`} className={css['error']}>
          {error}
        </p>
      )}
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.code}
          group={id}
          choice={choice}
          isInError={error !== null}
          onChoose={() => onChoose(choice)}
        />
      ))}
    </fieldset>
  );
}

type CardProps = {
  readonly onChoose: () => void;
  readonly group: string;
  readonly choice: Choice;
  readonly isInError: boolean;
};

function ChoiceCard({ group, choice, isInError, onChoose }: CardProps) {
  const { code, title, isChosen, note, isDisabled } = choice;
  const id = `${group}-${code}`;
  return (
    <div className={css['card']}>
      <input
        id={id}
        type="radio"
        name={group}
        value={code}
        checked={isChosen}
        disabled={isDisabled}
        aria-invalid={isInError || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={css['dot']}
        onChange={onChoose}
      />
      <label htmlFor={id} className={css['title']}>
        {title}
      </label>
      {note && (
        <Told as="span" isPlain id={`${id}-note`} className={css['note']}>
          {note}
        </Told>
      )}
    </div>
  );
}
