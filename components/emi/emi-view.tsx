import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { plansFor } from '#lib/storefront/emi/instalments.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { EmiPlans } from './emi-plans';

interface EmiViewProps {
  /** At least one plan. */
  plans: readonly EmiPlan[];
  /** In paise; null where none was entered. */
  amount: number | null;
  /** The amount as entered, in rupees. */
  entered: string;
  /** What is wrong with it; empty where nothing is. */
  problem: string;
}

/** The page with the EMI plans for an amount, and a form for another. */
export function EmiView({ plans, amount, entered, problem }: EmiViewProps) {
  const isOffered = amount !== null && plansFor(plans, amount).length > 0;
  return (
    <div className="page-width pt-2 pb-12 md:pt-6">
      <Breadcrumb crumbs={[{ name: m.emiTitle(), href: paths.emi() }]} />
      <h1 className="mt-3 text-4xl md:mt-5 md:text-5xl">{m.emiTitle()}</h1>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:mt-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <form action={paths.emi()} method="get" noValidate className="flex max-w-md items-start gap-3">
          <Field
            label={m.emiAmount()}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            defaultValue={entered}
            error={problem}
            className="flex-1"
          />
          <Button type="submit" variant="secondary" className="mt-[1.625rem] px-4">
            {m.emiShowPlans()}
          </Button>
        </form>
        {amount !== null && (
          <section aria-labelledby="plans" className="max-w-2xl">
            <h2 id="plans" className="mb-3 text-2xl">
              {m.emiFor({ amount: formatPaise(amount) })}
            </h2>
            {isOffered ? <EmiPlans plans={plans} amount={amount} /> : <NotOffered plans={plans} />}
            <Excluded plans={plans} />
          </section>
        )}
      </div>
    </div>
  );
}

/** Says which goods no bank lets be paid in instalments. */
function Excluded({ plans }: Pick<EmiViewProps, 'plans'>) {
  const [first, ...others] = plans;
  const names = first?.excludedCategories.filter((name) =>
    others.every(({ excludedCategories }) => excludedCategories.includes(name)),
  );
  if (!names?.length) return null;
  return (
    <p className="mt-4 max-w-measure text-muted text-sm">
      {m.emiExcluded({ categories: names.map(localFact).join(', ').toLowerCase() })}
    </p>
  );
}

function NotOffered({ plans }: Pick<EmiViewProps, 'plans'>) {
  const lowest = Math.min(...plans.map((plan) => plan.lowest));
  const highest = Math.max(...plans.map((plan) => plan.highest));
  return <p className="max-w-measure">{m.emiNone({ lowest: formatPaise(lowest), highest: formatPaise(highest) })}</p>;
}
