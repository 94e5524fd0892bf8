/** Names that the shop keeps: where they are heard, and role and name as they are written down. */
export type KeptNames = { readonly state: string; readonly within: string; readonly names: readonly string[] };

const ROW = /^\| ([a-z-]+\/[a-z-]+) \| (.*?) ?\| (.*) \|$/gm;
const QUOTED = /`([^`]+)`/g;

/** Reads the table of names that are kept. */
export function readKeptNames(page: string): readonly KeptNames[] {
  const quoted = (cell: string): readonly string[] => [...cell.matchAll(QUOTED)].map(([, name = '']) => name);
  return [...page.matchAll(ROW)].map(([, state = '', within = '', names = '']) => ({
    state,
    within: quoted(within)[0] ?? '',
    names: quoted(names),
  }));
}

/** The names that are not in what is spoken, or not once within the part that holds them; nothing when all is well. */
export function lostNames(spoken: string, { within, names }: KeptNames): readonly string[] {
  const lines = within === '' ? spoken.split('\n') : partOf(spoken.split('\n'), within);
  return names.filter((name) => {
    const found = lines.filter((line) => patternOf(name).test(line)).length;
    return within === '' || name.includes('{') ? found === 0 : found !== 1;
  });
}

/** The lines below the first one of that role and name. */
function partOf(lines: readonly string[], head: string): readonly string[] {
  const at = lines.findIndex((line) => patternOf(head).test(line));
  if (at < 0) return [];
  const depth = (lines[at] ?? '').search(/\S/);
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => line.search(/\S/) <= depth);
  return end < 0 ? below : below.slice(0, end);
}

/** States such as `[checked]` and texts may follow a name; gaps may be filled with anything. */
function patternOf(name: string): RegExp {
  const text = name
    .split(/\{\w+\}/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');
  return new RegExp(`^\\s*- '?${text}(?:'|$|:| \\[)`);
}
