// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { createStoreChoice } from '#viewmodels/store/store-choice-model.ts';
import { StoreForm } from './store-form.tsx';

afterEach(cleanup);

test('STORE-25 before another country is saved the form says what follows it', () => {
  const model = createStoreChoice({
    storeView: createMobxCell(defaultStoreView),
    panels: createMobxCell(noPanels),
    viewPath: {},
    enterStore: async () => undefined,
    findSendingLimits: async () => [],
    messages: inEnglish,
  });
  render(<StoreForm model={model} back="/" />, { wrapper: MemoryRouter });
  const told = screen.getByText('Prices, delivery and totals follow the country. Your cart stays as it is.');
  expect(told.compareDocumentPosition(screen.getByRole('button', { name: 'Save' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
