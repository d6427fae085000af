import sharp from 'sharp';
import { unopenedPhotos } from '#lib/testing/examples/uploads.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { clientOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as REMOVE } from './removal/route.ts';
import { GET, POST } from './route.ts';

const PATH = '/api/photos';
const setup = setUpRetailApi({ uploads: unopenedPhotos() });
let png: Buffer;
let asha: Browser;
let ravi: Browser;

beforeAll(async () => {
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  [asha, ravi] = [(await customerBrowser(setup.api)).browser, (await customerBrowser(setup.api)).browser];
});

function formWith(name = 'My ring.png', content: Uint8Array = png): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
}
const view = (browser: Browser, id: string, size = 'full') => browser.get(GET, `${PATH}?id=${id}&size=${size}`);

test('an uploaded photo is visible only to its shopper and not cached', async () => {
  const sent = await asha.form(POST, PATH, formWith());
  expect(sent).toMatchObject({ status: 200, body: { ok: true } });
  const { id } = sent.body;
  const seen = await view(asha, id);
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ]);
  expect(seen.headers.get('content-security-policy')).toBe("default-src 'none'");
  for (const other of [ravi, newBrowser()]) expect((await view(other, id)).status).toBe(404);
});

test('a published photo is visible to all and cacheable for an hour', async () => {
  const { id } = (await asha.form(POST, PATH, formWith())).body;
  await setup.api.context.db.updateTable('uploads').set({ is_public: 1 }).where('id', '=', id).execute();
  const guest = newBrowser();
  const seen = await view(guest, id, 'thumbnail');
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  expect(guest.cookies.size).toBe(0);
});

test.each([
  ['another kind of file', 'ring.gif', /cannot show that file/],
  ['a file that lies', 'ring.jpg', /does not match its file type/],
])('uploading %s is refused with a message, without an API call', async (_what, name, text) => {
  const before = setup.exchanges.length;
  const answer = await asha.form(POST, PATH, formWith(name));
  expect(answer).toMatchObject({
    status: 400,
    body: { ok: false, field: 'file', message: expect.stringMatching(text) },
  });
  expect(setup.exchanges.slice(before).map(({ name: call }) => call)).not.toContain('UploadPhoto');
});

test('a photo upload by a guest or from another site is refused', async () => {
  expect((await newBrowser().form(POST, PATH, formWith())).status).toBe(401);
  const form = new Response(formWith());
  const headers = { 'content-type': form.headers.get('content-type') ?? '', 'sec-fetch-site': 'cross-site' };
  const answer = await asha.json(POST, 'POST', PATH, await form.text(), headers);
  expect(answer.status).toBe(403);
});

test('a shopper can remove an unpublished photo only of their own', async () => {
  const { id } = (await asha.form(POST, PATH, formWith())).body;
  const remove = (browser: Browser) => browser.json(REMOVE, 'POST', '/api/photos/removal', { id });
  expect((await remove(ravi)).status).toBe(200);
  expect((await view(asha, id)).status).toBe(200);
  expect((await remove(asha)).status).toBe(200);
  expect((await view(asha, id)).status).toBe(404);
  expect((await remove(newBrowser())).status).toBe(401);
});

test.each(['', '?id=', '?id=../../etc/passwd', '?id=aaaaaaaaaaaaaaaaaaaaaaaa&size=huge'])(
  'the photo query “%s” is refused',
  async (query) => {
    expect((await asha.get(GET, `${PATH}${query}`)).status).toBe(400);
  },
);

test('an outage is not reported as a missing photo', async () => {
  serveWith(clientOf(() => new Response('', { status: 502 })).client);
  expect((await view(newBrowser(), 'aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(503);
});
