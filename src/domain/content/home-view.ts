import type { Tile } from '#domain/listing/tile.ts';
import type { Banner, BannerSection, SectionHead, TextSection } from './home.ts';
import type { StoreLocation } from './store-location.ts';

type TileRow = SectionHead & { readonly kind: 'tiles'; readonly tiles: readonly Tile[] };

/** Somebody in a piece, and the piece itself. */
export type WornPiece = { readonly banner: Banner; readonly tile: Tile };

type WornRow = SectionHead & { readonly kind: 'pieces'; readonly pieces: readonly WornPiece[] };

/**
 * `at` is the hour in which it was asked, in milliseconds: by it the hours of the day are told, wherever the page is drawn.
 * A moment would make each page another one, so that no browser could keep it.
 */
type StoreRow = SectionHead & {
  readonly kind: 'stores';
  readonly stores: readonly StoreLocation[];
  readonly at: number;
};

/** A part of the home page with what was found for it. */
export type HomeRow = BannerSection<'banners' | 'doors'> | TextSection | TileRow | WornRow | StoreRow;

export type HomeView = { readonly rows: readonly HomeRow[]; readonly isLoaded: boolean };

export const noHomeView: HomeView = { rows: [], isLoaded: false };
