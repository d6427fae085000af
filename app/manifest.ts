import type { MetadataRoute } from 'next';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Samay',
    short_name: 'Samay',
    description: 'Watches, smartwatches and jewellery',
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
