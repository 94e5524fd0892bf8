/** Which way a list scrolls forward: 1 from left to right, -1 where the page is read from right to left. */
export function readingOf(list: Element): 1 | -1 {
  return list.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1;
}
