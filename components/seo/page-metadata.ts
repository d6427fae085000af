import type { Metadata } from 'next';
import { type ShareImage, STORE_IMAGE } from './share-image';

const DESCRIPTION_LENGTH = 160;

interface PageHead {
  /** Without the name of the store, which the layout adds. */
  title: string;
  /** Shortened where it is longer than search results show; without one the layout's stands. */
  description?: string | undefined;
  /** The page's one own address, a path of the store. */
  href: string;
  image?: ShareImage | undefined;
}

/** The first sentences of a text that fit a search result, cut at a word where even the first does not. */
export function summary(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const start = text.slice(0, DESCRIPTION_LENGTH);
  const sentenceEnd = start.lastIndexOf('. ');
  if (sentenceEnd > DESCRIPTION_LENGTH / 2) return start.slice(0, sentenceEnd + 1);
  return `${start.slice(0, start.lastIndexOf(' '))}…`;
}

/** What pages say of themselves where they are linked from elsewhere, beside their title. */
export function openGraph(href: string, image: ShareImage = STORE_IMAGE) {
  return {
    siteName: 'Samay',
    locale: 'en_IN',
    type: 'website' as const,
    url: href,
    images: [image],
  } satisfies Metadata['openGraph'];
}

/** Head of a page that is to be found; paths are completed by the layout's `metadataBase`. */
export function pageMetadata({ title, description, href, image }: PageHead): Metadata {
  const text = description ? { description: summary(description) } : {};
  return {
    title,
    ...text,
    // The store speaks one language; the other name is for whoever reads any.
    alternates: { canonical: href, languages: { 'en-IN': href, 'x-default': href } },
    openGraph: { ...openGraph(href, image), title, ...text },
    twitter: { card: image && image.width === image.height ? 'summary' : 'summary_large_image', title, ...text },
  };
}
