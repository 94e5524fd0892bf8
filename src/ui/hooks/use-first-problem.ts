import { type RefObject, useEffect } from 'react';

/** After an attempt to send a form the focus goes to the first field with a problem. */
export function useFirstProblem(form: RefObject<HTMLFormElement | null>, attempts: number): void {
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempts]);
}
