import { replaceSingleton } from '#lib/shared/singleton.ts';
import { newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnDemo, type Exchange } from '#lib/testing/retail-client.ts';
import { GET } from './route.ts';

let testClient: Awaited<ReturnType<typeof clientOnDemo>>;
let intercept: (exchange: Exchange) => Response | undefined;
const read = () => newBrowser().get(GET, '/api/footer');

beforeAll(async () => {
  testClient = await clientOnDemo((exchange) => intercept(exchange));
});
afterAll(() => testClient.api.close());
beforeEach(() => {
  intercept = () => undefined;
  for (const name of ['footer', 'strips']) replaceSingleton(`known.${name}`, undefined);
  serveWith(testClient.client);
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
    intercept = (call) =>
      call.name === 'Page' && call.method === method ? new Response('', { status: 502 }) : undefined;
    const { status, headers, body } = await read();
    expect(status).toBe(503);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body).toMatchObject({ ok: false, reason: 'unavailable' });
  },
);
