/** Keys that write nothing, as WebDriver names them. */
const codes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
} as const;

export type Key = keyof typeof codes;
export type Held = 'Shift' | 'Control';
/** Of a window, in px. */
export type Point = { readonly x: number; readonly y: number };

/** What WebDriver and WebDriver BiDi are told alike of a mouse that presses there. */
export function pressAt({ x, y }: Point): readonly unknown[] {
  const actions = [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** The same of a keyboard on which a text is written. */
export function writing(text: string): readonly unknown[] {
  return keyboard([...text].flatMap(downAndUp));
}

/** The same of a key, perhaps with another one held down. */
export function pressing(key: Key, held?: Held): readonly unknown[] {
  const around = (type: string) => (held === undefined ? [] : [{ type, value: codes[held] }]);
  return keyboard([...around('keyDown'), ...downAndUp(codes[key]), ...around('keyUp')]);
}

function keyboard(actions: readonly unknown[]): readonly unknown[] {
  return [{ type: 'key', id: 'keyboard', actions }];
}

function downAndUp(value: string): readonly unknown[] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}
