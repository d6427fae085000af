import sharp from 'sharp';
import { buyerBrowser } from '#lib/testing/examples/reviews.ts';
import { unopenedPhotos } from '#lib/testing/examples/uploads.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { clientOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as SEND_PHOTO } from '../photos/route.ts';
import { POST } from './route.ts';

const PATH = '/api/reviews';
const CODE = '1801AV01';
const WRITTEN = {
  intent: 'save',
  code: CODE,
  stars: '4',
  title: 'Keeps time',
  text: 'Worn every day since Diwali.',
  author: 'Asha',
};

const setup = setUpRetailApi({ uploads: unopenedPhotos() });
let png: Buffer;
let asha: Browser;

beforeAll(async () => {
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  ({ browser: asha } = await buyerBrowser(setup.api, CODE));
  await setup.api.context.db.deleteFrom('reviews').execute();
  await setup.api.context.db.deleteFrom('uploads').execute();
});

const send = (fields: object, browser = asha) => browser.json(POST, 'POST', PATH, { ...WRITTEN, ...fields });
const reviews = () => setup.api.context.db.selectFrom('reviews').select(['stars', 'title', 'photos']).execute();

function formOf(fields: Record<string, string>, photos: readonly string[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...WRITTEN, photoIds: '', ...fields })) form.append(name, value);
  for (const name of photos) form.append('photos', new Blob([new Uint8Array(png)]), name);
  // Browsers send this for an empty file field.
  if (photos.length === 0) form.append('photos', new Blob([]), '');
  return form;
}
const post = async (form: FormData, browser = asha) => (await browser.form(POST, PATH, form)).headers.get('location');
async function photo(): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png)]), 'ring.png');
  return (await asha.form(SEND_PHOTO, '/api/photos', form)).body.id;
}

test('by script a review is saved with the photos uploaded before', async () => {
  const answer = await send({ photoIds: [await photo(), await photo()].join(',') });
  expect(answer).toMatchObject({ status: 200, body: { ok: true, location: '/myaccount/reviews?notice=review-saved' } });
  expect(await reviews()).toEqual([{ stars: 4, title: 'Keeps time', photos: 2 }]);
});

test('without JavaScript a review is saved with the photos in its form', async () => {
  expect(await post(formOf({}, ['one.png', 'two.png']))).toBe('/myaccount/reviews?notice=review-saved');
  expect(await reviews()).toEqual([{ stars: 4, title: 'Keeps time', photos: 2 }]);
});

test('without JavaScript ticked photos of a review are removed, and new ones added', async () => {
  const [first, second] = [await photo(), await photo()];
  await send({ photoIds: `${first},${second}` });
  await post(formOf({ photoIds: `${first},${second}`, removePhoto0: 'on' }, ['three.png']));
  const stored = await setup.api.context.db
    .selectFrom('uploads')
    .select('id')
    .where('owner_kind', '=', 'review')
    .execute();
  expect(stored.map(({ id }) => id)).toContain(second);
  expect(stored).toHaveLength(2);
});

const flashOf = async () => refusedForm(asha.cookies.get('formNotes'));

test.each<[string, string[], number, RegExp]>([
  ['is none', ['one.png', 'notes.pdf', 'two.png'], 2, /^notes\.pdf: We cannot show that file/],
  ['is another one', ['one.jpg', 'two.webp'], 0, /^one\.jpg: .*its file type.* We could not use one more\.$/],
  ['is one too many', ['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'], 0, /(?:at most|up to) 5/],
])(
  'without JavaScript where a photo %s, the review is saved without it and the form names it',
  async (_what, names, count, text) => {
    expect(await post(formOf({}, names))).toBe(`/myaccount/reviews?product=${CODE}&refused=review`);
    expect(await reviews()).toEqual([{ stars: 4, title: 'Keeps time', photos: count }]);
    const { values, problems } = await flashOf();
    expect(problems).toEqual({
      '': expect.stringMatching(/^We saved your review/),
      photos: expect.stringMatching(text),
    });
    expect(values).toEqual({ intent: 'save', code: CODE });
  },
);

