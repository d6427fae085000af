import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { currentLanguage } from '#language';
import { FACES } from '#lib/messages/compiled/faces.ts';
import { languageFacts } from '#lib/messages/languages.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopDescription, shopTitle } from '#lib/storefront/platform/site/shop-words.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import * as m from '#messages';
import { Visit } from '@/components/analytics/visit';
import { BrokenPage } from '@/components/error-pages/broken-page';
import { LoadingBar } from '@/components/navigation/loading-bar';
import { RouteLinks } from '@/components/navigation/route-links';
import { RouteWatcher } from '@/components/navigation/route-watcher';
import { openGraphLocales } from '@/components/seo/page-languages';
import { storeImage } from '@/components/seo/share-image';
import { PageMessages } from './page-messages';
import './globals.css';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { typefaceFiles } from '#lib/shared/typefaces.ts';
import { shopFonts } from '#lib/storefront/platform/site/shop-fonts.ts';

/** Evaluated per request, because the store's URL belongs to the running deployment, not to the build. */
export function generateMetadata(): Metadata {
  const { name } = shopProfile();
  return {
    metadataBase: new URL(siteUrl(paths.home())),
    title: { default: shopTitle(), template: `%s | ${name}` },
    description: shopDescription(),
    applicationName: name,
    formatDetection: { telephone: false },
    openGraph: { siteName: name, ...openGraphLocales(), type: 'website', images: [storeImage()] },
    twitter: { card: 'summary_large_image' },
  };
}

export function generateViewport(): Viewport {
  const { light, dark } = shopProfile().colours;
  return {
    width: 'device-width',
    initialScale: 1,
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light.paper },
      { media: '(prefers-color-scheme: dark)', color: dark.paper },
    ],
  };
}

/** The document around all pages. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const language = currentLanguage();
  // On a phone the line belongs to the first photos: there the faces arrive after them, for the pages that follow.
  for (const face of [...typefaceFiles(shopProfile().typefaces, shopFonts()), ...FACES[language]])
    preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', media: '(min-width: 62rem)' });
  return (
    <html lang={languageFacts(language).tag}>
      <body>
        <a
          href="#content"
          className="sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {m.shellSkipToContent()}
        </a>
        <PageMessages />
        {children}
        <RouteWatcher />
        <RouteLinks />
        <LoadingBar />
        <Visit />
        <BrokenPage />
      </body>
    </html>
  );
}
