/** A choice of its own number, with what is said otherwise of it. */
export function consentChoice(
  change: { readonly asked?: readonly string[]; readonly allowed?: readonly string[] } = {},
) {
  const [first = '', second = ''] = crypto.randomUUID().toUpperCase().split('-');
  return {
    number: `${first.slice(0, 4)}-${first.slice(4)}-${second}`,
    version: 1,
    asked: ['measuring', 'marketing'],
    allowed: ['measuring'],
    chosen_at: '2026-11-23T09:30:00.000Z',
    ...change,
  };
}
