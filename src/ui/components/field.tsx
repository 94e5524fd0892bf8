import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useWritten } from '#ui/hooks/use-written.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import css from './field.module.css';

type FieldTexts = {
  readonly label: string;
  /** Stands below the control and is read with it. */
  readonly help?: string | undefined;
  /** What is wrong with the value, null when nothing is. */
  readonly error?: string | null | undefined;
  readonly isOptional?: boolean | undefined;
};

type FieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldTexts & {
    /** Texts to choose from; any other may be typed. */
    readonly suggestions?: readonly string[] | undefined;
  };
type TextFieldProps = ComponentProps<'textarea'> & FieldTexts;
type SelectFieldProps = ComponentProps<'select'> & FieldTexts;

/** A labelled text box. Fields are required unless they are marked optional. */
export function Field({ label, help, error, isOptional, suggestions = [], ...input }: FieldProps) {
  const { id, around, control, messages } = useTies(input, { help, error });
  const list = suggestions.length > 0 ? `${id}-list` : undefined;
  return (
    <FieldFrame {...{ id, around, label, isOptional, messages }}>
      <input
        aria-required={!isOptional}
        enterKeyHint="next"
        {...input}
        {...control}
        list={list}
        className={css['control']}
      />
      {list && (
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

/** A labelled text box of several lines. */
export function TextField({ label, help, error, isOptional, ...area }: TextFieldProps) {
  const { id, around, control, messages } = useTies(area, { help, error });
  return (
    <FieldFrame {...{ id, around, label, isOptional, messages }}>
      <textarea aria-required={!isOptional} {...area} {...control} className={`${css['control']} ${css['text']}`} />
    </FieldFrame>
  );
}

/** A labelled native select; its options are the children. */
export function SelectField({ label, help, error, isOptional, ...select }: SelectFieldProps) {
  const { id, around, control, messages } = useTies(select, { help, error });
  return (
    <FieldFrame {...{ id, around, label, isOptional, messages }}>
      <select aria-required={!isOptional} {...select} {...control} className={`${css['control']} ${css['select']}`} />
    </FieldFrame>
  );
}

type FrameProps = Pick<FieldTexts, 'label' | 'isOptional'> & {
  readonly id: string;
  readonly around: RefObject<HTMLDivElement | null>;
  readonly messages: ReactNode;
  readonly children: ReactNode;
};

function FieldFrame({ id, around, label, isOptional, messages, children }: FrameProps) {
  const { optional } = useMessages(commonMessages);
  return (
    <div ref={around} className={css['field']}>
      <div className={css['head']}>
        <label htmlFor={id} className={css['label']}>
          {label}
        </label>
        {isOptional && <span className={css['help']}>{optional}</span>}
      </div>
      {children}
      {messages}
    </div>
  );
}

type Tied = {
  readonly id?: string | undefined;
  readonly value?: unknown;
  readonly onChange?: ((event: never) => void) | undefined;
};

/** Ties help and error to the control, so that they are read with it, and what stands in it to whoever keeps it. */
function useTies({ id: given, value, onChange }: Tied, { help, error }: Pick<FieldTexts, 'help' | 'error'>) {
  const own = useId();
  const id = given ?? own;
  const { around, unheard } = useWritten({
    value,
    tell: onChange && ((control) => onChange({ currentTarget: control, target: control } as never)),
  });
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  const messages = (
    <>
      {error && (
        <p id={`${id}-error`} className={css['error']}>
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={css['help']}>
          {help}
        </p>
      )}
    </>
  );
  const control = {
    id,
    ...(unheard === null ? {} : { value: unheard }),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return { id, around, control, messages };
}
