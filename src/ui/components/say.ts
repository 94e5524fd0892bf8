/** The attribute of the regions that speak; its value tells how they do. */
export const SPEAKS = 'data-speaks';

/** Until those who read pages aloud know of a panel that opens with what is said. */
export const HEARD_AFTER_MS = 150;

/** Marks what was said just now. */
export const FRESH = 'data-fresh';

const ONCE_MS = 150; // what several parts say at once is said once
const KEPT_MS = 7_000;

/**
 * Says a text to who does not see the page, by one of the two regions that are there from the first: at once when it is
 * urgent, else when there is time. Behind an open dialog nothing is heard, so it speaks for the page.
 */
export function say(page: Document, text: string, isUrgent = false): void {
  setTimeout(() => {
    const around = [...page.querySelectorAll('dialog[open]')].at(-1) ?? page;
    const region = around.querySelector(`[${SPEAKS}=${isUrgent ? 'assertive' : 'polite'}]`);
    if (!region || [...region.querySelectorAll(`[${FRESH}]`)].some(({ textContent }) => textContent === text)) return;
    const line = page.createElement('span');
    line.textContent = text;
    line.toggleAttribute(FRESH);
    region.append(line); // past React, which knows of nothing in it
    setTimeout(() => line.removeAttribute(FRESH), ONCE_MS);
    setTimeout(() => line.remove(), KEPT_MS);
  }, HEARD_AFTER_MS);
}
