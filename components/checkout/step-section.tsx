import type { ReactNode } from 'react';
import * as paths from '#lib/shared/paths.ts';
import type { CheckoutStep } from '#lib/shared/route-names.ts';
import { stepId } from '#lib/storefront/checkout/step-page.ts';
import type { StepState } from '#lib/storefront/checkout/steps.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

const NAMES: Record<CheckoutStep, () => string> = {
  contact: m.checkoutStepContact,
  address: m.checkoutStepAddress,
  delivery: m.checkoutStepDelivery,
  payment: m.checkoutStepPayment,
};

const MARK = 'grid size-8 shrink-0 place-content-center rounded-full border text-sm tabular-nums';
const MARKS: Record<StepState, string> = {
  open: 'border-ink bg-ink text-paper',
  done: 'border-success text-success',
  later: 'border-line text-muted',
};

interface StepSectionProps {
  step: CheckoutStep;
  /** The step's number, from 1. */
  position: number;
  state: StepState;
  children: ReactNode;
}

/** A checkout step under its heading; a finished one has a link to change it. */
export function StepSection({ step, position, state, children }: StepSectionProps) {
  const id = stepId(step);
  const isLater = state === 'later';
  return (
    <li
      aria-current={state === 'open' ? 'step' : undefined}
      className="grid grid-cols-[2rem_1fr] gap-x-3 border-line border-b py-4 md:gap-x-4 md:py-5"
    >
      <span aria-hidden="true" className={`${MARK} ${MARKS[state]}`}>
        {state === 'done' ? <Icon name="check" className="size-4" /> : position}
      </span>
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h2 id={id} className={`text-xl ${isLater ? 'text-muted' : ''}`}>
          {NAMES[step]()}
        </h2>
        {/* The contact of a signed-in customer can change only after a sign-out. */}
        {state === 'done' && step !== 'contact' && (
          <Link
            href={paths.checkout(step)}
            aria-describedby={id}
            className="-my-2 inline-flex min-h-11 items-center text-sm underline decoration-line underline-offset-4 hover:text-brass"
          >
            {m.commonChange()}
          </Link>
        )}
      </div>
      {/* On a phone the content uses the full width, including the space below the number. */}
      <div className={state === 'open' ? 'col-span-2 min-w-0 md:col-span-1 md:col-start-2' : 'col-start-2 min-w-0'}>
        {children}
      </div>
    </li>
  );
}
