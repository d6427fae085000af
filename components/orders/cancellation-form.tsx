'use client';

import { type ReactNode, useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { COMMENT_MAXIMUM, cancelReasonNames } from '#lib/storefront/orders/cancellation/copy.ts';
import { type ItemSelection, itemSelectionOfFields } from '#lib/storefront/orders/cancellation/item-selection.ts';
import type { CancellationPlans } from '#lib/storefront/orders/cancellation/plans.ts';
import { useCancellationPlans } from '#lib/storefront/orders/use-cancellation-plans.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { ReasonField } from '@/components/form/reason-field';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { CancellationMoney } from './cancellation-money';
import { ScopeChoice } from './scope-choice';

const idOf = (name: string) => `cancellation-${name}`;

interface CancellationFormProps {
  /** The order's number. */
  number: string;
  /** The label of the choice of the whole order; empty where only one item is left, so that there is no choice. */
  wholeLabel: string;
  /** The idempotency key of this opened form, so that submitting it twice cancels once. */
  formKey: string;
  /** The items chosen when the page was rendered, null for all, and their refund plans. */
  selection: ItemSelection | null;
  plans: CancellationPlans | null;
  rendered: FormState;
  /** The items that may still be cancelled, with a field for each where there is a choice. */
  children: ReactNode;
}

/**
 * Returns the form's current choice: its items, null for all, and its refund destination, null where there is
 * no choice.
 */
function chosenIn(form: HTMLFormElement): { selection: ItemSelection | null; to: string | null } {
  const { to, ...fields } = Object.fromEntries(new FormData(form));
  return {
    selection: fields.scope === 'some' ? itemSelectionOfFields(fields) : null,
    to: typeof to === 'string' ? to : null,
  };
}

/**
 * The form that cancels an order: the items, the reason, and the refund, which is shown before the
 * confirmation.
 */
export function CancellationForm(props: CancellationFormProps) {
  const { number, wholeLabel, formKey, selection, plans: shown, rendered, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(selection);
  const [to, setTo] = useState(rendered.values.to ?? '');
  const {
    plans,
    busy: isRefreshing,
    failed,
    renew,
  } = useCancellationPlans(number, chosen, { selection, plans: shown });
  const onRefused = () => {
    renew();
    return false;
  };
  const { problems, busy, onSubmit } = useForm(rendered.problems, undefined, onRefused, m.ordersCancelUnseen());
  const updateSelection = (changed: HTMLFormElement) => {
    const next = chosenIn(changed);
    setChosen(next.selection);
    if (next.to !== null) setTo(next.to);
  };
  useEarlyInput(form, updateSelection);

  return (
    <form
      ref={form}
      method="post"
      action={apiPaths.orderCancellation()}
      noValidate
      // Without this, a browser that restores the old values would cancel what is left.
      autoComplete="off"
      onChange={({ currentTarget }) => updateSelection(currentTarget)}
      onSubmit={onSubmit}
      className="mt-6 grid max-w-2xl gap-8"
    >
      <div className="empty:hidden">
        <ProblemSummary problems={problems} idOf={idOf} />
      </div>
      <input type="hidden" name="order" value={number} />
      <input type="hidden" name="key" value={formKey} />
      {wholeLabel === '' ? (
        children
      ) : (
        <ScopeChoice
          id={idOf('scope')}
          wholeLabel={wholeLabel}
          isWhole={selection === null}
          problem={problems.scope ?? ''}
        >
          {children}
        </ScopeChoice>
      )}
      <ReasonFields values={rendered.values} problems={problems} idOf={idOf} />
      <CancellationMoney plans={plans} busy={isRefreshing} failed={failed} to={to} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="hidden noscript:block">
          <Button type="submit" name="intent" value="preview" variant="secondary">
            {m.ordersCancelShowRefund()}
          </Button>
        </span>
        <Button type="submit" name="intent" value="cancel" aria-busy={busy}>
          {m.ordersCancelConfirm()}
        </Button>
        <Link href={paths.order(number)} className={buttonClass('quiet')}>
          {m.ordersCancelKeep()}
        </Link>
      </div>
    </form>
  );
}

/** The reason for the cancellation. */
function ReasonFields({ values, problems, idOf }: FormState & { idOf: (name: string) => string }) {
  return (
    <div className="grid gap-5">
      <ReasonField
        label={m.ordersCancelWhy()}
        reasons={cancelReasonNames()}
        {...fieldProps('reason', idOf, values, problems)}
      />
      <TextAreaField
        {...fieldProps('comment', idOf, values, problems)}
        label={m.ordersComments()}
        rows={3}
        maxLength={COMMENT_MAXIMUM}
      />
    </div>
  );
}
