/**
 * The document with this section in place of the one under the same heading, or behind all others where there is none.
 * A section begins with its own line `# Heading` and ends before the next of that level.
 */
export function withSection(document: string, section: string): string {
  const sections = document.split(/^(?=# )/m).filter((each) => each.trim() !== '');
  const heading = headingOf(section);
  const at = sections.findIndex((each) => headingOf(each) === heading);
  const all = at < 0 ? [...sections, section] : sections.with(at, section);
  return `${all.map((each) => each.trim()).join('\n\n')}\n`;
}

function headingOf(section: string): string {
  return section.trimStart().split('\n', 1)[0] ?? '';
}
