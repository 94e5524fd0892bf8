import { expect, test } from 'vitest';
import { readFeature } from './read-feature.ts';

const text = `# Nobody's promise: @CART-99
@cart
@later
Feature: Adding
  Given is a word here.

  Background:
    Given the shop is open

  @CART-07 @CART-08
  Rule: A variant joins its line

    Background:
      Given a cart
      And a "Silk Tee"

    @journey
    Example: Twice
      Given a note
        """
        Given this is no step
        @wip
        """
      * something else

    Scenario Outline: <pieces>
      When <pieces> are added

      @page
      Examples:
        | pieces |
        | 1      |
        | 2      |

      Examples: Many
        | pieces |
        | 99     |

  @CART-09
  Rule: Another
    Example: Once
      # and one more step
      Then all is well
`;

test('every heading is found with its line, its own tags and its steps', () => {
  const reading = readFeature(text);
  const blocks = reading.kind === 'read' ? reading.blocks : [];
  expect(blocks.map(({ kind, line, tags, stepCount }) => [kind, line, tags.join(' '), stepCount])).toEqual([
    ['feature', 4, '@cart @later', 0],
    ['background', 7, '', 1],
    ['rule', 11, '@CART-07 @CART-08', 0],
    ['background', 13, '', 2],
    ['example', 18, '@journey', 2],
    ['example', 26, '', 1],
    ['table', 30, '@page', 0],
    ['table', 35, '', 0],
    ['rule', 40, '@CART-09', 0],
    ['example', 41, '', 1],
  ]);
});

test('what is run has the tags of all that it stands in, a row those of its table', () => {
  const reading = readFeature(text);
  expect(reading.kind === 'read' && reading.tagsOfRuns.map((tags) => tags.join(' '))).toEqual([
    '@cart @later @CART-07 @CART-08 @journey',
    '@cart @later @CART-07 @CART-08 @page',
    '@cart @later @CART-07 @CART-08 @page',
    '@cart @later @CART-07 @CART-08',
    '@cart @later @CART-09',
  ]);
});

test('a file without a feature has no blocks', () => {
  expect(readFeature('# nothing yet\n')).toEqual({ kind: 'read', blocks: [], tagsOfRuns: [] });
});

test.each([
  ['a mistyped step', text.replace('And a "Silk', 'Adn a "Silk'), 15, `got 'Adn a "Silk Tee"'`],
  ['a second feature', `${text}Feature: More\n`, 44, "got 'Feature: More'"],
  ['a row that is too long', text.replace('| 99     |', '| 99 | 98 |'), 37, 'inconsistent cell count'],
  ['a tag with a space', text.replace('@page', '@page only'), 29, 'A tag may not contain whitespace'],
  ['an unknown language', `# language: xx\n${text}`, 1, 'Language not supported: xx'],
  ['no Gherkin at all', 'export const a = 1;\n', 1, "got 'export const a = 1;'"],
])('%s is told with its line', (_, wrong, line, message) => {
  expect(readFeature(wrong)).toEqual({
    kind: 'unreadable',
    faults: expect.arrayContaining([{ line, message: expect.stringContaining(message) }]),
  });
});

test('the place of a fault stands in its line alone', () => {
  const reading = readFeature('nonsense\n');
  expect(reading.kind === 'unreadable' && reading.faults[0]?.message).toMatch(/^expected: /);
});
