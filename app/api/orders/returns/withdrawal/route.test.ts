import { RETURN_NUMBER, testReturn } from '#lib/testing/examples/returns.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import type { Browser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST } from './route.ts';

const RETURN = `/myaccount/myaccount-order/returns?number=${RETURN_NUMBER}`;

const setup = setUpRetailApi();
let asha: Browser;
const requests = (name: string) => setup.exchanges.filter((exchange) => exchange.name === name).map(({ body }) => body);

beforeEach(async () => {
  setup.exchanges.length = 0;
  ({ browser: asha } = await customerBrowser(setup.api));
});

describe('withdrawing a return', () => {
  const withdraw = () => asha.form(POST, '/api/orders/returns/withdrawal', { number: RETURN_NUMBER });

  test('a return is withdrawn', async () => {
    setup.intercept = ({ name }) =>
      name !== 'WithdrawReturn' ? undefined : replyOf.data(testReturn({ State: 'withdrawn', CanWithdraw: false }));
    expect((await withdraw()).headers.get('location')).toBe(`${RETURN}&notice=return-withdrawn`);
    expect(requests('WithdrawReturn')).toMatchObject([{ ReturnNumber: RETURN_NUMBER }]);
  });

  test('an exchange whose difference is not paid is given up', async () => {
    setup.intercept = ({ name }) =>
      name !== 'WithdrawReturn'
        ? undefined
        : replyOf.data(testReturn({ Kind: 'exchange', State: 'refunded', ExchangeEnd: 'given-up' }));
    expect((await withdraw()).headers.get('location')).toBe(`${RETURN}&notice=exchange-given-up`);
  });

  test('an exchange is not given up while its difference may be being paid', async () => {
    setup.intercept = ({ name }) =>
      name === 'WithdrawReturn'
        ? replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'being-paid' } })
        : undefined;
    expect((await withdraw()).headers.get('location')).toBe(`${RETURN}&notice=exchange-being-paid`);
  });

  test('a return is not withdrawn once it is picked up', async () => {
    setup.intercept = ({ name }) =>
      name === 'WithdrawReturn' ? replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'step' } }) : undefined;
    expect((await withdraw()).headers.get('location')).toBe(`${RETURN}&notice=too-late-to-withdraw`);
  });

  test('the return of another customer is not found', async () => {
    setup.intercept = ({ name }) =>
      name === 'WithdrawReturn' ? replyOf.outcome({ code: 'NotFound', data: {} }) : undefined;
    expect((await withdraw()).status).toBe(404);
  });
});
