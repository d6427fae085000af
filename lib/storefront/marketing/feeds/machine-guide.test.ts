import { machineGuide } from './machine-guide.ts';

test('the machine guide lists departments, brands, pages and sources as Markdown with full addresses', () => {
  const text = machineGuide({
    lists: [{ name: 'Watches', href: '/watches', children: [{ name: 'Men', href: '/watches/men' }] }],
    groups: [{ title: 'Help', links: [{ title: 'Returns [7 days]', href: '/page/returns' }] }],
    brands: [],
    stories: [{ name: 'Kundan', href: '/journal/kundan' }],
    sources: [{ name: 'Sitemap', href: '/sitemap.xml' }],
    siteUrl: (path) => `https://samay.example${path}`,
  });
  expect(text).toMatch(/^# Samay\n\n> /);
  expect(text).toContain('- [Watches](https://samay.example/watches): [Men](https://samay.example/watches/men)');
  expect(text).toContain('## Help\n\n- [Returns  7 days](https://samay.example/page/returns)');
  expect(text).toContain('[Sitemap](https://samay.example/sitemap.xml)');
  expect(text).toContain('## Journal\n\n- [Kundan](https://samay.example/journal/kundan)');
  expect(text).not.toContain('## Brands');
});
