'use client';

import { useState } from 'react';
import { ADDRESS_LENGTHS } from '#lib/storefront/account/addresses/field-lengths.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';

interface BillFieldsProps {
  /** The delivery address. */
  address: Address;
  book: Address[];
  values: Readonly<Record<string, string>>;
  problems: Problems;
  idOf: (name: string) => string;
}

/** The billing details that differ from the delivery; collapsed, because most invoices need none. */
export function BillFields({ address, book, values, problems, idOf }: BillFieldsProps) {
  const others = book.filter(({ id }) => id !== address.id);
  const isOther = others.some(({ id }) => id === values.billing);
  // The section stays open once opened, by the shopper or for a message, even when the message is gone.
  const [open, setOpen] = useState(isOther || Boolean(values.gstin));
  return (
    <details
      open={open || problems.gstin !== undefined || problems.billing !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-line border-y"
    >
      <summary className="flex min-h-12 items-center justify-between">
        {m.checkoutBillTitle()}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <div className="grid max-w-md gap-5 pt-1 pb-5">
        <Field
          {...fieldProps('gstin', idOf, values, problems)}
          label={m.checkoutGstin()}
          hint={m.checkoutGstinHint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={ADDRESS_LENGTHS.gstin}
        />
        <SelectField
          id={idOf('billing')}
          name="billing"
          label={m.checkoutBillAddress()}
          defaultValue={isOther ? values.billing : ''}
          error={problems.billing ?? ''}
        >
          <option value="">{m.checkoutBillSame()}</option>
          {others.map(({ id, fullName, addressLine1, city, pincode }) => (
            <option key={id} value={id}>
              {fullName}, {addressLine1}, {city} {pincode}
            </option>
          ))}
        </SelectField>
        {/* A button, so that the typed values are sent and kept. */}
        <button
          type="submit"
          name="intent"
          value="add-billing"
          className="-mt-3 inline-flex min-h-11 cursor-pointer items-center justify-self-start text-sm underline decoration-line underline-offset-4 hover:text-brass"
        >
          {m.checkoutBillAdd()}
        </button>
      </div>
    </details>
  );
}
