import type { ServiceAddress } from '#lib/contract/service-vocabulary.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { AccountSection } from '@/components/account/layout/account-section';
import { RadioCard } from '@/components/checkout/radio-card';
import { PickupTimeFields } from '@/components/orders/pickup-time-fields';
import { SelectField } from '@/components/ui/select-field';

export interface HandoverFieldsProps extends FormState {
  /** The addresses of the order from which a courier can collect the item, in one line each. */
  addresses: readonly { value: ServiceAddress; label: string; text: string }[];
  /** The days on which a courier can come, as `YYYY-MM-DD`. */
  days: readonly string[];
  /** The physical stores that take the item; empty where only a courier does. */
  stores: readonly { code: string; name: string }[];
  idOf: (name: string) => string;
}

const RADIO = 'mt-0.5 size-5 accent-ink';
const LABEL = 'cursor-pointer pb-1 font-medium';
const HINT = 'block font-normal text-muted text-sm';

/** How the item reaches the store. Styles alone show the fields of the choice, so it works without scripts. */
export function HandoverFields({ stores, ...props }: HandoverFieldsProps) {
  const { values, problems, idOf } = props;
  const isBrought = stores.length > 0 && values.handover === 'store';
  const [pickupId, storeId] = [idOf('handover'), idOf('handover-store')];
  return (
    <AccountSection size="form" id="service-handover-title" title={m.serviceHandoverTitle()}>
      <fieldset>
        <legend className="sr-only">{m.serviceHandoverLegend()}</legend>
        {/* Siblings, so that CSS can show the fields of the radio that is checked. */}
        <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-4">
          <input
            type="radio"
            id={pickupId}
            name="handover"
            value="pick-up"
            defaultChecked={!isBrought}
            className={`peer/pickup ${RADIO}`}
          />
          <label htmlFor={pickupId} className={LABEL}>
            {m.serviceCourier()}
            <span className={HINT}>{m.serviceCourierText()}</span>
          </label>
          <div className="col-span-2 hidden gap-5 pb-2 peer-checked/pickup:grid">
            <PickupPlace {...props} />
            <PickupTimeFields {...props} />
          </div>
          {stores.length > 0 && (
            <>
              <input
                type="radio"
                id={storeId}
                name="handover"
                value="store"
                defaultChecked={isBrought}
                className={`peer/store ${RADIO}`}
              />
              <label htmlFor={storeId} className={LABEL}>
                {m.serviceBringItem()}
                <span className={HINT}>{m.serviceBringText()}</span>
              </label>
              <SelectField
                {...fieldProps('store', idOf, values, problems)}
                label={m.serviceStore()}
                className="col-span-2 hidden peer-checked/store:block"
              >
                <option value="">{m.serviceChooseStore()}</option>
                {stores.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </>
          )}
        </div>
      </fieldset>
    </AccountSection>
  );
}

/** The choice of the address from which a courier collects the item. */
function PickupPlace({ addresses, values, problems, idOf }: Omit<HandoverFieldsProps, 'stores'>) {
  const chosen = values.address === 'billing' ? 'billing' : 'delivery';
  const errorId = `${idOf('address')}-error`;
  return (
    <fieldset className="grid gap-3" aria-describedby={problems.address ? errorId : undefined}>
      <legend className="mb-1 text-muted text-sm">{m.servicePickupAddress()}</legend>
      {addresses.map(({ value, label, text }, index) => (
        <RadioCard
          key={value}
          id={index === 0 ? idOf('address') : `${idOf('address')}-${value}`}
          name="address"
          value={value}
          defaultChecked={value === chosen}
          label={label}
        >
          {text}
        </RadioCard>
      ))}
      {problems.address && (
        <p id={errorId} className="text-danger text-sm">
          {problems.address}
        </p>
      )}
    </fieldset>
  );
}
