/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The front compresses each page once and makes its entity tags itself.
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Title and description always stand in the head: pages are shared by browsers and search engines alike.
  htmlLimitedBots: /.*/,
};

export default config;
