import { customerBrowser } from '#lib/testing/customer.ts';
import { type Browser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/retail-client.ts';
import { RETURN_NUMBER, testReturn } from '#lib/testing/returns.ts';
import { POST } from './route.ts';

const RETURN = `/myaccount/myaccount-order/returns?number=${RETURN_NUMBER}`;

let testClient: Awaited<ReturnType<typeof clientOnApi>>;
let answer: (exchange: Exchange) => Response | undefined;
let asha: Browser;
const requests = (name: string) =>
  testClient.exchanges.filter((exchange) => exchange.name === name).map(({ body }) => body);

beforeAll(async () => {
  testClient = await clientOnApi((exchange) => answer(exchange));
});
afterAll(() => testClient.api.close());
beforeEach(async () => {
  answer = () => undefined;
  testClient.exchanges.length = 0;
  serveWith(testClient.client);
  ({ browser: asha } = await customerBrowser(testClient.api));
});

describe('withdrawing a return', () => {
  const withdraw = () => asha.form(POST, '/api/orders/returns/withdrawal', { number: RETURN_NUMBER });

  test('a return is withdrawn', async () => {
    answer = ({ name }) =>
      name !== 'WithdrawReturn' ? undefined : replyOf.data(testReturn({ State: 'withdrawn', CanWithdraw: false }));
    expect((await withdraw()).headers.get('location')).toBe(`${RETURN}&notice=return-withdrawn`);
    expect(requests('WithdrawReturn')).toMatchObject([{ ReturnNumber: RETURN_NUMBER }]);
  });

  test('an exchange whose difference is not paid is given up', async () => {
    answer = ({ name }) =>
      name !== 'WithdrawReturn'
        ? undefined
        : replyOf.data(testReturn({ Kind: 'exchange', State: 'refunded', ExchangeEnd: 'given-up' }));
    expect((await withdraw()).headers.get('location')).toBe(`${RETURN}&notice=exchange-given-up`);
  });

  test('an exchange is not given up while its difference may be being paid', async () => {
    answer = ({ name }) =>
      name === 'WithdrawReturn'
        ? replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'being-paid' } })
        : undefined;
    expect((await withdraw()).headers.get('location')).toBe(`${RETURN}&notice=exchange-being-paid`);
  });

  test('a return is not withdrawn once it is picked up', async () => {
    answer = ({ name }) =>
      name === 'WithdrawReturn' ? replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'step' } }) : undefined;
    expect((await withdraw()).headers.get('location')).toBe(`${RETURN}&notice=too-late-to-withdraw`);
  });

  test('the return of another customer is not found', async () => {
    answer = ({ name }) => (name === 'WithdrawReturn' ? replyOf.outcome({ code: 'NotFound', data: {} }) : undefined);
    expect((await withdraw()).status).toBe(404);
  });
});
