/** Until those who read pages aloud know of a panel that opens with what is said. */
export const HEARD_AFTER_MS = 150;

/** As long as a text stands there it is not said again: several parts may tell the same at once. */
const STANDS_MS = 1_500;

/**
 * Says a text to who does not see the page, by one of the two regions that are there from the first: at once when it is
 * urgent, else when there is time. Behind an open dialog nothing is heard, so it speaks for the page. A text may be in
 * another language than that.
 */
export function say(page: Document, text: string, isUrgent = false, lang = ''): void {
  setTimeout(() => {
    const around = [...page.querySelectorAll('dialog[open]')].at(-1) ?? page;
    const region = around.querySelector(`[aria-live=${isUrgent ? 'assertive' : 'polite'}]`);
    if (!region || [...region.children].some(({ textContent }) => textContent === text)) return;
    const line = page.createElement('span');
    line.textContent = text;
    if (lang) line.lang = lang;
    region.append(line); // past React, which knows of nothing in it
    setTimeout(() => line.remove(), STANDS_MS);
  }, HEARD_AFTER_MS);
}
