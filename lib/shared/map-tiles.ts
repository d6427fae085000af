import type { Environment } from './env.ts';

/** The pictures of a map, and who made it. */
export interface MapTiles {
  /** Address of a picture with `{z}`, `{x}` and `{y}` in it. */
  url: string;
  maker: string;
  /** Page of the maker; empty where there is none. */
  makerHref: string;
}

type Settings = Pick<Environment, 'MAP_TILES_URL' | 'MAP_ATTRIBUTION'>;

const ADDRESS = /https?:\/\/\S+$/;

/** Where the pictures of maps come from; null where none are configured. */
export function mapTiles({ MAP_TILES_URL: url, MAP_ATTRIBUTION: attribution }: Settings): MapTiles | null {
  if (url === undefined) return null;
  const makerHref = ADDRESS.exec(attribution)?.[0] ?? '';
  return { url, maker: attribution.replace(ADDRESS, '').trim() || makerHref, makerHref };
}

/** Origins that a Content-Security-Policy has to let pictures of maps come from. */
export function mapOrigins(settings: Pick<Settings, 'MAP_TILES_URL'>): readonly string[] {
  return settings.MAP_TILES_URL === undefined ? [] : [new URL(settings.MAP_TILES_URL).origin];
}
