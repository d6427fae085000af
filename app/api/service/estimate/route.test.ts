import { SERVICE_NUMBER, testService } from '#lib/testing/examples/service.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import type { Browser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as withdraw } from '../withdrawal/route.ts';
import { POST as answerEstimate } from './route.ts';

const PAGE = `/myaccount/service/request?number=${SERVICE_NUMBER}`;
const setup = setUpRetailApi();
let asha: Browser;
const requests = (name: string) => setup.exchanges.filter((exchange) => exchange.name === name).map(({ body }) => body);

beforeEach(async () => {
  setup.exchanges.length = 0;
  ({ browser: asha } = await customerBrowser(setup.api));
});

const answer = async (given: string) => {
  const fields = { number: SERVICE_NUMBER, answer: given, expected: '125050' };
  return (await asha.form(answerEstimate, '/api/service/estimate', fields)).headers.get('location');
};
const withdrawn = () => asha.form(withdraw, '/api/service/withdrawal', { number: SERVICE_NUMBER });
const replyWith = (call: string, reply: ReturnType<typeof replyOf.data>) => {
  setup.intercept = ({ name }) => (name === call ? reply : undefined);
};

test.each(['approve', 'decline'])('the shopper can %s an estimate at the amount that was shown', async (given) => {
  replyWith('AnswerEstimate', replyOf.data(testService({ State: 'in-repair', Estimate: 1250.5 })));
  expect(await answer(given)).toBe(`${PAGE}&notice=estimate-${given}d`);
  expect(requests('AnswerEstimate')).toMatchObject([
    { ServiceNumber: SERVICE_NUMBER, Answer: given, ExpectedEstimate: 1250.5 },
  ]);
});

test('an estimate that changed, or was answered, leads back to the request', async () => {
  replyWith('AnswerEstimate', replyOf.outcome({ code: 'PriceChanged', data: { PayableAmount: 1300 } }));
  expect(await answer('approve')).toBe(`${PAGE}&notice=estimate-changed`);
  replyWith('AnswerEstimate', replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'step' } }));
  expect(await answer('approve')).toBe(`${PAGE}&notice=service-moved-on`);
});

test('a service request is withdrawn, or its page shows the status', async () => {
  replyWith('WithdrawService', replyOf.data(testService({ State: 'withdrawn' })));
  expect((await withdrawn()).headers.get('location')).toBe(`${PAGE}&notice=service-withdrawn`);
  replyWith('WithdrawService', replyOf.outcome({ code: 'NotAllowedNow', data: { Reason: 'step' } }));
  expect((await withdrawn()).headers.get('location')).toBe(`${PAGE}&notice=service-moved-on`);
});

test("another customer's service request is not found", async () => {
  replyWith('WithdrawService', replyOf.outcome({ code: 'NotFound', data: {} }));
  expect((await withdrawn()).status).toBe(404);
});
