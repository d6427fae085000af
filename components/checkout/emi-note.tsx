import { lowestInstalment } from '#lib/storefront/emi/instalments.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import { EmiLine } from '@/components/emi/emi-line';

interface EmiNoteProps {
  plans: readonly EmiPlan[];
  /** In paise. */
  amount: number;
}

/** Says beside the payment gateways how an amount is paid in instalments; nothing where no plan is for it. */
export function EmiNote({ plans, amount }: EmiNoteProps) {
  if (lowestInstalment(plans, amount) === null) return null;
  return (
    <div className="border-line border-l-2 py-1 pl-4">
      <EmiLine plans={plans} amount={amount} />
      <p className="text-muted text-sm">
        You choose EMI and the number of months with your bank on the payment page. Your bank’s terms apply.
      </p>
    </div>
  );
}
