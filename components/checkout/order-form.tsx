'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { formLevelProblems } from '#lib/storefront/checkout/form-level-problems.ts';
import { chargeOf } from '#lib/storefront/checkout/payment-options.ts';
import type { PaymentOptions, StepForm } from '#lib/storefront/checkout/types.ts';
import { lowestInstalment } from '#lib/storefront/emi/instalments.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';
import * as m from '#messages';
import { EmiLine } from '@/components/emi/emi-line';
import { ProblemSummary } from '@/components/form/problem-summary';
import { buttonClass } from '@/components/ui/button';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { GiftFields } from './gift-fields';
import { PaymentMethodChoice } from './payment-method-choice';
import { StepBar } from './step-bar';

const idOf = (name: string) => `order-${name}`;
/** What a form holds of the choices that may have charges. */
const choicesOf = (data: FormData) => ({
  method: String(data.get('method') ?? ''),
  isWrapped: data.get('giftWrap') === 'on',
});
const isStale = (data: unknown) => typeof data === 'object' && data !== null && 'stale' in data;

interface OrderFormProps {
  payment: PaymentOptions;
  /** The EMI plans for the amount to pay. */
  emiPlans?: readonly EmiPlan[];
  payable: number;
  /** Whether gift options are offered. */
  offersGift: boolean;
  form: StepForm;
}

/** The payment methods, and the button that places the order. */
export function OrderForm({ payment, emiPlans = [], payable, offersGift, form }: OrderFormProps) {
  const router = useRouter();
  const { method = '', giftWrap } = form.rendered.values;
  const [chosen, setChosen] = useState(method);
  const element = useRef<HTMLFormElement>(null);
  const [isPricing, startPricing] = useTransition();
  const renderedCharge = chargeOf(payment, { method, isWrapped: giftWrap === 'on' });
  const pricedCharge = useRef(renderedCharge);
  /** Prices the page for what the form holds now, where that costs something else than `charge`; tells whether it does. */
  const reprice = (now: FormData, charge: number) => {
    const choices = choicesOf(now);
    pricedCharge.current = chargeOf(payment, choices);
    if (pricedCharge.current === charge) return false;
    const href = localHref(paths.checkoutPayment(choices.method, choices.isWrapped));
    startPricing(() => router.replace(href, { scroll: false }));
    return true;
  };
  // The message stays, beside the new total and the new key.
  const onRefused = ({ data }: { data?: unknown }) => {
    if (!isStale(data)) return false;
    // A page that could not be priced for the choices of its form would be refused again.
    const isRepriced = element.current !== null && reprice(new FormData(element.current), renderedCharge);
    if (!isRepriced) router.refresh();
    return false;
  };
  const { problems, busy, onSubmit } = useForm(form.rendered.problems, undefined, onRefused, m.checkoutUnseenOrder());
  const { method: methodProblem, giftMessage: messageProblem, ...others } = problems;
  const shown = {
    ...formLevelProblems(others),
    ...(methodProblem && payable > 0 && { method: methodProblem }),
    ...(messageProblem && { giftMessage: messageProblem }),
  };
  useEarlyInput(element, (early) => {
    const now = new FormData(early);
    // Gift cards that pay for everything are not a method that the shopper selected.
    if (payable > 0) setChosen(choicesOf(now).method);
    reprice(now, pricedCharge.current);
  });
  const isPaid = payable === 0;
  const isPaidNow = !isPaid && (chosen || method) !== 'cash-on-delivery';
  const hasCharges = payment.giftWrapCharge > 0 || payment.options.some(({ charge = 0 }) => charge > 0);
  return (
    <form
      ref={element}
      method="post"
      action={apiPaths.order()}
      noValidate
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => reprice(new FormData(currentTarget), pricedCharge.current)}
      className="mt-4 grid gap-5"
    >
      <ProblemSummary problems={shown} idOf={idOf} />
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="expectedAmount" value={payable} />
      {payment.testPayment && <p className="border border-warning px-4 py-3 text-warning">{m.checkoutTestPayment()}</p>}
      {isPaid ? (
        <p>
          {m.checkoutGiftCardsPay()}
          <input type="hidden" name="method" value="gift-card" />
        </p>
      ) : (
        <PaymentMethodChoice
          methods={payment.options}
          chosen={method}
          problem={methodProblem ?? ''}
          onChoose={setChosen}
          instalments={<EmiNote plans={emiPlans} amount={payable} />}
        />
      )}
      {offersGift && (
        <GiftFields
          values={form.rendered.values}
          wrapCharge={payment.giftWrapCharge}
          messageProblem={messageProblem ?? ''}
          messageId={idOf('giftMessage')}
        />
      )}
      {hasCharges && (
        <noscript>
          <button type="submit" name="intent" value="update" className={buttonClass('secondary')}>
            {m.checkoutUpdateTotal()}
          </button>
        </noscript>
      )}
      <StepBar
        payable={payable}
        submit={isPaidNow ? m.checkoutPay({ amount: formatPaise(payable) }) : m.checkoutPlaceOrder()}
        busy={busy || isPricing}
        disabled={isPricing || (!isPaid && method === '')}
      />
    </form>
  );
}

interface EmiNoteProps {
  plans: readonly EmiPlan[];
  /** In paise. */
  amount: number;
}

/** Says beside the payment gateways how an amount is paid in instalments; nothing where no plan is for it. */
function EmiNote({ plans, amount }: EmiNoteProps) {
  if (lowestInstalment(plans, amount) === null) return null;
  return (
    <div className="border-line border-l-2 py-1 pl-4">
      <EmiLine plans={plans} amount={amount} />
      <p className="text-muted text-sm">{m.checkoutEmiText()}</p>
    </div>
  );
}
