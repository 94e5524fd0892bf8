import type { Locator } from 'playwright-core';

/** How a shopper reaches what is on the page. */
export type Hands = {
  readonly press: (control: Locator, times: number) => Promise<void>;
  readonly fill: (field: Locator, text: string) => Promise<void>;
  readonly check: (box: Locator, isChecked: boolean) => Promise<void>;
};

/** What somebody's hands have done: how often they tapped, and how many fields they typed into. */
export type Effort = { readonly taps: number; readonly fields: number };

const MOST_STOPS = 150;

/**
 * The same hands, and what each deed costs on a phone. Nobody types what stands in a field already; to choose from a list
 * takes a tap to unfold it and one on the choice.
 */
export function countedHands(hands: Hands, spend: (effort: Effort) => void): Hands {
  return {
    async press(control, times) {
      spend({ taps: times, fields: 0 });
      await hands.press(control, times);
    },
    async fill(field, text) {
      if ((await textIn(field)) === text) return;
      spend((await isSelect(field)) ? { taps: 2, fields: 0 } : { taps: 0, fields: 1 });
      await hands.fill(field, text);
    },
    async check(box, isChecked) {
      if ((await box.isChecked()) !== isChecked) spend({ taps: 1, fields: 0 });
      await hands.check(box, isChecked);
    },
  };
}

/** With a pointer, or a finger, and a keyboard to type. */
export const byHand: Hands = {
  async press(control, times) {
    if (times === 1) return pressOnce(control);
    await control.evaluate(pressQuickly, times); // nothing on the page has time to move between the presses
  },
  async fill(field, text) {
    if (await isSelect(field)) await field.selectOption({ label: text });
    else await field.fill(text);
  },
  async check(box, isChecked) {
    if ((await box.isChecked()) === isChecked) return;
    const label = box.locator('xpath=ancestor::label');
    // A radio may lie under its label's drawing; a label is what a finger presses.
    const hasLabel = (await label.count()) > 0;
    if (hasLabel && (await box.getAttribute('type')) === 'radio') return label.click();
    if (hasLabel) await label.click({ trial: true }); // it stands still, as a finger needs it
    await box.setChecked(isChecked, { force: true });
  },
};

/** Presses where a thing was seen when it came into sight, a little later: what has moved by then is missed. */
export const bySlowFinger: Hands = {
  ...byHand,
  async press(control, times) {
    const page = control.page();
    const { x, y } = await control.evaluate(comeTo);
    for (let press = 0; press < times; press += 1) {
      await page.evaluate(lookOn);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.evaluate(lookOn);
      await page.mouse.up();
    }
  },
};

/** With the keys alone: Tab to get there, Enter, Space and the arrows to act. */
export const byKeyboard: Hands = {
  async press(control, times) {
    await tabTo(control);
    for (let press = 0; press < times; press += 1) await control.page().keyboard.press('Enter');
  },
  async fill(field, text) {
    await tabTo(field);
    const { keyboard } = field.page();
    if (await isSelect(field)) return keyboard.type(text);
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  },
  async check(box, isChecked) {
    if ((await box.isChecked()) === isChecked) return;
    if ((await box.getAttribute('type')) === 'radio') return chooseByArrows(box);
    await tabTo(box);
    await box.page().keyboard.press('Space');
  },
};

/**
 * To press anything the browser's driver scrolls it into sight, also a bar that is there already: it would go out of the
 * way of somebody who seems to read on, and what lies behind it would be pressed.
 */
async function pressOnce(control: Locator): Promise<void> {
  await control.waitFor();
  const place = await control.evaluate(placeInBar);
  if (place) await control.page().mouse.click(place.x, place.y);
  else await control.click();
}

/** Runs in the page: where a control of a bar can be pressed, once the bar stands; null for what lies in none. */
async function placeInBar(control: Element): Promise<{ readonly x: number; readonly y: number } | null> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const rest = (element: Element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  let bar: Element | null = control;
  while (bar && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
  if (!bar || control.closest('dialog') || control.matches(':disabled')) return null;
  for (const back of [0, 200]) {
    window.scrollBy({ top: -back, behavior: 'instant' }); // it comes back for who goes back
    await nextFrame();
    await nextFrame();
    await rest(bar);
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (control.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

/** Runs in the page. Between coming to a thing and seeing where it is the page draws nothing. */
function comeTo(control: Element): { readonly x: number; readonly y: number } {
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Runs in the page: it is drawn some times, and what comes into sight takes its room. */
function lookOn(): Promise<void> {
  return new Promise((resolve) => {
    let frames = 0;
    const draw = (): void => {
      frames += 1;
      if (frames < 4) requestAnimationFrame(draw);
      else resolve();
    };
    draw();
  });
}

/** Runs in the page. */
function pressQuickly(control: HTMLElement | SVGElement, times: number): void {
  for (let press = 0; press < times; press += 1) control.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** Throws when the keyboard does not get there. To look the control up by its name at each stop would take most of the time. */
async function tabTo(wanted: Locator): Promise<void> {
  await wanted.waitFor();
  let control = await wanted.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const place = await control?.evaluate(placeOf);
    if (place === 'focused') return;
    if (place === 'gone')
      control = await wanted.elementHandle(); // the page has drawn it anew
    else await wanted.page().keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${wanted}.`);
}

/** Runs in the page. */
function placeOf(control: Node): 'focused' | 'elsewhere' | 'gone' {
  if (!control.isConnected) return 'gone';
  return control === control.ownerDocument?.activeElement ? 'focused' : 'elsewhere';
}

/** A group of radios is one stop: its chosen one, or the first. */
async function chooseByArrows(radio: Locator): Promise<void> {
  const group = radio.page().locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`);
  const chosen = group.and(radio.page().locator(':checked'));
  await tabTo((await chosen.count()) > 0 ? chosen : group.first());
  for (let step = 0; step < (await group.count()); step += 1) {
    if (await radio.isChecked()) return;
    await radio.page().keyboard.press('ArrowDown');
  }
  if (!(await radio.isChecked())) throw new Error(`The arrows do not reach ${radio}.`);
}

/** What a field shows: of a list that unfolds, the name of its choice. */
function textIn(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
  });
}

function isSelect(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element.tagName === 'SELECT');
}
