import { expect, test } from 'vitest';
import { withSection } from './document-section.ts';

const both = '# Pages\n\nslow\n\n## Home\n\n1 s\n\n# Searches\n\nfast\n';

test('a section takes the place of the one with its heading, and leaves the others', () => {
  expect(withSection(both, '# Pages\n\nquick\n')).toBe('# Pages\n\nquick\n\n# Searches\n\nfast\n');
  expect(withSection(both, '# Searches\n\nfaster\n')).toBe(both.replace('fast', 'faster'));
});

test('a new section stands at the end, also of an empty document', () => {
  expect(withSection(both, '# Orders\n\nnone')).toBe(`${both}\n# Orders\n\nnone\n`);
  expect(withSection('', '# Orders\n\nnone')).toBe('# Orders\n\nnone\n');
});
