import { calls, type DataOf } from '#lib/contract/index.ts';
import { type ApiContext, handlerFor, succeed } from '../../call-handler.ts';
import { BRAND_LISTS } from '../../catalogue/catalogue-index.ts';
import { HOME_SLUG, type HomeLayout, homeLayout } from '../../content/home-layout.ts';
import { type PhotoSource, photoSources } from '../../images/photo-sources.ts';
import { loadBrands } from './brand-list.ts';
import { presentItems } from './present-item.ts';

type Section = DataOf<typeof calls.homeSections>[number];
type Tile = Section['Tiles'][number];

const RAIL_LENGTH = 8;
/** How far a rail looks for products that no rail above it shows. */
const RAIL_REACH = 40;

/** The home page as its layout page says. A rail leaves out what a rail above shows, and what is sold out. */
export const homeSections = handlerFor(calls.homeSections, async (_request, context) => {
  const row = await context.db.selectFrom('pages').select('content').where('slug', '=', HOME_SLUG).executeTakeFirst();
  const layout = row ? homeLayout.parse(JSON.parse(row.content)) : [];
  const photos = photosByFile(await photoSources());
  const shown = new Set<string>();
  const sections: Section[] = [];
  for (const section of layout) {
    const built = await buildSection(section, context, photos, shown);
    if (built.Tiles.length > 0 || built.Products.length > 0) sections.push(built);
  }
  return succeed(sections);
});

async function buildSection(
  section: HomeLayout[number],
  context: ApiContext,
  photos: ReadonlyMap<string, PhotoSource>,
  shown: Set<string>,
): Promise<Section> {
  const { Kind, Title } = section;
  const empty = { Kind, Title, Tiles: [], ListUrl: '', Products: [] };
  if (section.Kind === 'rail') {
    const { codes } = context.catalogue.query({
      category: section.ListUrl,
      filters: { stock: ['in-stock'] },
      sort: section.Sort,
      offset: 0,
      limit: RAIL_REACH,
    });
    const fresh = codes.filter((code) => !shown.has(code)).slice(0, RAIL_LENGTH);
    for (const code of fresh) shown.add(code);
    return { ...empty, ListUrl: section.ListUrl, Products: await presentItems(context, fresh) };
  }
  if (section.Kind === 'brands') return { ...empty, Tiles: await brandTiles(context, photos) };
  return { ...empty, Tiles: section.Tiles.flatMap((tile) => presentTile(tile, photos.get(tile.Image))) };
}

async function brandTiles({ db }: ApiContext, photos: ReadonlyMap<string, PhotoSource>): Promise<Tile[]> {
  const brands = await loadBrands(db);
  return brands.flatMap((brand) => {
    const tile = { Title: brand.Name, Text: brand.Country, Url: `${BRAND_LISTS}/${brand.Slug}` };
    return presentTile(tile, brand.HeroImage === null ? undefined : photos.get(brand.HeroImage));
  });
}

/** A tile with the address and the size of its picture; none where there is no such picture. */
function presentTile(
  { Title, Text, Url }: Pick<Tile, 'Title' | 'Text' | 'Url'>,
  photo: PhotoSource | undefined,
): Tile[] {
  if (!photo) return [];
  const Image = `/images/original/${photo.name}.webp`;
  return [{ Title, Text, Url, Image, ImageWidth: photo.width, ImageHeight: photo.height }];
}

/** Pictures by the name they were delivered under and by the name that carries the hash. */
function photosByFile(sources: ReadonlyMap<string, PhotoSource>): ReadonlyMap<string, PhotoSource> {
  const byFile = new Map<string, PhotoSource>();
  for (const source of sources.values()) {
    byFile.set(source.fileName, source);
    byFile.set(`${source.name}.webp`, source);
  }
  return byFile;
}
