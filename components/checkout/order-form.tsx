'use client';

import { useRouter } from 'next/navigation';
import type { PaymentWays, StepForm } from '#lib/checkout/types.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paths } from '#lib/shared/paths.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { StepBar } from './step-bar';
import { WayChoice } from './way-choice';

const isStale = (data: unknown) => typeof data === 'object' && data !== null && 'stale' in data;

interface OrderFormProps {
  payment: PaymentWays;
  payable: number;
  form: StepForm;
}

/** How to pay, and the button that orders. */
export function OrderForm({ payment, payable, form }: OrderFormProps) {
  const router = useRouter();
  const { problems, busy, onSubmit } = useForm(form.rendered.problems, undefined, ({ data }) => {
    // The words stay, beside the new total and a new key.
    if (isStale(data)) router.refresh();
    return false;
  });
  const { method: methodProblem, ...others } = problems;
  const { method = '' } = form.rendered.values;
  const isPaid = payable === 0;
  return (
    <form method="post" action={paths.api.order()} noValidate onSubmit={onSubmit} className="mt-4 grid gap-5">
      <ProblemSummary problems={others} idOf={(name) => name} />
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="expectedAmount" value={payable} />
      {payment.testPayment && (
        <p className="border border-warning px-4 py-3 text-warning">Test payment: no money is taken</p>
      )}
      {isPaid ? (
        <p>
          Your gift cards pay for everything.
          <input type="hidden" name="method" value="gift-card" />
        </p>
      ) : (
        <WayChoice ways={payment.ways} chosen={method} problem={methodProblem ?? ''} />
      )}
      <StepBar
        payable={payable}
        submit={isPaid ? 'Place order' : `Pay ${formatPaise(payable)}`}
        busy={busy}
        disabled={!isPaid && method === ''}
      />
    </form>
  );
}
