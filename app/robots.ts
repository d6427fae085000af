import type { MetadataRoute } from 'next';
import { environment } from '#lib/shared/env.ts';
import { paths } from '#lib/shared/paths.ts';

// The store's own address is known when it runs, not when it is built.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const site = environment().SITE_URL;
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/cart', '/checkout', '/myaccount', '/users/', '/search'],
    },
    ...(site && { sitemap: new URL(paths.sitemap(), site).href }),
  };
}
