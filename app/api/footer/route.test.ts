import { replaceSingleton } from '#lib/shared/singleton.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { GET } from './route.ts';

const setup = setUpRetailApi({ catalogue: 'demo' });
const read = () => newBrowser().get(GET, '/api/footer');

beforeEach(() => {
  for (const name of ['footer', 'strips']) replaceSingleton(`known.${name}.en`, undefined);
});

test("the footer's menu and social links are publicly cacheable for a minute", async () => {
  const { status, headers, body, cookies } = await read();
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch(/^public, max-age=60\b/);
  expect(cookies).toEqual([]);
  expect(body.footer.social).toContain('<a href="mailto:');
  const links = body.footer.groups.flatMap((group: { links: unknown[] }) => group.links);
  expect(links).toContainEqual({ title: 'Delivery', href: '/page/shipping' });
});

test.each(['footer', 'strips'])(
  'until the %s can be fetched, the footer returns HTTP 503 and is not cached',
  async (part) => {
    const method = part === 'footer' ? 'GET' : 'POST';
    setup.intercept = (call) =>
      call.name === 'Page' && call.method === method ? new Response('', { status: 502 }) : undefined;
    const { status, headers, body } = await read();
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body).toMatchObject({ ok: false, reason: 'unavailable' });
  },
);
