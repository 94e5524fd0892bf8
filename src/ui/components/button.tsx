import type { ComponentProps } from 'react';
import css from './button.module.css';

/** `main` is the one thing to do here, `second` another one, `quiet` looks like a link. */
export type ButtonKind = 'main' | 'second' | 'quiet';

type Look = { readonly kind?: ButtonKind | undefined; readonly isWide?: boolean | undefined };

type Props = ComponentProps<'button'> & Look & { readonly isBusy?: boolean | undefined };

/** A busy button says so and can still be pressed: what a second press means is for its owner to decide. */
export function Button({ kind, isWide, isBusy = false, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      className={classesOf({ kind, isWide }, className)}
      {...rest}
    />
  );
}

/** The class names of a button's look, for what is a link but looks like a button. */
export function classesOf({ kind = 'main', isWide = false }: Look, more?: string): string {
  return [css['button'], css[kind], isWide && css['wide'], more].filter(Boolean).join(' ');
}
