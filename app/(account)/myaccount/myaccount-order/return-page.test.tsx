import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { customerBrowser } from '#lib/testing/customer.ts';
import { serveWith } from '#lib/testing/handlers.ts';
import { testOrder } from '#lib/testing/order.ts';
import { bringCustomer, jar } from '#lib/testing/page-cookies.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/retail-client.ts';
import { RETURN_NUMBER, testReturn } from '#lib/testing/returns.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/page-cookies.ts'));

import { AccountUnavailable } from '@/components/account/frame/account-unavailable';
import { NoSuchOrder } from '@/components/orders/no-such-order';
import { ReplacementPicker } from '@/components/returns/replacement-picker';
import { DetailsStep } from './details-step';
import { ReplacementStep } from './replacement-step';
import { ReturnPage } from './return-page';
import ReturnsPage from './returns/page';

const ORDER = '/myaccount/myaccount-order?order=SM-261121-ABC234';

let made: Awaited<ReturnType<typeof clientOnApi>>;
let answer: (exchange: Exchange) => Response | undefined;

beforeAll(async () => {
  made = await clientOnApi((exchange) => answer(exchange));
});
afterAll(() => made.api.close());
beforeEach(async () => {
  jar.clear();
  serveWith(made.client);
  await bringCustomer((await customerBrowser(made.api)).customer.token);
});

const SIZES = ['7701SV01-12', '7701SV01-14'] as const;
const LINES = SIZES.map((_, index) => `line-of-an-order-${index + 1}`);
const PLAN = { Amount: 12_495, Difference: 0, Parts: [], BankNeeded: false };
type Preview = { Lines: readonly { ReplacementSKU: string }[] };

/** The page of an exchange of two lines, each for another size, whose preview is answered like this. */
async function exchange(preview: (asked: Preview) => Response | undefined, search: Record<string, string> = {}) {
  const [line] = testOrder().Products;
  const Products = LINES.map((LineId) => ({ ...line, LineId, ReturnableQuantity: 1 }));
  answer = ({ name, body }) => {
    if (name === 'OrderDetails') {
      return replyOf.data({ ...testOrder({ State: 'delivered', Actions: ['exchange'] }), Products });
    }
    if (name === 'MoneyBackPreview') return preview(body as unknown as Preview) ?? replyOf.data(PLAN);
    return name === 'OrderOptions' ? replyOf.data({ Lines: [], PickupDates: ['2026-11-30'] }) : undefined;
  };
  const wished = LINES.flatMap((id, index) => [
    [`pieces-${id}`, '1'],
    [`reason-${id}`, 'quality'],
    [`instead-${id}`, SIZES[index] ?? ''],
  ]);
  const wish = { order: testOrder().OrderNumber, asked: '1', ...Object.fromEntries(wished), ...search };
  return ReturnPage({ kind: 'exchange', search: wish });
}

/** The part of a page that is a step. */
function stepOf(page: ReactElement) {
  const { children } = page.props as { children: ReactNode[] };
  return children.find(isValidElement) as ReactElement<Record<string, unknown>>;
}

test.each([true, false])('the last step asks for a PAN where the retail API says PanNeeded: %s', async (PanNeeded) => {
  const page = await exchange(() => replyOf.data({ ...PLAN, PanNeeded }));
  expect(stepOf(page)).toMatchObject({ type: DetailsStep, props: { plan: { panNeeded: PanNeeded } } });
});

const soldOut = () => replyOf.outcome({ code: 'OutOfStock', data: {} });

test('what is sold out by now is chosen anew, and what comes instead of the other lines stays chosen', async () => {
  const page = await exchange(({ Lines }) =>
    Lines.some(({ ReplacementSKU }) => ReplacementSKU === SIZES[1]) ? soldOut() : undefined,
  );
  expect(page.props).toMatchObject({ intro: 'Step 2 of 3' });
  const step = stepOf(page);
  expect(step).toMatchObject({ type: ReplacementStep, props: { problem: expect.stringContaining('sold out') } });
  const picker = await ReplacementStep(step.props as unknown as Parameters<typeof ReplacementStep>[0]);
  expect(picker).toMatchObject({ type: ReplacementPicker, props: { line: { id: LINES[1] } } });
  expect(picker.props.carried).toMatchObject({ [`pieces-${LINES[1]}`]: '1', [`instead-${LINES[0]}`]: SIZES[0] });
  expect(picker.props.carried).not.toHaveProperty(`instead-${LINES[1]}`);
});

test('what is sold out only together is chosen anew for every line', async () => {
  const page = await exchange(({ Lines }) => (Lines.length > 1 ? soldOut() : undefined));
  expect(stepOf(page).props).toMatchObject({ lines: [{ instead: '' }, { instead: '' }], line: { id: LINES[0] } });
});

test('a choice that fits the order no more leads to its first step, which keeps it', async () => {
  const page = await exchange(() => replyOf.outcome({ code: 'InvalidRequest', data: {} }));
  expect(page.props).toMatchObject({ intro: 'Step 1 of 3' });
  const html = renderToStaticMarkup(page);
  expect(html).toContain('Your order has changed. Please choose the items again.');
  expect(html).toMatch(/<option value="quality" selected="">/);
});

test('what may not come back any more is told by the order', async () => {
  const refused = await exchange(() =>
    replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'window-over' } }),
  ).catch((error) => error);
  expect(refused.digest).toContain(`${ORDER}&notice=not-returnable`);
});

const unavailable = { type: AccountUnavailable, props: { title: 'Exchange' } };

test('too many questions at once lead to a page that can be tried again, and not into a step', async () => {
  const tooMany = () => replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 9 } });
  expect(await exchange(tooMany)).toMatchObject(unavailable);
});

test('an order that is gone meanwhile is not found', async () =>
  expect((await exchange(() => replyOf.outcome({ code: 'NotFound', data: {} }))).type).toBe(NoSuchOrder));

const open = (number: string) => ReturnsPage({ searchParams: Promise.resolve({ number }) });

test('a return is told with the money that has gone back for it', async () => {
  const part = { Amount: 12_594, Way: 'gateway', Name: 'razorpay', State: 'done', At: 1 } as const;
  const moneyBack = [RETURN_NUMBER, ''].map((ReturnNumber) => ({ ...part, ReturnNumber }));
  answer = ({ name }) => {
    if (name === 'ReturnDetails') return replyOf.data(testReturn({ State: 'refunded', CanWithdraw: false }));
    return name === 'OrderDetails' ? replyOf.data(testOrder({ MoneyBack: moneyBack })) : undefined;
  };
  const html = renderToStaticMarkup(await open(RETURN_NUMBER));
  expect(html).toContain('Return completed, refund issued');
  expect(html.match(/payment method \(Razorpay\)/g)).toHaveLength(1);
});

test('a return of somebody else, or none, is not found', async () => {
  answer = ({ name }) => (name === 'ReturnDetails' ? replyOf.outcome({ code: 'NotFound', data: {} }) : undefined);
  expect((await open(RETURN_NUMBER)).props.title).toBe('Return not found');
  expect((await open('<script>')).props.title).toBe('Return not found');
});

test('in an outage each page can be tried again', async () => {
  const outage = () => new Response('', { status: 502 });
  expect(await exchange(outage)).toMatchObject(unavailable);
  answer = ({ name }) => (name === 'ReturnDetails' ? outage() : undefined);
  expect((await open(RETURN_NUMBER)).type).toBe(AccountUnavailable);
});
