import { presentItems } from '../present-item.ts';
import { emptySection, type HomeSection, type HomeSources, type SectionLayout } from './home-section.ts';

const RAIL_LENGTH = 8;
/** How far a rail looks for products that no rail above it shows. */
const RAIL_REACH = 40;

/** The first products of a list, without what a rail above shows and what is sold out. */
export async function railSection(
  layout: SectionLayout<'rail'>,
  { context, shown }: HomeSources,
): Promise<HomeSection> {
  const { codes } = await context.search.query({
    category: layout.ListUrl,
    filters: { stock: ['in-stock'] },
    sort: layout.Sort,
    offset: 0,
    limit: RAIL_REACH,
  });
  const fresh = codes.filter((code) => !shown.has(code)).slice(0, RAIL_LENGTH);
  for (const code of fresh) shown.add(code);
  return { ...emptySection(layout), ListUrl: layout.ListUrl, Products: await presentItems(context, fresh) };
}
