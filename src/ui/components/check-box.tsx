import css from './check-box.module.css';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly error?: string | null;
  readonly onChange: (isChecked: boolean) => void;
};

/** A check box whose whole line can be pressed. */
export function CheckBox({ id, label, isChecked, error = null, onChange }: Props) {
  return (
    <div>
      <label className={css['check']}>
        <input
          id={id}
          type="checkbox"
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={css['box']}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={css['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
