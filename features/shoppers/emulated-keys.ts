import { fireEvent } from '@testing-library/dom';

const PRESSED = 'a[href], button, summary';
const STOPS = `${PRESSED}, input, select, textarea, [tabindex]`;

function isStop(element: HTMLElement): boolean {
  const isShut = element.closest('details:not([open])') !== null && !element.matches('details > summary');
  return !isShut && element.getAttribute('tabindex') !== '-1' && !element.hasAttribute('disabled');
}

/** What a browser does on Enter: a field sends its form, any other control is pressed. */
export function pressFocused(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement) focused.form?.requestSubmit();
  else if (focused instanceof HTMLElement && focused.matches(PRESSED)) focused.click();
}

/** What a browser does on Tab: an open dialog keeps the focus within, a closed `<details>` shows its summary alone. */
export function focusNext(): void {
  const around = openDialog() ?? document.body;
  const stops = [...around.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const { activeElement } = document;
  const isBehind = (stop: HTMLElement): boolean =>
    activeElement === null || (activeElement.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (stops.find(isBehind) ?? stops[0])?.focus();
}

function openDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
}

/** What a browser does on Escape while a dialog is open. */
export function cancelDialog(): void {
  const dialog = openDialog();
  if (dialog && fireEvent(dialog, new window.Event('cancel', { cancelable: true }))) dialog.close();
}
