import { formatPaise } from '#lib/shared/money.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { ExpressOffer, Serviceability } from '#lib/storefront/catalogue/types.ts';
import { RadioCard } from './radio-card';
import { toDeliveryPromise } from './to-delivery-promise';

interface SpeedFieldsProps {
  delivery: Pick<Serviceability, 'earliestDate' | 'latestDate' | 'deliveryDays' | 'makingDays'>;
  express: ExpressOffer;
  /** What standard delivery costs, in paise. */
  shipping: number;
  /** The chosen speed. */
  speed: string | undefined;
  id: string;
}

/** The choice between standard and express delivery, with the date and the charge of each. */
export function SpeedFields({ delivery, express, shipping, speed, id }: SpeedFieldsProps) {
  const isExpress = speed === 'express';
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">Delivery speed</legend>
      <RadioCard id={id} name="speed" value="standard" defaultChecked={!isExpress} label="Standard delivery">
        <p>{arrival(delivery)}</p>
        <p>{shipping === 0 ? 'Free' : formatPaise(shipping)}</p>
      </RadioCard>
      <RadioCard name="speed" value="express" defaultChecked={isExpress} label="Express delivery">
        <p>{arrival(express)}</p>
        <p>{expressCost(shipping, express.charge)}</p>
      </RadioCard>
      {delivery.makingDays > 0 && (
        <p className="text-muted text-sm">
          Engraving takes {delivery.makingDays} business {delivery.makingDays === 1 ? 'day' : 'days'} before we can send
          your order. Both dates include that; express shortens only the way to you.
        </p>
      )}
    </fieldset>
  );
}

function arrival(promised: Parameters<typeof toDeliveryPromise>[0]): string {
  const text = promiseText(toDeliveryPromise(promised));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function expressCost(shipping: number, charge: number): string {
  const total = shipping + charge;
  if (total === 0) return 'Free';
  return shipping > 0 && charge > 0
    ? `${formatPaise(total)}: ${formatPaise(shipping)} for shipping and ${formatPaise(charge)} for express`
    : formatPaise(total);
}
