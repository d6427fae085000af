import { ADDRESS_LENGTHS, type AddressField } from '#lib/storefront/account/addresses/field-lengths.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import * as m from '#messages';
import { MOBILE_INPUT, NAME_INPUT, PINCODE_INPUT } from '@/components/form/input-attributes';
import { Field } from '@/components/ui/field';
import { idOf } from './field-id';
import { PincodeHintLine } from './pincode-hint-line';
import { StateField } from './state-field';
import type { PincodeHint } from './use-pincode-lookup';

interface AddressFieldsProps {
  /** The value of each field, and the message of each invalid field. */
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  hint: PincodeHint | null;
  /** Undefined where JavaScript does not run. */
  onPincode?: () => void;
  onApply?: () => void;
  /** The name of the state that the address must stay in; without it any state may be chosen. */
  fixedState?: string;
}

/** The fields for the recipient and the delivery address. */
export function AddressFields({ values, problems, hint, onPincode, onApply, fixedState }: AddressFieldsProps) {
  const common = (name: AddressField) => fieldProps(name, idOf, values, problems);
  const field = (name: AddressField) => ({ ...common(name), maxLength: ADDRESS_LENGTHS[name] });
  return (
    <>
      <Field {...NAME_INPUT} {...field('fullName')} label={m.accountFullName()} className="sm:col-span-2" />
      <Field {...MOBILE_INPUT} {...field('mobile')} label={m.accountMobileNumber()} autoComplete="tel-national" />
      <Field {...MOBILE_INPUT} {...field('alternateMobile')} label={m.accountAlternateMobile()} autoComplete="off" />
      <div className="sm:col-span-2">
        <Field {...PINCODE_INPUT} {...field('pincode')} onInput={onPincode} className="max-w-48" />
        <PincodeHintLine hint={hint} onApply={onApply} fixedState={fixedState} />
      </div>
      <Field
        {...field('addressLine1')}
        label={m.accountAddressLine1()}
        autoComplete="address-line1"
        className="sm:col-span-2"
      />
      <Field
        {...field('addressLine2')}
        label={m.accountAddressLine2()}
        autoComplete="address-line2"
        className="sm:col-span-2"
      />
      <Field {...field('landmark')} label={m.accountAddressLandmark()} autoComplete="off" className="sm:col-span-2" />
      <Field {...field('city')} label={m.accountAddressCity()} autoComplete="address-level2" />
      {fixedState === undefined ? <StateField {...common('stateCode')} /> : <FixedState name={fixedState} />}
    </>
  );
}

function FixedState({ name }: { name: string }) {
  return (
    <div>
      <p className="mb-1 text-muted text-sm">{m.accountAddressState()}</p>
      <p className="flex min-h-12 items-center">{name}</p>
    </div>
  );
}
