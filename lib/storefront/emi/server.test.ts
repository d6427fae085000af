import { purges } from '#lib/shared/process-events.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { testAdmission } from '#lib/testing/storefront/admission.ts';
import { serveWith } from '#lib/testing/storefront/handlers.ts';
import { clientOf, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { getEmiPlans } from './server.ts';

const admission = testAdmission();
const WIRE = { Bank: 'Banyan Bank', Months: 6, YearlyRate: 15, LowestAmount: 5000, HighestAmount: 200_000 };

/** A client of an API that gives this answer to requests for plans. */
function answerPlans(answer: () => Response) {
  const client = clientOf(({ name }) => (name === 'JwtToken' ? replyOf.data({ SecurityToken: 'opaque' }) : answer()));
  serveWith(client.client);
  return () => client.names().filter((name) => name === 'EmiPlans').length;
}

beforeEach(() => purges.publish(new Set(['menu'])));

test('EMI plans are in paise, without a rate of the bank it is that of the shopper, and they are fetched once', async () => {
  const calls = answerPlans(() =>
    replyOf.data([WIRE, { ...WIRE, Months: 3, YearlyRate: 0, BankRate: 14, ProcessingFee: 199.5 }]),
  );
  const plan = { bank: 'Banyan Bank', lowest: 500_000, highest: 20_000_000, excludedCategories: [] };
  const plans = [
    { ...plan, months: 6, rate: 15, bankRate: 15, fee: 0 },
    { ...plan, months: 3, rate: 0, bankRate: 14, fee: 19_950 },
  ];
  expect(await getEmiPlans(admission)).toEqual(plans);
  expect(await getEmiPlans(admission)).toEqual(plans);
  expect(calls()).toBe(1);
});

test('a page is complete where the retail API has no EMI plans, which is asked once', async () => {
  const calls = answerPlans(() => new Response('', { status: 404 }));
  const directives: ResponseDirectives = { tags: new Set() };
  expect(await collectDirectives(directives, () => getEmiPlans(admission))).toEqual([]);
  expect(await getEmiPlans(admission)).toEqual([]);
  expect(directives.degraded).toBeUndefined();
  expect(calls()).toBe(1);
});
