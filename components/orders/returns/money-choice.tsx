import { useRef, useState } from 'react';
import type { RefundTarget, ReturnKind } from '#lib/contract/vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { BankField } from '#lib/storefront/orders/returns/bank-account.ts';
import { refundSummaryText } from '#lib/storefront/orders/returns/copy.ts';
import { failedExchangeText } from '#lib/storefront/orders/returns/failed-exchange-text.ts';
import type { RefundOption, ReturnPlan } from '#lib/storefront/orders/returns/types.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { AccountSection } from '@/components/account/layout/account-section';
import { RadioCard } from '@/components/checkout/radio-card';
import { MoneyParts } from '@/components/orders/money-parts';
import { Field } from '@/components/ui/field';
import { useEarlyInput } from '@/components/ui/use-early-input';

const NAMES: Record<RefundTarget, () => string> = {
  source: m.ordersRefundToSource,
  bank: m.returnsRefundToBank,
  'gift-card': m.ordersRefundToGiftCard,
};

/** The values compared in an exchange. */
function ExchangeValues({ plan: { itemsValue, difference } }: { plan: ReturnPlan }) {
  const rows = [
    [m.returnsItemsYouReturn(), itemsValue],
    [m.returnsReplacement(), itemsValue + difference],
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

/**
 * The refund or the difference to pay, and the refund destination; for an exchange also the refund if it is
 * not made.
 */
export function MoneyChoice({ kind, plan, values, problems, idOf }: MoneyChoiceProps) {
  const [first, ...others] = plan.refundOptions;
  const [chosen, setChosen] = useState(
    plan.refundOptions.find(({ to }) => to === values.to)?.to ?? first?.to ?? 'source',
  );
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(fieldset, (early) => {
    const choice = early.querySelector<HTMLInputElement>('input[name="to"]:checked')?.value;
    setChosen((before) => plan.refundOptions.find(({ to }) => to === choice)?.to ?? before);
  });
  const { title, amount, when } = refundSummaryText(kind, plan);
  const hasRefund = kind === 'return' || plan.difference < 0;
  // A gateway refunds what it was paid; a refund of cash needs a destination.
  const hasChoice = others.length > 0 && (hasRefund || plan.refundOptions.some(({ to }) => to === 'bank'));
  const partsOf = (option: RefundOption) => (hasRefund ? option.parts : option.valueParts);
  return (
    <AccountSection size="form" id="return-money" title={title}>
      {kind === 'exchange' && <ExchangeValues plan={plan} />}
      <p>
        <span className="block font-display text-2xl tabular-nums">{amount}</span>
        <span className="mt-1 block text-muted text-sm">
          {when === '' ? m.returnsPickupFree() : `${when} ${m.returnsPickupFree()}`}
        </span>
      </p>
      <input type="hidden" name="itemsValue" value={plan.itemsValue} />
      <input type="hidden" name="difference" value={plan.difference} />
      {hasRefund && !hasChoice && first && <MoneyParts parts={first.parts} />}
      {kind === 'exchange' && <p className="max-w-measure">{failedExchangeText(plan, hasChoice)}</p>}
      {kind === 'exchange' && !hasChoice && first && <MoneyParts parts={first.valueParts} />}
      {!hasChoice && first && <input type="hidden" name="to" value={first.to} />}
      {hasChoice && (
        <fieldset ref={fieldset} className="grid gap-3">
          <legend className="sr-only">{m.ordersRefundMethod()}</legend>
          {plan.refundOptions.map((option) => (
            <div key={option.to} className="grid gap-4">
              <RadioCard
                name="to"
                value={option.to}
                defaultChecked={option.to === chosen}
                onChange={() => setChosen(option.to)}
                label={NAMES[option.to]()}
              >
                <MoneyParts parts={partsOf(option)} />
              </RadioCard>
              {option.to === 'bank' && (
                <div className={`pb-3 ${chosen === 'bank' ? '' : 'hidden noscript:block'}`}>
                  <BankFields values={values} problems={problems} idOf={idOf} />
                </div>
              )}
            </div>
          ))}
        </fieldset>
      )}
    </AccountSection>
  );
}

/**
 * The fields of the bank account for the refund of cash; only its last digits are kept once the refund is
 * sent.
 */
function BankFields({ values, problems, idOf }: FormState & { idOf: (name: string) => string }) {
  const field = (name: BankField) => ({ ...fieldProps(name, idOf, values, problems), autoComplete: 'off' });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field {...field('accountName')} label={m.returnsAccountHolder()} maxLength={100} className="sm:col-span-2" />
      <Field {...field('accountNumber')} label={m.returnsAccountNumber()} inputMode="numeric" maxLength={24} />
      <Field {...field('ifsc')} label="IFSC" autoCapitalize="characters" maxLength={14} hint={m.returnsIfscHint()} />
    </div>
  );
}
