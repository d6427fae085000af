import { formatPaise } from '#lib/shared/money.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { ExpressOffer, Serviceability } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
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
      <legend className="mb-2 font-medium">{m.checkoutSpeedTitle()}</legend>
      <RadioCard id={id} name="speed" value="standard" defaultChecked={!isExpress} label={m.checkoutSpeedStandard()}>
        <p>{arrival(delivery)}</p>
        <p>{shipping === 0 ? m.commonFree() : formatPaise(shipping)}</p>
      </RadioCard>
      <RadioCard name="speed" value="express" defaultChecked={isExpress} label={m.checkoutSpeedExpress()}>
        <p>{arrival(express)}</p>
        <p>{expressCost(shipping, express.charge)}</p>
      </RadioCard>
      {delivery.makingDays > 0 && (
        <p className="text-muted text-sm">{m.checkoutSpeedEngraving({ count: delivery.makingDays })}</p>
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
  if (total === 0) return m.commonFree();
  return shipping > 0 && charge > 0
    ? m.checkoutSpeedCost({ total: formatPaise(total), shipping: formatPaise(shipping), express: formatPaise(charge) })
    : formatPaise(total);
}
