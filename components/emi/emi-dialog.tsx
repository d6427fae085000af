'use client';

import { formatPaise } from '#lib/shared/money.ts';
import type { EmiPlan } from '#lib/storefront/emi/types.ts';
import * as m from '#messages';
import { Dialog } from '@/components/ui/dialog';
import { EmiPlans } from './emi-plans';

interface EmiDialogProps {
  plans: readonly EmiPlan[];
  /** In paise. */
  amount: number;
  onClose: () => void;
}

/** The EMI plans for an amount in a side panel. */
export function EmiDialog({ plans, amount, onClose }: EmiDialogProps) {
  return (
    <Dialog open onClose={onClose} label={m.emiTitle()} closeLabel={m.emiClose()} placement="right">
      <div className="h-full overflow-y-auto px-6 pb-8">
        <h2 className="sticky top-0 z-1 -mx-1 bg-paper px-1 py-3.5 text-2xl">
          {m.emiTitleFor({ amount: formatPaise(amount) })}
        </h2>
        <EmiPlans plans={plans} amount={amount} />
      </div>
    </Dialog>
  );
}
