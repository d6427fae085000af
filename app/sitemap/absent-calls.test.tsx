jest.mock('#lib/storefront/platform/session/admission.ts', () => ({ requireAdmission: async () => ({}) }));

import { renderToStaticMarkup } from 'react-dom/server';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import BrandsPage from '../(shop)/brands/featured-brands/page';
import { GET as getFeed } from '../feeds/google.xml/route';
import { GET as getSitemap } from '../sitemap.xml/route';

const setup = setUpRetailApi();

async function brandsStatus(): Promise<number | undefined> {
  const directives: ResponseDirectives = { tags: new Set() };
  await collectDirectives(directives, async () => renderToStaticMarkup(await BrandsPage()));
  return directives.status;
}

test.each([
  ['does not have these calls', 404, 404],
  ['fails', 500, 503],
])('the brands, sitemap and feed of a retail API that %s (HTTP %d) are HTTP %d', async (_what, status, shown) => {
  const calls = ['BrandList', 'SitemapEntries', 'FeedEntries'];
  setup.intercept = ({ name }) => (calls.includes(name) ? new Response('', { status }) : undefined);
  const answers = [await getSitemap(), await getFeed()];
  const statuses = [await brandsStatus(), ...answers.map((answer) => answer.status)];
  expect(statuses).toEqual([shown, shown, shown]);
  // No cache in front may keep it.
  for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('no-store');
});
