import { formatPaise } from '#lib/shared/money.ts';
import { type BankPlans, type CostedPlan, plansByBank } from '#lib/storefront/emi/by-bank.ts';
import { GST_PERCENT } from '#lib/storefront/emi/instalments.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { TaggedText } from '@/components/ui/tagged-text';

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
      <p className="max-w-measure text-muted text-sm">{m.emiIntroduction()}</p>
      <div className="mt-4 border-line border-t">
        {banks.map((bank) => (
          <Bank key={bank.bank} of={bank} open={bank === first} />
        ))}
      </div>
      <p className="mt-4 max-w-measure text-muted text-sm">{m.emiTotalText({ percent: GST_PERCENT })}</p>
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
            <TaggedText
              text={m.emiBankFrom({ amount: formatPaise(from) })}
              tags={{ amount: (inner) => <span className="tabular-nums">{inner}</span> }}
            />
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
                {m.emiMonths()}
              </th>
              <th scope="col" className="whitespace-nowrap py-2 pr-2 font-normal">
                {m.emiMonthly()}
              </th>
              <th scope="col" className="whitespace-nowrap py-2 pr-2 font-normal">
                {m.emiInterest()}
              </th>
              <th scope="col" className="py-2 font-normal">
                {m.emiTotal()}
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
        <span className={MORE}>{plan.rate === 0 ? m.emiNoCost() : m.emiRate({ rate: plan.rate })}</span>
      </th>
      <td className={`${CELL} font-medium`}>{formatPaise(plan.instalment)}</td>
      <td className={CELL}>
        {formatPaise(plan.interest)}
        {plan.interestTax > 0 && (
          <span className={MORE}>{m.emiInterestTax({ amount: formatPaise(plan.interestTax) })}</span>
        )}
      </td>
      <td className="py-2.5 align-top">{formatPaise(plan.total)}</td>
    </tr>
  );
}

/** Says what a bank charges once, as far as it does. */
function Fees({ fees }: { fees: number[] }) {
  const [lowest, highest] = [Math.min(...fees), Math.max(...fees)];
  if (highest === 0) return null;
  const fee =
    lowest === highest
      ? formatPaise(highest)
      : m.emiRange({ lowest: formatPaise(lowest), highest: formatPaise(highest) });
  return <p className={HINT_CLASS}>{m.emiFee({ fee })}</p>;
}

/** Says of plans whose interest the store pays what that means. */
function Discounts({ plans }: { plans: CostedPlan[] }) {
  if (plans.length === 0) return null;
  const amounts = plans.map(({ months, discount }) => m.emiDiscountOver({ amount: formatPaise(discount), months }));
  const text = plans.every(({ rate }) => rate === 0) ? m.emiDiscountAll : m.emiDiscountPart;
  return <p className={HINT_CLASS}>{text({ amounts: amounts.join(', ') })}</p>;
}
