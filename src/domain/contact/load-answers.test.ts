import { expect, test } from 'vitest';
import { createMemoryBlockGateway } from '#adapters/memory/memory-block-gateway.ts';
import { createLoadAnswers } from './load-answers.ts';

const late = { id: 1, identifier: 'faq-late', title: 'What if it is late?', content: '<p>Write to us.</p>' };

test('CONF-21 answers are the blocks whose names begin so, and no others', async () => {
  const blockGateway = createMemoryBlockGateway();
  blockGateway.write(late);
  blockGateway.write({ ...late, id: 2, identifier: 'footer' });
  blockGateway.write({ ...late, id: 3, identifier: 'faqs' });
  expect(await createLoadAnswers({ blockGateway })()).toEqual([late]);
});

test('CONT-19 there are none where they cannot be had', async () => {
  const blockGateway = createMemoryBlockGateway();
  blockGateway.write(late);
  blockGateway.cut();
  expect(await createLoadAnswers({ blockGateway })()).toEqual([]);
});
