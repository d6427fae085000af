import type { Metadata } from 'next';
import { localHref } from '#lib/shared/language/local-href.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { languageAlternates, openGraphLocales } from './page-languages';
import { type ShareImage, storeImage } from './share-image';

const DESCRIPTION_LENGTH = 160;

interface PageHead {
  /** The title has no store name, which the layout adds. */
  title: string;
  /** Shortened to the length that search results show; without one the layout's description applies. */
  description?: string | undefined;
  /** The page's canonical path. */
  href: string;
  image?: ShareImage | undefined;
}

/**
 * Returns the first sentences of a text that fit a search result; a first sentence that is too long is cut at
 * a word.
 */
function metaDescription(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const start = text.slice(0, DESCRIPTION_LENGTH);
  const sentenceEnd = Math.max(start.lastIndexOf('. '), start.lastIndexOf('। '));
  if (sentenceEnd > DESCRIPTION_LENGTH / 2) return start.slice(0, sentenceEnd + 1);
  return `${start.slice(0, start.lastIndexOf(' '))}…`;
}

/** The Open Graph properties of a page other than its title and description. */
export function openGraph(href: string, image: ShareImage = storeImage()) {
  return {
    siteName: shopName(),
    ...openGraphLocales(),
    type: 'website' as const,
    url: localHref(href),
    images: [image],
  } satisfies Metadata['openGraph'];
}

/** The metadata of an indexed page; the layout's `metadataBase` makes its paths absolute. */
export function pageMetadata({ title, description, href, image }: PageHead): Metadata {
  const text = description ? { description: metaDescription(description) } : {};
  return {
    title,
    ...text,
    alternates: languageAlternates(href),
    openGraph: { ...openGraph(href, image), title, ...text },
    twitter: { card: image && image.width === image.height ? 'summary' : 'summary_large_image', title, ...text },
  };
}
