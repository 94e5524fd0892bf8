/** How far a phone's shopper may have to go to the end of a page, by its screen; px. */
const farthest: Readonly<Record<string, number>> = { home: 6_000 };

/** Says that a page is too long for a phone, such as `home/ready` at 6,200 px. */
export function findLength(state: string, height: number): readonly string[] {
  const [screen = ''] = state.split('/');
  const most = farthest[screen] ?? Number.POSITIVE_INFINITY;
  return height > most ? [`the page is ${height} px high, more than ${most}`] : [];
}
