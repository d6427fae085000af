'use client';

import type { Problems } from '#lib/forms/types.ts';
import { useForm } from '#lib/forms/use-form.ts';
import type { GiftCardOrder } from '#lib/gift-cards/types.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paths } from '#lib/shared/paths.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';

interface PaymentFormProps {
  order: GiftCardOrder;
  /** Of the form as it came back without scripts. */
  problems: Problems;
}

/** Pays an order by a test that takes no money. */
export function PaymentForm({ order, problems: rendered }: PaymentFormProps) {
  const { problems, busy, onSubmit } = useForm(rendered);
  return (
    <form method="post" action={paths.api.giftCardPayment()} onSubmit={onSubmit} className="mt-6 grid gap-4">
      <div className="border border-warning p-4 text-warning">
        <p className="font-medium">Test payment</p>
        <p className="mt-1 text-sm">No money is taken. The card is made and mailed as it would be.</p>
      </div>
      <ProblemSummary problems={problems} idOf={(name) => name} />
      <input type="hidden" name="id" value={order.id} />
      <Button type="submit" aria-busy={busy} className="justify-self-start">
        Pay {formatPaise(order.amount)}
      </Button>
    </form>
  );
}
