/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  images: { unoptimized: true },
};

export default config;
