import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Told = {
  /** What the control shows as far as its events have told; undefined where nobody keeps it. */
  readonly value: unknown;
  readonly tell: ((control: Control) => void) | undefined;
};

const looks = ['submit', 'focusin', 'focusout'] as const;

/**
 * Browsers, password managers and web views write into fields, and some say nothing of it. What stands in the control counts
 * when its form is sent and when the focus goes on within it, before anybody else hears of that. The answer is for what is
 * around the control.
 */
export function useWritten(told: Told): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const latest = useRef(told);
  useLayoutEffect(() => {
    latest.current = told;
  });
  useEffect(() => {
    const control = around.current?.querySelector<Control>('input, textarea, select');
    const form = control?.form;
    if (!form) return;
    const look = (): void => {
      const { value, tell } = latest.current;
      if (value !== undefined && control.value !== value) tell?.(control);
    };
    for (const name of looks) form.addEventListener(name, look, true);
    return () => {
      for (const name of looks) form.removeEventListener(name, look, true);
    };
  }, []);
  return around;
}