test('without JavaScript an oversized review photo is named, and the text is saved', async () => {
  const form = formOf({}, ['one.png']);
  form.append('photos', new Blob([new Uint8Array(9 * 1024 * 1024)]), 'IMG_2041.jpg');
  await post(form);
  expect(await reviews()).toEqual([{ stars: 4, title: 'Keeps time', photos: 1 }]);
  expect((await flashOf()).problems.photos).toBe('IMG_2041.jpg: That photo is too large. Choose one of at most 8 MB.');
});

test('without JavaScript a refused review form keeps its new photos, without the ticked ones', async () => {
  const [first, second] = [await photo(), await photo()];
  await post(formOf({ stars: '', photoIds: `${first},${second}`, removePhoto0: 'on' }, ['three.png']));
  const { values, problems } = await flashOf();
  expect(problems).toEqual({ stars: 'Choose a rating from one to five stars.' });
  expect(values.photoIds).toMatch(new RegExp(`^${second},[\\w-]{24}$`));
  expect(await reviews()).toEqual([]);
});

test.each([
  ['stars', { stars: '' }, /one to five stars/],
  ['stars', { stars: '6' }, /one to five stars/],
  ['title', { title: ' ' }, /Enter a title/],
  ['title', { title: '\u202E\u200B' }, /Enter a title/],
  ['text', { text: 'Good.' }, /20 to 2000/],
  ['author', { author: '123' }, /display name/],
  ['photos', { photoIds: 'on-its-way' }, /still uploading/],
  ['photos', { photoIds: '../../etc' }, /has expired/],
  ['photos', { photoIds: 'photo-of-somebody-else' }, /has expired/],
])('an invalid %s of a review is reported with a message, and nothing is saved', async (field, fields, text) => {
  const answer = await send(fields);
  expect(answer).toMatchObject({
    status: 422,
    body: { ok: false, problems: { [field]: expect.stringMatching(text) } },
  });
  expect(await reviews()).toEqual([]);
});

test('without JavaScript a refused review form returns to its page with its values', async () => {
  expect(await post(formOf({ stars: '', title: 'Kept' }))).toBe(`/myaccount/reviews?product=${CODE}&refused=review`);
  expect(asha.cookies.has('formNotes')).toBe(true);
});

test('a customer who has not received the product is refused a review and keeps the text', async () => {
  const { browser } = await customerBrowser(setup.api);
  const answer = await send({}, browser);
  expect(answer.body.problems['']).toMatch(/bought here and received/);
  expect(await post(formOf({}), browser)).toBe(`/myaccount/reviews?product=${CODE}&refused=review`);
});

test('a review can be removed only by its author', async () => {
  await send({});
  const { browser: other } = await buyerBrowser(setup.api, CODE, 'Ravi');
  await other.json(POST, 'POST', PATH, { intent: 'remove', code: CODE });
  expect(await reviews()).toHaveLength(1);
  expect(await asha.form(POST, PATH, { intent: 'remove', code: CODE })).toMatchObject({ status: 303 });
  expect(await reviews()).toEqual([]);
});

test('a guest writing a review is sent to the sign-in and back', async () => {
  const answer = await send({}, newBrowser());
  const next = encodeURIComponent(`/myaccount/reviews?product=${CODE}&refused=review`);
  expect(answer).toMatchObject({ status: 401, body: { location: `/users/sign_in?next=${next}` } });
});

test('a cross-site review is refused', async () => {
  const answer = await asha.json(POST, 'POST', PATH, WRITTEN, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(await reviews()).toEqual([]);
});

test('an outage of reviews returns HTTP 503', async () => {
  serveWith(clientOf(() => new Response('', { status: 502 })).client);
  expect(await send({})).toMatchObject({ status: 503, body: { ok: false } });
});
