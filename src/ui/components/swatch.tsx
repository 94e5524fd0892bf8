import css from './swatch.module.css';

/** A drop of a colour beside its name; the check mark shows where something around it says so. */
export function Swatch({
  hex,
  className = css['swatch'],
}: {
  readonly hex: string;
  readonly className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <circle cx="10" cy="10" r="9" fill={hex} />
    </svg>
  );
}
