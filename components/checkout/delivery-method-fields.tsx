import type { ReactNode } from 'react';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { Serviceability } from '#lib/storefront/catalogue/types.ts';
import type { CollectOffer } from '#lib/storefront/checkout/types.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { CollectFields } from './collect-fields';
import { toDeliveryPromise } from './to-delivery-promise';
import './delivery-method-fields.css';

interface DeliveryMethodFieldsProps {
  address: Address;
  /** Null where the address is not deliverable. */
  delivery: Serviceability | null;
  /** The choice of the speed of a delivery; null where there is none. */
  speed: ReactNode;
  collect: CollectOffer;
  values: Readonly<Record<string, string>>;
  problems: Problems;
  idOf: (name: string) => string;
}

/** The choice between delivery and a store; styles alone show the stores, so radios and fields are siblings. */
export function DeliveryMethodFields({
  address,
  delivery,
  speed,
  collect,
  values,
  problems,
  idOf,
}: DeliveryMethodFieldsProps) {
  const [nearest] = collect.stores;
  const isCollected = values.method === 'collect';
  const [deliverId, collectId] = [idOf('method'), idOf('method-collect')];
  const place = `${address.city} ${address.pincode}`;
  return (
    <fieldset>
      <legend className="mb-3">How would you like to get your order?</legend>
      <div className="delivery-choice">
        {delivery ? (
          <>
            <input
              type="radio"
              id={deliverId}
              name="method"
              value="deliver"
              defaultChecked={!isCollected}
              className="row-start-1"
            />
            <label htmlFor={deliverId} className="row-start-1">
              <CardText title="Deliver to your address">
                {delivery.express
                  ? `Standard or express delivery to ${place}`
                  : ['Delivery', promiseText(toDeliveryPromise(delivery)), 'to', place].filter(Boolean).join(' ')}
                {delivery.identityNeeded && '. Please have a photo ID ready, the courier will check it'}
              </CardText>
            </label>
          </>
        ) : (
          <p className="row-start-1">We do not deliver to {place} yet, but you can collect your order.</p>
        )}
        <input
          type="radio"
          id={collectId}
          name="method"
          value="collect"
          defaultChecked={isCollected}
          className="row-start-2"
        />
        <label htmlFor={collectId} className="row-start-2">
          <CardText title="Collect from a store">
            Free. {nearest?.ready} at {nearest?.name}
          </CardText>
        </label>
        {speed && <div className="delivery-speed row-start-3">{speed}</div>}
        <div className="row-start-3">
          <CollectFields offer={collect} values={values} problems={problems} idOf={idOf} />
        </div>
      </div>
    </fieldset>
  );
}

function CardText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="block font-medium">{title}</span>
      <span className="block text-muted text-sm">{children}</span>
    </>
  );
}
