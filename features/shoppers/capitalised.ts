/** Options and filters bear a capital letter on the page. */
export function capitalised(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
