import { expect, test } from 'vitest';
import {
  noPanels,
  withOfferTaken,
  withoutOffer,
  withPageArrived,
  withPanelAhead,
  withPanelBeside,
  withPanelClosed,
  withPanelOffered,
  withPanelOpen,
} from './panels.ts';

const offered = withPanelOffered(noPanels, 'minicart');
const searching = withPanelOpen(noPanels, 'search');

test('UI-11 a panel that opens takes the place of the one that was open', () => {
  const both = withPanelOpen(withPanelOpen(noPanels, 'menu'), 'minicart');
  expect(both).toEqual({ open: 'minicart' });
});

test('an offered panel is not open before the offer is taken', () => {
  expect(offered.open).toBeNull();
  expect(withOfferTaken(offered)).toEqual({ open: 'minicart' });
});

test('nothing is offered over what the shopper has opened, and opening something ends the offer', () => {
  expect(withPanelOffered(searching, 'minicart')).toBe(searching);
  expect(withOfferTaken(withPanelOpen(offered, 'search'))).toEqual(searching);
});

test('what nobody has asked for takes the place of nothing', () => {
  expect(withPanelBeside(noPanels, 'pop-up')).toEqual({ open: 'pop-up' });
  expect(withPanelBeside(searching, 'pop-up')).toBe(searching);
});

test('an offer that is taken back changes nothing else', () => {
  expect(withoutOffer(offered)).toBe(noPanels);
  expect(withoutOffer(searching)).toBe(searching);
  expect(withOfferTaken(withoutOffer(offered))).toBe(noPanels);
});

test('UI-09 closing a panel that is not open changes nothing', () => {
  expect(withPanelClosed(searching, 'minicart')).toBe(searching);
  expect(withPanelClosed(searching, 'search')).toBe(noPanels);
});

test('a page that arrives closes what lay over the one before, not what was opened for it', () => {
  expect(withPageArrived(searching)).toBe(noPanels);
  expect(withPageArrived(offered)).toBe(noPanels);
  const ahead = withPageArrived(withPanelAhead(searching, 'sign-in'));
  expect(ahead).toEqual({ open: 'sign-in' });
  expect(withPageArrived(ahead)).toBe(noPanels);
});
