import type { Metadata } from 'next';
import { currentLanguage } from '#language';
import { BASE_LANGUAGE, languageFacts } from '#lib/messages/languages.ts';
import { hrefIn, localHref } from '#lib/storefront/platform/site/local-href.ts';
import { offeredLanguages, otherLanguages } from '#lib/storefront/platform/site/offered-languages.ts';

/** The canonical address of a page in its language, and those of the same page in all languages of the shop. */
export function languageAlternates(href: string): NonNullable<Metadata['alternates']> {
  const languages = offeredLanguages().map(({ code, tag }) => [tag, hrefIn(code, href)]);
  // `x-default` is for readers of any other language.
  const all = [...languages, ['x-default', hrefIn(BASE_LANGUAGE, href)]];
  return { canonical: localHref(href), languages: Object.fromEntries(all) };
}

/** The language of a page and the others that it is there in, as Open Graph names them. */
export function openGraphLocales(): { locale: string; alternateLocale?: string[] } {
  const others = otherLanguages().map(({ openGraph }) => openGraph);
  return { locale: languageFacts(currentLanguage()).openGraph, ...(others.length > 0 && { alternateLocale: others }) };
}
