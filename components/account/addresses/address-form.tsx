'use client';

import { useState } from 'react';
import { ADDRESS_TYPES } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { ADDRESS_LENGTHS } from '#lib/storefront/account/addresses/field-lengths.ts';
import { addressTypeName } from '#lib/storefront/account/addresses/type-names.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { RadioChips } from '@/components/ui/radio-chips';
import { AddressFields } from './address-fields';
import { idOf } from './field-id';
import { useAddressForm } from './use-address-form';

interface AddressFormProps {
  /** The id of the address to change; empty for a new one. */
  id: string;
  /** The idempotency key of this opened form, so that submitting it twice saves one address. */
  formKey: string;
  /** The path to return to after saving; empty for the address book. */
  next: string;
  /** The values of the form and its problems. */
  rendered: FormState;
  /** The URL that the form is sent to, and the label of its button. */
  action?: string;
  submit?: string;
  /** Whether the form has a cancel link beside the button. */
  canCancel?: boolean;
}

/** The address form: plain HTML until its script runs, then validated field by field. */
export function AddressForm({
  id,
  formKey,
  next,
  rendered,
  action = apiPaths.addresses(),
  submit = m.accountAddressSave(),
  canCancel = true,
}: AddressFormProps) {
  const { busy, shown, formProps, fieldsProps, summary } = useAddressForm(rendered);
  const { values } = rendered;
  // The section stays open once opened, by the shopper or for a message, even when the message is gone.
  const [gstinOpen, setGstinOpen] = useState(Boolean(values.gstin));

  return (
    <form {...formProps} action={action} className="mt-8 grid max-w-2xl gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="sm:col-span-2 empty:hidden">{summary}</div>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="next" value={next} />
      <AddressFields {...fieldsProps} />
      <div className="grid gap-5 sm:col-span-2">
        <AddressTypeChoice chosen={values.type ?? 'home'} />
        <details
          open={gstinOpen || shown.gstin !== undefined}
          onToggle={({ currentTarget }) => setGstinOpen(currentTarget.open)}
          className="group border-line border-y"
        >
          <summary className="flex min-h-12 cursor-pointer items-center justify-between">
            {m.accountAddressGstDetails()}
            <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <Field
            id={idOf('gstin')}
            name="gstin"
            label={m.accountAddressGstinLabel()}
            hint={m.accountAddressGstinHint()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={ADDRESS_LENGTHS.gstin}
            defaultValue={values.gstin ?? ''}
            error={shown.gstin ?? ''}
            className="max-w-sm pt-1 pb-5"
          />
        </details>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 justify-self-start">
          <input
            type="checkbox"
            name="isDefault"
            defaultChecked={values.isDefault === 'on'}
            className="size-5 accent-ink"
          />
          {m.accountAddressSetDefault()}
        </label>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" aria-busy={busy}>
            {submit}
          </Button>
          {canCancel && (
            <Link href={next || paths.addresses()} className={buttonClass('quiet')}>
              {m.commonCancel()}
            </Link>
          )}
        </div>
      </div>
    </form>
  );
}

const choices = () => ADDRESS_TYPES.map((type) => ({ value: type, name: addressTypeName(type) }));

/** The choice of the address type, such as home or work. */
function AddressTypeChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset>
      <legend className="mb-1 text-muted text-sm">{m.accountAddressType()}</legend>
      <RadioChips name="type" choices={choices()} chosen={chosen} />
    </fieldset>
  );
}
