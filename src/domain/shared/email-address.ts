/** What keeps a text from being an e-mail address; null when nothing does. Spaces around it do not count. */
export function problemOfEmail(text: string): 'required' | 'not-an-email' | null {
  const address = text.trim();
  if (address === '') return 'required';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) ? null : 'not-an-email';
}
