import css from './swatch.module.css';

/** A drop of a colour beside its name; the check mark shows where something around it says so. */
export function Swatch({ hex }: { readonly hex: string }) {
  return <svg aria-hidden="true" className={css['swatch']} color={hex} />;
}
