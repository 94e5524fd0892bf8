import type { BookData } from './book-data.ts';
import { parseFeature } from './parse-feature.ts';

const totals = `@cart
Feature: Totals <b>
  What a cart comes to.

  Background:
    Given the shop sells a "Silk Tee"

  @CART-01
  Rule: The total is told

    Example: One piece
      Then Meera reads "₹2,000" & no more

    Scenario Outline: <many> pieces
      Then Meera reads <sum>

      Examples:
        | many | sum  |
        | 2    | 4000 |
        | 3    | 6000 |
`;

export const feature = parseFeature('cart/totals.feature', totals);
const file = 'features/cart/totals.feature';
const place = (line: number) => `${file}:${line}`;

export const result = (line: number, isPassed: boolean) => ({
  name: '',
  tags: ['@CART-01'],
  place: place(line),
  isPassed,
});

export const runOf = (scenarios: readonly ReturnType<typeof result>[], text = totals) => ({
  assembly: 'domain',
  report: { scenarios, sources: new Map([[file, text]]), isComplete: true },
});

/** A small book, with something of everything. */
export const bookOf = (given: Partial<BookData> = {}): BookData => ({
  features: [feature],
  runs: [runOf([result(11, true)]), { assembly: 'screen', report: null }],
  units: [{ title: 'CART-02 is kept', outcome: 'passed' }],
  coverage: [
    {
      area: 'CART',
      requirements: [
        { id: 'CART-01', text: 'The total is told.', standing: 'proved' },
        { id: 'CART-02', text: 'It is kept.', standing: 'named' },
      ],
    },
  ],
  lines: [{ id: 'CART-01', file: 'src/a.ts', from: 'a < b', to: '', lost: 'a sum' }],
  proofRecord: '## Not noticed\n\n- CART-02: nobody notices that it is lost\n',
  settings: [],
  messages: [{ namespace: 'cart', key: 'empty', text: 'Empty' }],
  ports: [{ port: 'CartGateway', file: 'src/domain/cart/cart-gateway.ts', adapters: [], fakes: [] }],
  pictures: ['cart-ready-360.webp'],
  commits: { book: 'abc', results: 'abc' },
  ...given,
});
