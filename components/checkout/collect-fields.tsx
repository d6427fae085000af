import { MAX_COLLECTOR_LENGTH } from '#lib/contract/store-vocabulary.ts';
import type { CollectOffer } from '#lib/storefront/checkout/types.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { MOBILE_INPUT, NAME_INPUT } from '@/components/form/input-attributes';
import { Field } from '@/components/ui/field';
import { RadioCard } from './radio-card';

interface CollectFieldsProps {
  offer: CollectOffer;
  values: Readonly<Record<string, string>>;
  problems: Problems;
  idOf: (name: string) => string;
}

/** Where an order is collected and by whom. */
export function CollectFields({ offer, values, problems, idOf }: CollectFieldsProps) {
  return (
    <>
      <fieldset aria-describedby={problems.store && idOf('store-error')} className="grid gap-3">
        <legend className="mb-2 font-medium">{m.checkoutCollectStore()}</legend>
        {offer.stores.map(({ code, name, address, distance, ready, hours }, index) => (
          <RadioCard
            key={code}
            id={index === 0 ? idOf('store') : undefined}
            name="store"
            value={code}
            defaultChecked={code === values.store}
            label={name}
          >
            <p>
              {address}
              {distance && <span className="whitespace-nowrap"> · {distance}</span>}
            </p>
            <p className="text-success">{ready}</p>
            <p>{hours}</p>
          </RadioCard>
        ))}
        {problems.store && (
          <p id={idOf('store-error')} className="text-danger text-sm">
            {problems.store}
          </p>
        )}
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-medium">{m.checkoutCollectWho()}</legend>
        <div className="grid max-w-md gap-4">
          <Field
            {...fieldProps('collectName', idOf, values, problems)}
            label={m.checkoutCollectName()}
            {...NAME_INPUT}
            maxLength={MAX_COLLECTOR_LENGTH}
          />
          <Field
            {...fieldProps('collectMobile', idOf, values, problems)}
            label={m.checkoutCollectMobile()}
            hint={m.checkoutCollectMobileHint()}
            {...MOBILE_INPUT}
            autoComplete="tel-national"
          />
        </div>
        <p className="text-muted text-sm">{m.checkoutCollectText({ days: offer.keptDays })}</p>
      </fieldset>
    </>
  );
}
