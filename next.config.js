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
  // The middleware forwards bodies, and would otherwise cut them off at 10 MB: `PHOTO_FORM_MAXIMUM_BYTES`.
  experimental: { proxyClientMaxBodySize: 64 * 1024 * 1024 },
  // Title and description are always in the head, because browsers and search engines share the cached pages.
  htmlLimitedBots: /.*/,
  // The payload of every catalogue page names its sibling folders; the shared list is in another folder, so that a
  // store without wishlists does not mention it.
  rewrites: async () => [{ source: '/wishlist/:share', destination: '/users/shared_list/:share' }],
};

export default config;
