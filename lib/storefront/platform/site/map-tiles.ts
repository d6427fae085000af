import type { Environment } from '#lib/shared/env.ts';

/** The tiles of a map with their attribution. */
export interface MapTiles {
  /** URL of a tile, with the placeholders `{z}`, `{x}` and `{y}`. */
  url: string;
  maker: string;
  /** URL of the map maker's page; empty where there is none. */
  makerHref: string;
}

type Settings = Pick<Environment, 'MAP_TILES_URL' | 'MAP_ATTRIBUTION'>;

const ADDRESS = /https?:\/\/\S+$/;

/** Returns the map tiles; null where none are configured. */
export function mapTiles({ MAP_TILES_URL: url, MAP_ATTRIBUTION: attribution }: Settings): MapTiles | null {
  if (url === undefined) return null;
  const makerHref = ADDRESS.exec(attribution)?.[0] ?? '';
  return { url, maker: attribution.replace(ADDRESS, '').trim() || makerHref, makerHref };
}

/** Returns the origins that a Content-Security-Policy has to allow for map tiles. */
export function mapOrigins(settings: Pick<Settings, 'MAP_TILES_URL'>): readonly string[] {
  return settings.MAP_TILES_URL === undefined ? [] : [new URL(settings.MAP_TILES_URL).origin];
}
