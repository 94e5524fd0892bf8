import type { LayerImport } from './layer-imports.ts';

/** Where a layer stands in the picture, and what it holds in a few words. Rows are counted from the top. */
type Place = { readonly row: number; readonly x: number; readonly holds: string };

const places: Readonly<Record<string, Place>> = {
  app: { row: 0, x: 300, holds: 'addresses, servers, worker' },
  'api/demo': { row: 0, x: 850, holds: 'collection, pictures' },
  ui: { row: 1, x: 110, holds: 'screens, components' },
  composition: { row: 1, x: 440, holds: 'which adapter for which port' },
  api: { row: 1, x: 850, holds: 'the API and its database' },
  viewmodels: { row: 2, x: 160, holds: 'what screens show and do' },
  adapters: { row: 2, x: 490, holds: 'HTTP, storage, browser, fakes' },
  config: { row: 2, x: 695, holds: 'settings' },
  domain: { row: 3, x: 300, holds: 'rules, verbs, ports' },
  'api/contract-kit': { row: 3, x: 580, holds: 'asks any server' },
  shared: { row: 3, x: 850, holds: 'limits of both servers' },
};

const WIDTH = 960;
const ROW_HEIGHT = 120;
const TOP = 50;
const BOX = { width: 190, height: 52 };
const HEIGHT = TOP * 2 + ROW_HEIGHT * 3;

/** The layers as boxes, with an arrow for each import of another layer. Fails for a layer that has no place yet. */
export const layerPicture = (imports: readonly LayerImport[]): string => {
  const unknown = imports.flatMap(({ from, to }) => [from, to]).filter((layer) => !(layer in places));
  if (unknown.length > 0) throw new RangeError(`The picture has no place for ${[...new Set(unknown)].join(', ')}.`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" role="img">`,
    '<title>The layers and what each imports</title>',
    '<defs><marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">',
    '<path d="M0 0 8 4 0 8z" fill="#555"/></marker></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...imports.map(arrow),
    ...Object.entries(places).map(([layer, place]) => box(layer, place)),
    '</svg>',
    '',
  ].join('\n');
};

const placeOf = (layer: string): Place => places[layer] ?? { row: 0, x: 0, holds: '' };

const middleOf = ({ row }: Place): number => TOP + ROW_HEIGHT * row;

const arrow = ({ from, to }: LayerImport): string =>
  `<path d="${curve(placeOf(from), placeOf(to))}" fill="none" stroke="#555" marker-end="url(#end)"><title>${from} imports ${to}</title></path>`;

/** From the lower edge of one box to the upper edge of the other; over a box that stands between, from the side. */
const curve = (one: Place, other: Place): string => {
  const apart = other.x - one.x;
  const [top, bottom] = [middleOf(one), middleOf(other) - BOX.height / 2];
  if (other.row - one.row > 1 && Math.abs(apart) > BOX.width) {
    const side = one.x + (Math.sign(apart) * BOX.width) / 2;
    return path([side, top], [other.x, top], [other.x, top], [other.x, bottom]);
  }
  const lean = (Math.max(-1, Math.min(1, apart / 300)) * BOX.width) / 3; // arrows of one box leave it side by side
  const [start, middle] = [top + BOX.height / 2, (top + BOX.height / 2 + bottom) / 2];
  return path([one.x + lean, start], [one.x + lean, middle], [other.x - lean, middle], [other.x - lean, bottom]);
};

type Point = readonly [x: number, y: number];

const path = (start: Point, ...others: readonly Point[]): string =>
  `M${start.map(Math.round).join(' ')}C${others.map((point) => point.map(Math.round).join(' ')).join(' ')}`;

const box = (layer: string, place: Place): string => {
  const [x, y] = [place.x, middleOf(place)];
  const colour = layer === 'domain' ? '#f3e3c8' : '#eef1f4';
  return [
    `<rect x="${x - BOX.width / 2}" y="${y - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="${colour}" stroke="#333"/>`,
    `<text x="${x}" y="${y - 4}" text-anchor="middle" font-size="15" font-weight="bold" fill="#111">${layer}</text>`,
    `<text x="${x}" y="${y + 15}" text-anchor="middle" font-size="12" fill="#333">${place.holds}</text>`,
  ].join('');
};
