import { serveWith } from '#lib/testing/handlers.ts';
import { jar } from '#lib/testing/page-cookies.ts';
import { clientOnApi } from '#lib/testing/retail-client.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/message/not-found-page';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/page-cookies.ts'));

import GiftCardOrderPage, { generateMetadata } from './page';

let made: Awaited<ReturnType<typeof clientOnApi>>;

beforeAll(async () => {
  made = await clientOnApi();
});
afterAll(() => made.api.close());
beforeEach(() => {
  jar.clear();
  serveWith(made.client);
});

const propsOf = (id: string) => ({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) });

test.each(['', 'x', 'fifteen-letters', '../../../../etc/passwd', 'a%00b%00c%00d%00e%00f', 'a'.repeat(65)])(
  'an id of %j is of no order, without a call',
  async (id) => {
    expect(await generateMetadata(propsOf(id))).toBe(NOT_FOUND_METADATA);
    expect((await GiftCardOrderPage(propsOf(id))).type).toBe(NotFoundPage);
    expect(made.exchanges).toEqual([]);
  },
);

// After those without a call.
test('an id that nobody has is asked for, and is of no order either', async () => {
  expect((await GiftCardOrderPage(propsOf('nobody-has-this-id'))).type).toBe(NotFoundPage);
  expect(made.names()).toContain('GiftCardOrder');
});
