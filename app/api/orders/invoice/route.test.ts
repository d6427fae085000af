import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { GET } from './route.ts';

const FILE = '/api/orders/invoice?order=SM-261121-ABC234';
const PAGE = '/myaccount/invoice?order=SM-261121-ABC234';

const setup = setUpRetailApi({ intercept: ({ name }: Exchange) => (name === 'InvoicePdf' ? answer() : undefined) });
let answer: () => Response;

async function open() {
  const { browser } = await customerBrowser(setup.api);
  return browser.get(GET, FILE);
}

test('the invoice PDF is downloaded under its file name, and not cached', async () => {
  const ContentBase64 = Buffer.from('the file').toString('base64');
  answer = () => replyOf.data({ FileName: 'invoice-SM2627-000001.pdf', ContentBase64 });
  const { status, headers, body } = await open();
  expect([status, headers.get('content-type'), body]).toEqual([200, 'application/pdf', 'the file']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="invoice-SM2627-000001.pdf"');
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('the file name of an invoice cannot inject into the header', async () => {
  answer = () =>
    replyOf.data({ FileName: 'a"; x=y/../SM1.pdf', ContentBase64: Buffer.from('the file').toString('base64') });
  expect((await open()).headers.get('content-disposition')).toBe('attachment; filename="axy..SM1.pdf"');
});

test.each([
  [
    'has not drawn it yet',
    () => replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 10 } }),
    'file-late',
  ],
  ['fails', () => new Response('no', { status: 500 }), 'no-file'],
])(
  'where the retail API %s, the invoice download redirects to its page with a notice',
  async (_what, input, notice) => {
    answer = input;
    const { status, headers } = await open();
    expect([status, headers.get('location')]).toEqual([303, `${PAGE}&notice=${notice}`]);
  },
);

test('a guest downloading an invoice is sent to the sign-in, which returns to its page', async () => {
  const { status, headers } = await newBrowser().get(GET, FILE);
  expect([status, headers.get('location')]).toEqual([303, `/users/sign_in?next=${encodeURIComponent(PAGE)}`]);
});
