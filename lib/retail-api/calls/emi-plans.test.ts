import { signInSession } from '../testing/api-caller.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const LIMITS = { lowest: 500_000, highest: 20_000_000, excludedCategories: ['Jewellery'] };
const PLAN = { bank: 'Banyan Bank', months: 6, rate: 15, bankRate: 15, fee: 0, ...LIMITS };

async function plansOf(emiPlans: readonly (typeof PLAN)[]) {
  const api = await createTestApi({ catalogue: 'seed', emiPlans });
  const caller = await signInSession(api.handle);
  const { ReturnCode, Data } = await caller.get('EmiPlans');
  await api.close();
  return { ReturnCode, Data };
}

test('EMI plans are answered in rupees and in the order of the store', async () => {
  const { Data } = await plansOf([PLAN, { ...PLAN, months: 3, rate: 0, fee: 19_950 }]);
  const limits = { LowestAmount: 5000, HighestAmount: 200_000, ExcludedCategories: ['Jewellery'] };
  const wire = { Bank: 'Banyan Bank', BankRate: 15, ...limits };
  expect(Data).toEqual([
    { ...wire, Months: 6, YearlyRate: 15, ProcessingFee: 0 },
    { ...wire, Months: 3, YearlyRate: 0, ProcessingFee: 199.5 },
  ]);
});

test('a store without EMI plans answers with an empty list', async () => {
  expect(await plansOf([])).toEqual({ ReturnCode: 0, Data: [] });
});
