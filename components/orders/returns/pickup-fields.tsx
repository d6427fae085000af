import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import { pickupAddressText } from '#lib/storefront/orders/pickup-copy.ts';
import type { OrderAddress } from '#lib/storefront/orders/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { AccountSection } from '@/components/account/layout/account-section';
import { RadioCard } from '@/components/checkout/radio-card';
import { PickupTimeFields } from '@/components/orders/pickup-time-fields';
import { Button } from '@/components/ui/button';
import { useEarlyInput } from '@/components/ui/use-early-input';
import type { AlternateAddressFieldsProps, AlternateAddressFields as Fields } from './alternate-address-fields';

interface PickupFieldsProps extends FormState {
  form: RefObject<HTMLFormElement | null>;
  /** The delivery address of the order. */
  address: OrderAddress;
  days: readonly string[];
  idOf: (name: string) => string;
  /** The fields of another address without JavaScript. */
  plainAddress: ReactNode;
}

const FIELDS = 'grid gap-x-4 gap-y-5 py-3 sm:grid-cols-2';

/** The fields for the place and day of the pickup. */
export function PickupFields({ form, address, days, values, problems, idOf, plainAddress }: PickupFieldsProps) {
  const [isAlternate, setIsAlternate] = useState(values.pickup === 'other');
  const [wasAlternate, setWasAlternate] = useState(isAlternate);
  const choose = (alternate: boolean) => {
    setIsAlternate(alternate);
    if (alternate) setWasAlternate(true);
  };
  // A browser may also restore an earlier choice when the shopper returns to the page.
  useEarlyInput(form, (early) => choose(new FormData(early).get('pickup') === 'other'));
  return (
    <AccountSection size="form" id="return-pickup" title={m.ordersPickup()}>
      <fieldset className="grid gap-3">
        <legend className="sr-only">{m.returnsPickupAddress()}</legend>
        <RadioCard
          name="pickup"
          value="delivered"
          defaultChecked={!isAlternate}
          onChange={() => choose(false)}
          label={m.returnsPickupDelivered()}
        >
          {pickupAddressText(address)}
        </RadioCard>
        <RadioCard
          name="pickup"
          value="other"
          defaultChecked={isAlternate}
          onChange={() => choose(true)}
          label={m.returnsPickupOther()}
        />
        {wasAlternate && (
          <div className={isAlternate ? FIELDS : 'hidden'}>
            <LazyAlternateAddressFields form={form} values={values} problems={problems} />
          </div>
        )}
        <noscript>
          <div className={FIELDS}>{plainAddress}</div>
        </noscript>
      </fieldset>
      <PickupTimeFields days={days} values={values} problems={problems} idOf={idOf} />
    </AccountSection>
  );
}

type Loaded = { Fields: typeof Fields } | 'loading' | 'failed';

/** The fields of another address, loaded only when they are needed, which is rare. */
function LazyAlternateAddressFields(props: AlternateAddressFieldsProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = useCallback(async () => {
    setLoaded('loading');
    const found = await import('./alternate-address-fields').catch(() => null);
    setLoaded(found ? { Fields: found.AlternateAddressFields } : 'failed');
  }, []);
  useEffect(() => void load(), [load]);
  if (loaded === 'loading') return <p role="status">{m.returnsOneMoment()}</p>;
  if (loaded === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3 sm:col-span-2">
        <p>{m.returnsAddressFormUnavailable()}</p>
        <Button variant="secondary" onClick={load}>
          {m.commonTryAgain()}
        </Button>
      </div>
    );
  }
  return <loaded.Fields {...props} />;
}
