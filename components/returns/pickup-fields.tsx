import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import { PICKUP_SLOTS } from '#lib/contract/vocabulary.ts';
import { localityLine } from '#lib/shared/address-text.ts';
import { formatDay } from '#lib/shared/dates.ts';
import { slotOption } from '#lib/storefront/orders/returns/copy.ts';
import type { OrderAddress } from '#lib/storefront/orders/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { AccountSection } from '@/components/account/frame/account-section';
import { RadioCard } from '@/components/checkout/radio-card';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
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

const lineOf = (address: OrderAddress) =>
  [address.fullName, address.line1, address.line2, localityLine(address)]
    .filter((part) => part.trim() !== '')
    .join(', ');

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
  const select = (name: 'day' | 'slot') => ({ id: idOf(name), name, error: problems[name] ?? '' });
  return (
    <AccountSection size="form" id="return-pickup" title="Pickup">
      <fieldset className="grid gap-3">
        <legend className="sr-only">Pickup address</legend>
        <RadioCard
          name="pickup"
          value="delivered"
          defaultChecked={!isAlternate}
          onChange={() => choose(false)}
          label="Delivery address of this order"
        >
          {lineOf(address)}
        </RadioCard>
        <RadioCard
          name="pickup"
          value="other"
          defaultChecked={isAlternate}
          onChange={() => choose(true)}
          label="Another address"
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
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <SelectField {...select('day')} label="Day" defaultValue={values.day ?? days[0]}>
          {days.map((day) => (
            <option key={day} value={day}>
              {formatDay(day)}
            </option>
          ))}
        </SelectField>
        <SelectField {...select('slot')} label="Time of day" defaultValue={values.slot ?? ''}>
          <option value="">Choose a time</option>
          {PICKUP_SLOTS.map((slot) => (
            <option key={slot} value={slot}>
              {slotOption(slot)}
            </option>
          ))}
        </SelectField>
      </div>
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
  if (loaded === 'loading') return <p role="status">One moment…</p>;
  if (loaded === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3 sm:col-span-2">
        <p>We cannot show the address form right now.</p>
        <Button variant="secondary" onClick={load}>
          Try again
        </Button>
      </div>
    );
  }
  return <loaded.Fields {...props} />;
}
