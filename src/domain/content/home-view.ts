import type { Tile } from '#domain/pricing/tile.ts';
import type { BannerSection } from './home.ts';

type TileRow = {
  readonly kind: 'tiles';
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly link: string;
  readonly tiles: readonly Tile[];
};

/** A part of the home page with what was found for it. */
export type HomeRow = BannerSection | TileRow;

export type HomeView = { readonly rows: readonly HomeRow[]; readonly isLoaded: boolean };

export const noHomeView: HomeView = { rows: [], isLoaded: false };
