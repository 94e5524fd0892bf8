import css from './skeleton-block.module.css';

/** A quiet block in the place of what is loading: a picture, a heading, lines of text, a button or a field. */
export function SkeletonBlock({ kind = 'line' }: { readonly kind?: 'picture' | 'heading' | 'line' | 'field' }) {
  return <span aria-hidden="true" className={`${css['block']} ${css[kind]}`} />;
}
