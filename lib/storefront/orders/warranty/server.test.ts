import { testLineDocuments, testWarrantyCard } from '#lib/testing/examples/warranty.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { getOwnOrderDocuments, getOwnWarrantyCard } from './server.ts';

const NUMBER = 'SM-261121-ABC234';
const LINE = 'line-of-an-order-1';
const OWN_CALLS = ['OrderPapers', 'WarrantyCard'];

let token: string;
let documents: () => Response;
const setup = setUpRetailApi({
  intercept: ({ name }) => {
    if (name === 'OrderPapers') return documents();
    return name === 'WarrantyCard' ? replyOf.data(testWarrantyCard()) : undefined;
  },
});
const requests = () => setup.names().filter((name) => OWN_CALLS.includes(name)).length;

beforeAll(async () => {
  ({ token } = (await customerBrowser(setup.api)).customer);
});
beforeEach(async () => {
  documents = () => replyOf.data([testLineDocuments()]);
  jar.clear();
  await setCustomerCookie(token);
});

test('order documents are grouped by line, with money in paise', async () => {
  const line = (await getOwnOrderDocuments(NUMBER, '/')).get(LINE);
  expect(line).toMatchObject({ metal: 'Yellow Gold 22 KT (916)', breakup: { ratePerGram: 11_240_00 } });
  expect(line?.units.map(({ huid }) => huid)).toEqual(['AB12CD', 'EF34GH']);
});

test('an order is shown without documents where they are not available', async () => {
  documents = () => replyOf.outcome({ code: 'NotFound' });
  expect(await getOwnOrderDocuments(NUMBER, '/')).toEqual(new Map());
});

test('a warranty card is read by its order and line', async () => {
  const read = await getOwnWarrantyCard({ order: NUMBER, line: LINE }, '/');
  expect(read).toMatchObject({ ok: true, value: { number: `${NUMBER}-W1`, endsOn: '2028-11-21' } });
});

test('a malformed order number or line of documents is not found without a call to the retail API', async () => {
  const before = requests();
  const notFound = { ok: false, failure: { kind: 'not-found' } };
  expect(await getOwnWarrantyCard({ order: "' or 1=1", line: LINE }, '/')).toEqual(notFound);
  expect(await getOwnWarrantyCard({ order: NUMBER, line: 'x' }, '/')).toEqual(notFound);
  expect(await getOwnOrderDocuments('x y', '/')).toEqual(new Map());
  expect(requests()).toBe(before);
});
