import type { calls, DataOf } from '#lib/contract/index.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { sanitisePageHtml } from '#lib/shared/sanitise-html.ts';
import { toProductCard } from '#lib/storefront/catalogue/transform.ts';
import { toStorySummary } from '#lib/storefront/content/stories/to-story-summary.ts';
import { withAnchors } from '#lib/storefront/content/table-of-contents.ts';
import { withTableRegions } from '#lib/storefront/content/table-regions.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import { toStorySections } from './story-sections.ts';
import type { Story } from './types.ts';

/** Converts a story with its sanitised text. */
export function toStory(wire: DataOf<typeof calls.journalStory>): Story {
  const { html, headings } = withAnchors(sanitisePageHtml(wire.PageContent) ?? '');
  const text = withTableRegions(html, wire.PageTitle);
  return {
    ...toStorySummary(wire),
    href: paths.story(wire.PageURL),
    isOver: wire.IsOver,
    sections: text === '' ? [] : toStorySections(text, wire.Products.map(toProductCard)),
    headings,
    list: wire.List
      ? {
          title: localFact(wire.List.Title),
          href: storeHref(wire.List.Url),
          products: wire.List.Products.map(toProductCard),
        }
      : null,
  };
}
