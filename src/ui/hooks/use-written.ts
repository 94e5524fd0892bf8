import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Told = {
  /** What the control shows as far as its events have told; undefined where nobody keeps it. */
  readonly value: unknown;
  readonly tell: ((control: Control) => void) | undefined;
};

type Written = {
  /** For what is around the control. */
  readonly around: RefObject<HTMLDivElement | null>;
  /** What the control is to show in place of its value; null for most. */
  readonly unheard: string | null;
};

/** What stood in the controls of the form: to tell of one draws the others anew, as far as they have told. */
type Seen = Event & { written?: ReadonlyMap<Element, string> };

const CONTROLS = 'input, textarea, select';

const looks = ['submit', 'focusin', 'focusout'] as const;

/**
 * Browsers, password managers and web views write into fields, and some say nothing of it. What stands in the control counts
 * when its form is sent and when the focus goes on within it, before anybody else hears of that; and when it is drawn anew,
 * which would take it away.
 */
export function useWritten(told: Told): Written {
  const around = useRef<HTMLDivElement>(null);
  const latest = useRef(told);
  const control = around.current?.querySelector<Control>(CONTROLS) ?? null;
  const unheard = control && unheardIn(control, latest.current.value, told.value);
  useLayoutEffect(() => {
    latest.current = told;
    if (control && unheard !== null) told.tell?.(control);
  });
  useEffect(() => {
    const control = around.current?.querySelector<Control>(CONTROLS);
    const form = control?.form;
    if (!form) return;
    const look = (event: Seen): void => {
      const { value, tell } = latest.current;
      event.written ??= new Map(Array.from(form.elements, (each) => [each, (each as Control).value]));
      const written = event.written.get(control);
      if (value === undefined || written === undefined || written === value) return;
      control.value = written;
      tell?.(control);
    };
    for (const name of looks) form.addEventListener(name, look, true);
    return () => {
      for (const name of looks) form.removeEventListener(name, look, true);
    };
  }, []);
  return { around, unheard };
}

/** Null where all that stands in the control was told, or something else is to stand there now. */
function unheardIn(control: Control, before: unknown, value: unknown): string | null {
  return value !== undefined && value === before && control.value !== value ? control.value : null;
}
