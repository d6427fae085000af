import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';

interface StepBarProps {
  /** The amount to pay, in paise. */
  payable: number;
  /** The button's label. */
  submit: string;
  busy: boolean;
  disabled?: boolean;
}

/** The button of a step; on a phone it is fixed to the lower edge, with the amount to pay. */
export function StepBar({ payable, submit, busy, disabled = false }: StepBarProps) {
  return (
    <div
      data-lower-edge=""
      className="-mx-4 sticky bottom-(--consent-edge) z-10 flex items-center justify-between gap-4 border-line border-t bg-paper px-4 py-3 md:mx-0 md:px-0 lg:static lg:border-t-0 lg:py-0"
    >
      <p className="shrink-0 lg:hidden">
        <span className="block text-muted text-xs">{m.cartToPay()}</span>
        <span className="font-display text-xl tabular-nums">{formatPaise(payable)}</span>
      </p>
      <Button type="submit" aria-busy={busy} disabled={disabled} className="max-lg:grow max-lg:max-w-60">
        {submit}
      </Button>
    </div>
  );
}
