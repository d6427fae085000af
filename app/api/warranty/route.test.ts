import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { GET } from './route.ts';

const LINE_QUERY = 'order=SM-261121-ABC234&line=line-of-an-order-1';
const PAGE = `/myaccount/warranty?${LINE_QUERY}`;

const setup = setUpRetailApi({
  intercept: ({ name }: Exchange) => (name === 'WarrantyCardPdf' ? answer() : undefined),
});
let answer: () => Response;

async function open() {
  const { browser } = await customerBrowser(setup.api);
  return browser.get(GET, `/api/warranty?${LINE_QUERY}`);
}

test('the warranty card PDF is downloaded under its file name, and not cached', async () => {
  const ContentBase64 = Buffer.from('the file').toString('base64');
  answer = () => replyOf.data({ FileName: 'warranty-SM-1-W1.pdf', ContentBase64 });
  const { status, headers, body } = await open();
  expect([status, headers.get('content-type'), body]).toEqual([200, 'application/pdf', 'the file']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="warranty-SM-1-W1.pdf"');
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('a warranty card that is not drawn yet redirects to its page with a notice', async () => {
  answer = () => replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 10 } });
  const { status, headers } = await open();
  expect([status, headers.get('location')]).toEqual([303, `${PAGE}&notice=file-late`]);
});

test('a guest downloading a warranty card is sent to the sign-in, which returns to its page', async () => {
  const { status, headers } = await newBrowser().get(GET, `/api/warranty?${LINE_QUERY}`);
  expect([status, headers.get('location')]).toEqual([303, `/users/sign_in?next=${encodeURIComponent(PAGE)}`]);
});
