/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The front compresses each page once and creates its entity tags itself.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // `npm test` checks the types. A shop's first start neither waits for that nor fails for a test.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The middleware forwards bodies, and would otherwise cut them off at 10 MB: `PHOTO_FORM_MAXIMUM_BYTES`.
    proxyClientMaxBodySize: 64 * 1024 * 1024,
    // Bytes of source. With 50,000, the default, pages have more scripts, which compress worse; with 90,000 the frames of
    // the shop and of the cart are two files.
    turbopackChunking: { minChunkSize: 70_000 },
  },
  // Title and description are always in the head, because browsers and search engines share the cached pages.
  htmlLimitedBots: /.*/,
  turbopack: {
    // What the framework puts into every page for browsers and for uses that this store does not have. A name that a newer
    // framework no longer knows has no effect.
    resolveAlias: {
      '../build/polyfills/polyfill-module': './lib/storefront/platform/browser/missing-functions.ts',
      'next/dist/compiled/process': { browser: './lib/storefront/platform/browser/process-stub.ts' },
      // The part of `next/dynamic` that only the server uses.
      './preload-chunks': { browser: false },
    },
  },
  // The payload of every catalogue page names its sibling folders; the shared list is in another folder, so that a
  // store without wishlists does not mention it.
  rewrites: async () => [{ source: '/wishlist/:share', destination: '/users/shared_list/:share' }],
};

export default config;
