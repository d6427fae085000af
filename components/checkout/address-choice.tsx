'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { addressTypeName } from '#lib/storefront/account/addresses/type-names.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import { formLevelProblems } from '#lib/storefront/checkout/form-level-problems.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { AddressLines } from './address-lines';
import { RadioCard } from './radio-card';
import { StepBar } from './step-bar';

const FIRST_ID = 'checkout-address-choice';

interface AddressChoiceProps {
  addresses: Address[];
  /** The id of the address that is selected at first. */
  chosen: string;
  /** The problems re-rendered by the server after a submission without JavaScript. */
  problems: Problems;
  payable: number;
}

/** The form that selects a saved address. */
export function AddressChoice({ addresses, chosen, problems: rendered, payable }: AddressChoiceProps) {
  const { problems, busy, onSubmit } = useForm(rendered);
  const { address, ...others } = problems;
  return (
    <form method="post" action={apiPaths.checkoutAddress()} onSubmit={onSubmit} className="mt-4 grid gap-5">
      <ProblemSummary problems={{ ...formLevelProblems(others), ...(address && { address }) }} idOf={() => FIRST_ID} />
      <input type="hidden" name="intent" value="choose" />
      <fieldset aria-describedby={address && 'address-problem'} className="grid gap-3">
        <legend className="sr-only">{m.checkoutDeliverTo()}</legend>
        {addresses.map((entry, index) => (
          <RadioCard
            key={entry.id}
            id={index === 0 ? FIRST_ID : undefined}
            name="address"
            value={entry.id}
            defaultChecked={entry.id === chosen}
            label={entry.fullName}
          >
            <AddressLines address={entry} />
            <p className="tabular-nums">
              {formatMobile(entry.mobile)} · {addressTypeName(entry.type)}
            </p>
          </RadioCard>
        ))}
        {address && (
          <p id="address-problem" className="text-danger text-sm">
            {address}
          </p>
        )}
      </fieldset>
      <StepBar payable={payable} submit={m.checkoutDeliverHere()} busy={busy} />
    </form>
  );
}
