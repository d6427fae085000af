import sharp from 'sharp';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { SERVICE_NUMBER, testService } from '#lib/testing/examples/service.ts';
import { unopenedPhotos } from '#lib/testing/examples/uploads.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { setOptions } from '#lib/testing/storefront/site-options.ts';
import { POST } from './route.ts';

const PATH = '/api/service';
const FIELDS = {
  order: 'SM-261121-ABC234',
  line: 'line-of-an-order-1',
  key: 'key-of-the-form',
  reason: 'clasp',
  comment: 'It does not close.',
  handover: 'pick-up',
  address: 'billing',
  day: '2026-11-30',
  slot: 'evening',
  store: 'ST101',
};
const PAGE = `/myaccount/service/new?order=${FIELDS.order}&line=${FIELDS.line}`;

const setup = setUpRetailApi({ uploads: unopenedPhotos() });
let asha: Browser;
const requests = () => setup.exchanges.filter(({ name }) => name === 'RequestService').map(({ body }) => body);

beforeEach(async () => {
  setup.intercept = ({ name }) => (name === 'RequestService' ? replyOf.data(testService()) : undefined);
  setup.exchanges.length = 0;
  ({ browser: asha } = await customerBrowser(setup.api));
});

const send = async (fields: Record<string, string> = {}) => {
  const { status, body } = await asha.json(POST, 'POST', PATH, { ...FIELDS, ...fields });
  return { status, ...body };
};

test('a service is requested with a pickup, and leads to its page', async () => {
  expect(await send({ comment: ' A\r\nB ' })).toMatchObject({
    ok: true,
    location: `/myaccount/service/request?number=${SERVICE_NUMBER}&notice=service-requested`,
  });
  expect(requests()).toMatchObject([
    {
      OrderNumber: FIELDS.order,
      LineId: FIELDS.line,
      Reason: 'clasp',
      Comment: 'A\nB',
      PhotoIds: [],
      Handover: 'pick-up',
      PickupAddress: 'billing',
      PickupDate: '2026-11-30',
      PickupSlot: 'evening',
      StoreCode: '',
      IdempotencyKey: FIELDS.key,
    },
  ]);
});

test('an item that is brought to a store needs no day, and sends none', async () => {
  await send({ handover: 'store', day: '', slot: '' });
  expect(requests()).toMatchObject([{ Handover: 'store', StoreCode: 'ST101', PickupDate: '', PickupSlot: '' }]);
});

test('all problems of a service request form are reported together, and nothing is sent on', async () => {
  const { status, problems } = await send({ reason: '', comment: ' .', day: 'x', slot: '', photoIds: '../etc' });
  expect([status, Object.keys(problems)]).toEqual([422, ['reason', 'comment', 'photos', 'day', 'slot']]);
  expect(Object.keys((await send({ handover: 'store', store: '' })).problems)).toEqual(['store']);
  expect(requests()).toEqual([]);
});

test('a form without scripts uploads its photos, keeps them when it is refused, and comes back to its page', async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  const post = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...FIELDS, photoIds: '', ...fields })) form.append(name, value);
    form.append('photos', new Blob([new Uint8Array(png)]), 'clasp.png');
    return (await asha.form(POST, PATH, form)).headers.get('location');
  };
  expect(await post({ reason: '' })).toBe(`${PAGE}&refused=service-request`);
  expect(await post({})).toContain('notice=service-requested');
  expect(requests()).toMatchObject([{ PhotoIds: [expect.stringMatching(/^[\w-]{16,}$/)] }]);
});

test.each([
  [{ code: 'NotServiceable' }, 422, { address: expect.stringContaining('does not come to this pincode') }],
  [{ code: 'NotAllowedNow', data: { Reason: 'nothing-left' } }, 409, { '': expect.stringContaining('already') }],
  [{ code: 'InvalidRequest', data: { Field: 'StoreCode' } }, 422, { store: 'Choose another store.' }],
  [{ code: 'InvalidRequest', data: { Field: 'PhotoIds' } }, 422, { photos: expect.stringContaining('expired') }],
  [{ code: 'ListFull' }, 409, { '': expect.stringContaining('several requests') }],
  [{ code: 'TooManyRequests', data: { RetryAfterSeconds: 60 } }, 429, { '': expect.stringContaining('Too many') }],
  [{ code: 'InternalError' }, 503, { '': expect.stringContaining('will not be duplicated') }],
] as const)('the refusal %j of a service request is told as HTTP %i', async (outcome, status, problems) => {
  setup.intercept = ({ name }) =>
    name === 'RequestService' ? replyOf.outcome(outcome as Parameters<typeof replyOf.outcome>[0]) : undefined;
  expect(await send()).toMatchObject({ status, problems });
});

test('a guest signs in first, and returns to the form', async () => {
  const guest = newBrowser();
  const { status, body } = await guest.json(POST, 'POST', PATH, FIELDS);
  expect(status).toBe(401);
  expect(decodeURIComponent(body.location)).toContain('/myaccount/service/new?order=');
  expect(requests()).toEqual([]);
});

test('a store that takes no service requests says so on the order', async () => {
  await setOptions(setup.api, { SERVICE_REQUESTS: 'off' });
  replaceSingleton('known.site-options', undefined);
  const answer = await send();
  await setOptions(setup.api, {});
  replaceSingleton('known.site-options', undefined);
  expect(answer).toMatchObject({ location: expect.stringContaining('notice=action-not-offered') });
  expect(requests()).toEqual([]);
});
