import { Link } from 'react-router';
import type { Page, ScreenName } from '../page.ts';
import { shown } from '../page.ts';

export function placeholderPage(name: ScreenName): Page {
  return {
    load: async () => shown(name),
    draw: () => (
      <>
        <title>{`${name} – Zari`}</title>
        <h1>{name}</h1>
        <Link to="/">home</Link> <Link to="/cart">cart</Link> <Link to="/c/women">women</Link>
      </>
    ),
  };
}
