import type { ReactNode } from 'react';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { Serviceability } from '#lib/storefront/catalogue/types.ts';
import type { CollectOffer } from '#lib/storefront/checkout/types.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
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
      <legend className="mb-3">{m.checkoutMethodTitle()}</legend>
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
              <CardText title={m.checkoutMethodDeliver()}>{deliveryText(delivery, place)}</CardText>
            </label>
          </>
        ) : (
          <p className="row-start-1">{m.checkoutMethodCollectOnly({ place })}</p>
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
          <CardText title={m.checkoutMethodCollect()}>
            {nearest && m.checkoutMethodCollectText({ ready: nearest.ready, store: nearest.name })}
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

function deliveryText(delivery: Serviceability, place: string): string {
  const promise = promiseText(toDeliveryPromise(delivery));
  const promised = promise === '' ? m.checkoutMethodPlace({ place }) : m.checkoutMethodPromise({ promise, place });
  const text = delivery.express ? m.checkoutMethodSpeeds({ place }) : promised;
  return delivery.identityNeeded ? m.checkoutMethodIdentity({ delivery: text }) : text;
}

function CardText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="block font-medium">{title}</span>
      <span className="block text-muted text-sm">{children}</span>
    </>
  );
}
