/** Runs before the scripts of a page: notes what is logged there as an error, and what nobody has caught. */
export function hearErrors(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const { error } = console;
  console.error = (...words: readonly unknown[]) => {
    heard.push(words.map(String).join(' '));
    error.apply(console, [...words]);
  };
  addEventListener('error', ({ message }) => void heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => void heard.push(String(reason)));
}

/** Runs in such a page. */
export function heardSoFar(): readonly string[] {
  return (globalThis as unknown as { readonly heard: readonly string[] }).heard;
}
