import { formatPaise } from '#lib/shared/money.ts';
import { type BankPlans, type CostedPlan, plansByBank } from '#lib/storefront/emi/by-bank.ts';
import { GST_PERCENT } from '#lib/storefront/emi/instalments.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import { Icon } from '@/components/ui/icon';

interface EmiPlansProps {
  plans: readonly EmiPlan[];
  /** In paise. */
  amount: number;
}

/** The EMI plans for an amount, a table for each bank; that of the lowest instalment is open. */
export function EmiPlans({ plans, amount }: EmiPlansProps) {
  const banks = plansByBank(plans, amount);
  const lowest = Math.min(...banks.map(({ from }) => from));
  const first = banks.find(({ from }) => from === lowest);
  return (
    <>
      <p className="max-w-measure text-muted text-sm">
        Your bank offers EMI on its credit cards at the payment page. These are its usual terms; your bank makes the
        final decision.
      </p>
      <div className="mt-4 border-line border-t">
        {banks.map((bank) => (
          <Bank key={bank.bank} of={bank} open={bank === first} />
        ))}
      </div>
      <p className="mt-4 max-w-measure text-muted text-sm">
        The total includes everything you pay. Your bank adds GST of {GST_PERCENT}% on its interest to each instalment.
        The last instalment can be a few rupees less, because the others are rounded up.
      </p>
    </>
  );
}

function Bank({ of: { bank, from, plans }, open }: { of: BankPlans; open: boolean }) {
  return (
    <details open={open} className="group border-line border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4">
        <span className="font-medium">{bank}</span>
        <span className="flex shrink-0 items-center gap-2 text-muted text-sm">
          <span>
            from <span className="tabular-nums">{formatPaise(from)}</span> a month
          </span>
          <Icon
            name="down"
            className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </span>
      </summary>
      <div className="pb-5">
        <table className="w-full text-right text-sm tabular-nums">
          <caption className="sr-only">{bank}</caption>
          <thead>
            <tr className="border-line border-b text-muted">
              <th scope="col" className="py-2 pr-2 text-left font-normal">
                Months
              </th>
              <th scope="col" className="whitespace-nowrap py-2 pr-2 font-normal">
                A month
              </th>
              <th scope="col" className="whitespace-nowrap py-2 pr-2 font-normal">
                Interest
              </th>
              <th scope="col" className="py-2 font-normal">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {plans.map((plan) => (
              <Row key={plan.months} plan={plan} />
            ))}
          </tbody>
        </table>
        <Fees fees={plans.map(({ fee }) => fee)} />
        <Discounts plans={plans.filter(({ discount }) => discount > 0)} />
      </div>
    </details>
  );
}

const CELL = 'py-2.5 pr-2 align-top';
const HINT_CLASS = 'mt-3 max-w-measure text-muted text-sm';
const MORE = 'block text-muted text-xs';

function Row({ plan }: { plan: CostedPlan }) {
  return (
    <tr className="border-line border-b">
      <th scope="row" className={`${CELL} text-left font-normal`}>
        {plan.months}
        <span className={MORE}>{plan.rate === 0 ? 'No-cost' : `${plan.rate}% a year`}</span>
      </th>
      <td className={`${CELL} font-medium`}>{formatPaise(plan.instalment)}</td>
      <td className={CELL}>
        {formatPaise(plan.interest)}
        {plan.interestTax > 0 && <span className={MORE}>+ {formatPaise(plan.interestTax)} GST</span>}
      </td>
      <td className="py-2.5 align-top">{formatPaise(plan.total)}</td>
    </tr>
  );
}

/** Says what a bank charges once, as far as it does. */
function Fees({ fees }: { fees: number[] }) {
  const [lowest, highest] = [Math.min(...fees), Math.max(...fees)];
  if (highest === 0) return null;
  const fee = lowest === highest ? formatPaise(highest) : `${formatPaise(lowest)} to ${formatPaise(highest)}`;
  return <p className={HINT_CLASS}>The total includes the bank’s fee of {fee}, including GST.</p>;
}

/** Says of plans whose interest the store pays what that means. */
function Discounts({ plans }: { plans: CostedPlan[] }) {
  if (plans.length === 0) return null;
  const amounts = plans.map(({ months, discount }) => `${formatPaise(discount)} over ${months} months`);
  const isAll = plans.every(({ rate }) => rate === 0);
  return (
    <p className={HINT_CLASS}>
      {isAll ? 'No-cost EMI: we pay the bank’s interest' : 'We pay a part of the bank’s interest'} as a discount, about{' '}
      {amounts.join(', ')}. You still pay GST on all of that interest.
    </p>
  );
}
