import { testAdmission } from '#lib/testing/storefront/admission.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import type { Exchange } from '#lib/testing/storefront/retail-client.ts';
import { findReplacements } from './find-replacements';

const admission = testAdmission();
const RING = 'D101MR01';
setUpRetailApi({
  catalogue: 'demo',
  intercept: ({ name }: Exchange) => {
    requests.push(name);
    return name === broken ? new Response('', { status: 502 }) : undefined;
  },
});
let requests: string[];
let broken = '';

beforeEach(() => {
  requests = [];
});

test('the sizes of a product are requested once, and nothing else without a search text', async () => {
  const { own, found } = await findReplacements(admission, { code: RING, text: '', quantity: 1 });
  expect(own.length).toBeGreaterThan(1);
  expect(own[0]).toMatchObject({ sku: expect.stringMatching(`^${RING}-`), name: expect.stringMatching(/^\d/) });
  expect(found).toEqual([]);
  expect(requests.filter((name) => name !== 'JwtToken')).toEqual(['ProductAvailability']);
});

test('found replacements come with their sizes in one call, without the product itself', async () => {
  const { found } = await findReplacements(admission, { code: RING, text: 'ring', quantity: 1 });
  expect(found).toHaveLength(12);
  expect(found?.map(({ code }) => code)).not.toContain(RING);
  for (const one of found ?? []) expect(one.choices.length).toBeGreaterThan(0);
  expect(requests.filter((name) => name.startsWith('Product'))).toEqual(['ProductAvailability']);
});

test('a replacement size with less stock than the exchanged quantity is not in stock', async () => {
  const { own } = await findReplacements(admission, { code: RING, text: '', quantity: 99 });
  expect(own.map(({ inStock }) => inStock)).not.toContain(true);
});

test('in an outage the replacement search is unknown, not empty', async () => {
  broken = 'ProductAvailability';
  expect(await findReplacements(admission, { code: RING, text: '', quantity: 1 })).toEqual({ own: [], found: null });
});
