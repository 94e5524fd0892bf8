import type { Tile } from '#domain/pricing/tile.ts';
import type { Banner, BannerSection, SectionHead } from './home.ts';

type TileRow = SectionHead & { readonly kind: 'tiles'; readonly tiles: readonly Tile[] };

/** Somebody in a piece, and the piece itself. */
export type WornPiece = { readonly banner: Banner; readonly tile: Tile };

type WornRow = SectionHead & { readonly kind: 'pieces'; readonly pieces: readonly WornPiece[] };

/** A part of the home page with what was found for it. */
export type HomeRow = BannerSection<'banners' | 'doors'> | TileRow | WornRow;

export type HomeView = { readonly rows: readonly HomeRow[]; readonly isLoaded: boolean };

export const noHomeView: HomeView = { rows: [], isLoaded: false };
