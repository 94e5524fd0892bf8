import css from './swatch.module.css';

/** A dot in a colour, beside its name. Its check mark is shown by the styles of whatever stands around it. */
export function Swatch({ hex }: { readonly hex: string }) {
  return <svg aria-hidden="true" className={css['swatch']} color={hex} />;
}
