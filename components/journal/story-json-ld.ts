import { currentLanguage } from '#language';
import { languageFacts } from '#lib/messages/languages.ts';
import { localHref } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import * as m from '#messages';
import { breadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld';
import { jsonLdGraph } from '@/components/seo/json-ld-graph';
import { ORGANIZATION_ID, organizationJsonLd } from '@/components/seo/organization-json-ld';
import { pictureImage } from '@/components/seo/share-image';

interface JsonLdContext {
  /** The store's public origin. */
  site: string;
  /** The company that sells. */
  legalName: string;
}

/** The JSON-LD of a story: the article, who publishes it, and its breadcrumb. */
export function storyJsonLd(story: StorySummary, { site, legalName }: JsonLdContext): object {
  const { title, summary, href, picture, updatedAt } = story;
  const changed = updatedAt > 0 ? new Date(updatedAt).toISOString() : undefined;
  const url = new URL(localHref(href), site).href;
  return jsonLdGraph([
    {
      '@type': 'Article',
      headline: title,
      description: summary,
      url,
      mainEntityOfPage: url,
      image: picture ? [new URL(pictureImage(picture, title).url, site).href] : undefined,
      datePublished: changed,
      dateModified: changed,
      inLanguage: languageFacts(currentLanguage()).tag,
      author: { '@id': ORGANIZATION_ID },
      publisher: { '@id': ORGANIZATION_ID },
    },
    organizationJsonLd(site, legalName),
    breadcrumbJsonLd(
      [
        { name: m.journalName(), href: paths.journal() },
        { name: title, href },
      ],
      site,
    ),
  ]);
}
