/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The front compresses each page once and makes its entity tags itself.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // The middleware hands bodies on, and cuts them off at 10 MB otherwise: `PHOTO_FORM_MAXIMUM_BYTES`.
  experimental: { proxyClientMaxBodySize: 64 * 1024 * 1024 },
  // Title and description always stand in the head: pages are shared by browsers and search engines alike.
  htmlLimitedBots: /.*/,
  // The payload of every catalogue page names the folders beside its own: the shared list stands in another one, so that
  // a store without wishlists does not say the word.
  rewrites: async () => [{ source: '/wishlist/:share', destination: '/users/shared_list/:share' }],
};

export default config;
