import type { MetadataRoute } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { ICONS } from '@/components/seo/share-image';

// Evaluated per request: the shop's profile is known at run time.
export const dynamic = 'force-dynamic';

/** The web app manifest, with the names and colours of the shop. */
export default function manifest(): MetadataRoute.Manifest {
  const { name, description, colours } = shopProfile();
  return {
    id: paths.home(),
    name,
    short_name: name,
    description,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: paths.home(),
    scope: paths.home(),
    display: 'browser',
    background_color: colours.light.paper,
    theme_color: colours.light.paper,
    categories: ['shopping'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: ICONS.small, sizes: '192x192', type: 'image/png' },
      { src: ICONS.large, sizes: '512x512', type: 'image/png' },
      { src: ICONS.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
