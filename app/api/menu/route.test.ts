import { replaceSingleton } from '#lib/shared/singleton.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { GET } from './route.ts';

setUpRetailApi({
  catalogue: 'demo',
  intercept: ({ name }) => {
    if (isAway && name === 'MegaMenu') return new Response('', { status: 502 });
    return absent.includes(name) ? new Response('', { status: 404 }) : undefined;
  },
});
let isAway = false;
/** The calls that the retail API does not have. */
let absent: string[] = [];

beforeEach(() => {
  isAway = false;
  absent = [];
  for (const device of ['desktop', 'mobile']) replaceSingleton(`known.menu.MegaMenu.${device}.en`, undefined);
});

const read = (device: string) => newBrowser().get(GET, `/api/menu?device=${device}`);

test.each([
  ['desktop', 'Shop by metal'],
  ['mobile', 'Before you choose'],
])("the menu for a %s has its categories and the operator's content for it", async (device, heading) => {
  const { status, body } = await read(device);
  expect(status).toBe(200);
  expect(body.entries[0]).toMatchObject({ name: 'Watches', href: '/watches' });
  expect(JSON.stringify(body.entries)).toContain(heading);
});

test('until the menu can be fetched, it returns HTTP 503 and is not cached', async () => {
  isAway = true;
  const { status, headers, body } = await read('mobile');
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body).toMatchObject({ ok: false, reason: 'unavailable' });
});

test('the menu of an unknown kind of device is refused with HTTP 400', async () => {
  expect((await read('television')).status).toBe(400);
});

test('a retail API without MegaMenu has the menu of CategoryMenu', async () => {
  absent = ['MegaMenu'];
  const { status, body } = await read('desktop');
  expect(status).toBe(200);
  expect(body.entries[0]).toMatchObject({ name: 'Watches', href: '/watches' });
});
