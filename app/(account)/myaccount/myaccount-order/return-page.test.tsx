import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { testOrder } from '#lib/testing/examples/order.ts';
import { RETURN_NUMBER, testReturn } from '#lib/testing/examples/returns.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { NoSuchOrder } from '@/components/orders/no-such-order';
import { ReplacementPicker } from '@/components/orders/returns/replacement-picker';
import { DetailsStep } from './details-step';
import { ReplacementStep } from './replacement-step';
import { ReturnPage } from './return-page';
import ReturnsPage from './returns/page';

const ORDER = '/myaccount/myaccount-order?order=SM-261121-ABC234';

const setup = setUpRetailApi();

beforeEach(async () => {
  jar.clear();
  await setCustomerCookie((await customerBrowser(setup.api)).customer.token);
});

const SIZES = ['7701SV01-12', '7701SV01-14'] as const;
const LINES = SIZES.map((_, index) => `line-of-an-order-${index + 1}`);
const PLAN = { Amount: 12_495, Difference: 0, Parts: [], BankNeeded: false };
type Preview = { Lines: readonly { ReplacementSKU: string }[] };

/** Opens an exchange of two lines for other sizes, with the given response to the preview. */
async function exchange(preview: (query: Preview) => Response | undefined, search: Record<string, string> = {}) {
  const [line] = testOrder().Products;
  const Products = LINES.map((LineId) => ({ ...line, LineId, ReturnableQuantity: 1 }));
  setup.intercept = ({ name, body }) => {
    if (name === 'OrderDetails') {
      return replyOf.data({ ...testOrder({ State: 'delivered', Actions: ['exchange'] }), Products });
    }
    if (name === 'OrderRefundPreview') return preview(body as unknown as Preview) ?? replyOf.data(PLAN);
    return name === 'OrderOptions' ? replyOf.data({ Lines: [], PickupDates: ['2026-11-30'] }) : undefined;
  };
  const selected = LINES.flatMap((id, index) => [
    [`quantity-${id}`, '1'],
    [`reason-${id}`, 'quality'],
    [`replacement-${id}`, SIZES[index] ?? ''],
  ]);
  const input = { order: testOrder().OrderNumber, continued: '1', ...Object.fromEntries(selected), ...search };
  return ReturnPage({ kind: 'exchange', search: input });
}

/** Returns the step element of a page. */
function stepOf(page: ReactElement) {
  const { children } = page.props as { children: ReactNode[] };
  return children.find(isValidElement) as ReactElement<Record<string, unknown>>;
}

test.each([true, false])(
  'the last step asks for a PAN where the retail API returns PanNeeded: %s',
  async (PanNeeded) => {
    const page = await exchange(() => replyOf.data({ ...PLAN, PanNeeded }));
    expect(stepOf(page)).toMatchObject({ type: DetailsStep, props: { plan: { panNeeded: PanNeeded } } });
  },
);

const soldOut = () => replyOf.outcome({ code: 'OutOfStock', data: {} });

test('a replacement sold out meanwhile is chosen again, and those of the other lines are kept', async () => {
  const page = await exchange(({ Lines }) =>
    Lines.some(({ ReplacementSKU }) => ReplacementSKU === SIZES[1]) ? soldOut() : undefined,
  );
  expect(page.props).toMatchObject({ intro: 'Step 2 of 3' });
  const step = stepOf(page);
  expect(step).toMatchObject({ type: ReplacementStep, props: { problem: expect.stringContaining('sold out') } });
  const picker = await ReplacementStep(step.props as unknown as Parameters<typeof ReplacementStep>[0]);
  expect(picker).toMatchObject({ type: ReplacementPicker, props: { line: { id: LINES[1] } } });
  expect(picker.props.hiddenFields).toMatchObject({
    [`quantity-${LINES[1]}`]: '1',
    [`replacement-${LINES[0]}`]: SIZES[0],
  });
  expect(picker.props.hiddenFields).not.toHaveProperty(`replacement-${LINES[1]}`);
});

test('replacements that are sold out only together are all chosen again', async () => {
  const page = await exchange(({ Lines }) => (Lines.length > 1 ? soldOut() : undefined));
  expect(stepOf(page).props).toMatchObject({
    lines: [{ replacement: '' }, { replacement: '' }],
    line: { id: LINES[0] },
  });
});

test('a selection that no longer fits the order leads to the first step, which keeps it', async () => {
  const page = await exchange(() => replyOf.outcome({ code: 'InvalidRequest', data: {} }));
  expect(page.props).toMatchObject({ intro: 'Step 1 of 3' });
  const html = renderToStaticMarkup(page);
  expect(html).toContain('Your order has changed. Please choose the items again.');
  expect(html).toMatch(/<option value="quality" selected="">/);
});

test('items that can no longer be returned redirect to the order with a notice', async () => {
  const refused = await exchange(() =>
    replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'window-over' } }),
  ).catch((error) => error);
  expect(refused.digest).toContain(`${ORDER}&notice=not-returnable`);
});

const unavailable = { type: AccountUnavailable, props: { title: 'Exchange' } };

test('a rate-limited exchange preview shows a page that can be retried, not a step', async () => {
  const tooMany = () => replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 9 } });
  expect(await exchange(tooMany)).toMatchObject(unavailable);
});

test('an exchange of an order that is gone shows that it is not found', async () =>
  expect((await exchange(() => replyOf.outcome({ code: 'NotFound', data: {} }))).type).toBe(NoSuchOrder));

const open = (number: string) => ReturnsPage({ searchParams: Promise.resolve({ number }) });

test('a return is shown with its own refunds', async () => {
  const part = { Amount: 12_594, Method: 'gateway', Name: 'razorpay', State: 'done', At: 1 } as const;
  const orderRefunds = [RETURN_NUMBER, ''].map((ReturnNumber) => ({ ...part, ReturnNumber }));
  setup.intercept = ({ name }) => {
    if (name === 'ReturnDetails') return replyOf.data(testReturn({ State: 'refunded', CanWithdraw: false }));
    return name === 'OrderDetails' ? replyOf.data(testOrder({ OrderRefunds: orderRefunds })) : undefined;
  };
  const html = renderToStaticMarkup(await open(RETURN_NUMBER));
  expect(html).toContain('Return completed, refund issued');
  expect(html.match(/payment method \(Razorpay\)/g)).toHaveLength(1);
});

test('a return of another customer or with an invalid number is not found', async () => {
  setup.intercept = ({ name }) =>
    name === 'ReturnDetails' ? replyOf.outcome({ code: 'NotFound', data: {} }) : undefined;
  expect((await open(RETURN_NUMBER)).props.title).toBe('Return not found');
  expect((await open('<script>')).props.title).toBe('Return not found');
});

test('in an outage the return pages can be retried', async () => {
  const outage = () => new Response('', { status: 502 });
  expect(await exchange(outage)).toMatchObject(unavailable);
  setup.intercept = ({ name }) => (name === 'ReturnDetails' ? outage() : undefined);
  expect((await open(RETURN_NUMBER)).type).toBe(AccountUnavailable);
});
