import { calls } from '#lib/contract/index.ts';
import { HOME_SLUG, homeLayout } from '../../content/home-layout.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { brandsSection } from './home/brands-section.ts';
import {
  emptySection,
  type HomeSection,
  type HomeSources,
  hasContent,
  type SectionLayout,
} from './home/home-section.ts';
import { offersSection } from './home/offers-section.ts';
import { railSection } from './home/rail-section.ts';
import { storesSection } from './home/stores-section.ts';
import { photosByFile } from './home/tile-picture.ts';
import { tilesSection } from './home/tiles-section.ts';

/** The home page as its layout page says; a section without content is left out. */
export const homeSections = handlerFor(calls.homeSections, async (_request, context) => {
  const row = await context.db.selectFrom('pages').select('content').where('slug', '=', HOME_SLUG).executeTakeFirst();
  const layout = row ? homeLayout.parse(JSON.parse(row.content)) : [];
  const sources: HomeSources = { context, photos: await photosByFile(), shown: new Set() };
  const sections: HomeSection[] = [];
  // One after the other: a rail has to know what those above it show.
  for (const section of layout) sections.push(await buildSection(section, sources));
  return succeed(sections.filter(hasContent));
});

async function buildSection(layout: SectionLayout, sources: HomeSources): Promise<HomeSection> {
  switch (layout.Kind) {
    case 'hero':
    case 'tiles':
      return tilesSection(layout, sources);
    case 'rail':
      return railSection(layout, sources);
    case 'brands':
      return brandsSection(layout, sources);
    case 'stores':
      return storesSection(layout, sources);
    case 'offers':
      return offersSection(layout, sources);
    case 'trust':
      return { ...emptySection(layout), Points: layout.Points };
  }
}
