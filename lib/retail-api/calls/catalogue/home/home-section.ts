import type { calls, DataOf } from '#lib/contract/index.ts';
import type { PhotoSource } from '#lib/retail-api/catalogue/images/photo-sources.ts';
import type { HomeLayout } from '#lib/retail-api/content/home-layout.ts';
import type { ApiContext } from '#lib/retail-api/core/call-handler.ts';

/** A section of the home page as it is answered. */
export type HomeSection = DataOf<typeof calls.homeSections>[number];

/** A section as the operator wrote it, of one kind or of any. */
export type SectionLayout<Kind extends HomeLayout[number]['Kind'] = HomeLayout[number]['Kind']> = Extract<
  HomeLayout[number],
  { Kind: Kind }
>;

/** What a section is built from. */
export interface HomeSources {
  context: ApiContext;
  /** Pictures of the catalogue by file name. */
  photos: ReadonlyMap<string, PhotoSource>;
  /** Codes of the products that rails above show; a rail adds its own. */
  shown: Set<string>;
}

/** A section that holds nothing yet. */
export function emptySection({ Kind, Title }: SectionLayout): HomeSection {
  return { Kind, Title, Tiles: [], ListUrl: '', Products: [], Stores: [], Points: [], Offers: [] };
}

/** Whether there is anything to show; a section without content is left out. */
export function hasContent({ Tiles, Products, Stores, Points, Offers }: HomeSection): boolean {
  return [Tiles, Products, Stores, Points, Offers].some((content) => content.length > 0);
}
