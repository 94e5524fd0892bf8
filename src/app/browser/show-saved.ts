/** Beside the word that there is no network, which the style sheets draw (`ui/layouts/offline-bar.module.css`). */
export function showSaved(text: string | null): void {
  const { style } = document.documentElement;
  if (text === null) style.removeProperty('--saved');
  else style.setProperty('--saved', JSON.stringify(` · ${text}`)); // a text of a style sheet is quoted as in JSON
}
