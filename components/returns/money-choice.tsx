import { useRef, useState } from 'react';
import type { RefundTarget, ReturnKind } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { BankField } from '#lib/storefront/orders/returns/bank-account.ts';
import { refundSummaryText } from '#lib/storefront/orders/returns/copy.ts';
import type { RefundOption, ReturnPlan } from '#lib/storefront/orders/returns/types.ts';
import { unmadeText } from '#lib/storefront/orders/returns/unmade-text.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { Part } from '@/components/account/frame/part';
import { RadioCard } from '@/components/checkout/radio-card';
import { MoneyParts } from '@/components/orders/money-parts';
import { Field } from '@/components/ui/field';
import { useEarlyInput } from '@/components/ui/use-early-input';

const NAMES: Record<RefundTarget, string> = {
  source: 'Refund to original payment method',
  bank: 'Refund to a bank account',
  'gift-card': 'Refund to a gift card',
};

/** What an exchange weighs against each other. */
function Weighed({ plan: { worth, difference } }: { plan: ReturnPlan }) {
  const rows = [
    ['Items you return', worth],
    ['Replacement', worth + difference],
  ] as const;
  return (
    <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-muted">
      {rows.map(([name, amount]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt>{name}</dt>
          <dd className="text-right tabular-nums">{formatPaise(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MoneyChoiceProps extends FormState {
  kind: ReturnKind;
  plan: ReturnPlan;
  idOf: (name: string) => string;
}

/** What goes back, or is to be paid, and where it goes; of an exchange what goes back if it is not made. */
export function MoneyChoice({ kind, plan, values, problems, idOf }: MoneyChoiceProps) {
  const [first, ...others] = plan.ways;
  const [chosen, setChosen] = useState(plan.ways.find(({ to }) => to === values.to)?.to ?? first?.to ?? 'source');
  const ways = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(ways, (early) => {
    const choice = early.querySelector<HTMLInputElement>('input[name="to"]:checked')?.value;
    setChosen((before) => plan.ways.find(({ to }) => to === choice)?.to ?? before);
  });
  const { title, amount, when } = refundSummaryText(kind, plan);
  const goesBack = kind === 'return' || plan.difference < 0;
  // A gateway takes money back that it was paid; what was paid in cash needs to know where to go.
  const isAsked = others.length > 0 && (goesBack || plan.ways.some(({ to }) => to === 'bank'));
  const partsOf = (way: RefundOption) => (goesBack ? way.parts : way.valueParts);
  return (
    <Part size="form" id="return-money" title={title}>
      {kind === 'exchange' && <Weighed plan={plan} />}
      <p>
        <span className="block font-display text-2xl tabular-nums">{amount}</span>
        <span className="mt-1 block text-muted text-sm">{when} Pickup is free.</span>
      </p>
      <input type="hidden" name="worth" value={plan.worth} />
      <input type="hidden" name="difference" value={plan.difference} />
      {goesBack && !isAsked && first && <MoneyParts parts={first.parts} />}
      {kind === 'exchange' && <p className="max-w-measure">{unmadeText(plan, isAsked)}</p>}
      {kind === 'exchange' && !isAsked && first && <MoneyParts parts={first.valueParts} />}
      {!isAsked && first && <input type="hidden" name="to" value={first.to} />}
      {isAsked && (
        <fieldset ref={ways} className="grid gap-3">
          <legend className="sr-only">Refund method</legend>
          {plan.ways.map((way) => (
            <div key={way.to} className="grid gap-4">
              <RadioCard
                name="to"
                value={way.to}
                defaultChecked={way.to === chosen}
                onChange={() => setChosen(way.to)}
                label={NAMES[way.to]}
              >
                <MoneyParts parts={partsOf(way)} />
              </RadioCard>
              {way.to === 'bank' && (
                <div className={`pb-3 ${chosen === 'bank' ? '' : 'hidden noscript:block'}`}>
                  <BankFields values={values} problems={problems} idOf={idOf} />
                </div>
              )}
            </div>
          ))}
        </fieldset>
      )}
    </Part>
  );
}

/** The account that cash goes back to; nothing of it is kept once the money is sent, but its last digits. */
function BankFields({ values, problems, idOf }: FormState & { idOf: (name: string) => string }) {
  const field = (name: BankField) => ({
    id: idOf(name),
    name,
    defaultValue: values[name] ?? '',
    error: problems[name] ?? '',
    autoComplete: 'off',
  });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field {...field('accountName')} label="Account holder’s name" maxLength={100} className="sm:col-span-2" />
      <Field {...field('accountNumber')} label="Account number" inputMode="numeric" maxLength={24} />
      <Field
        {...field('ifsc')}
        label="IFSC"
        autoCapitalize="characters"
        maxLength={14}
        hint="11 letters and digits. You can find it on your cheque book."
      />
    </div>
  );
}
