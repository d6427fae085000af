import type { ReactNode } from 'react';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { Serviceability } from '#lib/storefront/catalogue/types.ts';
import type { CollectOffer } from '#lib/storefront/checkout/types.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { CollectFields } from './collect-fields';
import { toDeliveryPromise } from './to-delivery-promise';

const RADIO = 'z-1 col-start-1 mt-[1.125rem] size-5 justify-self-center accent-ink';
const CARD = 'col-span-full col-start-1 cursor-pointer rounded-sm border border-edge py-4 pr-4 pl-12';

interface HowFieldsProps {
  address: Address;
  /** Null where the address is not deliverable. */
  delivery: Serviceability | null;
  collect: CollectOffer;
  values: Readonly<Record<string, string>>;
  problems: Problems;
  idOf: (name: string) => string;
}

/** The choice between delivery and a store; styles alone show the stores, so radios and fields are siblings. */
export function HowFields({ address, delivery, collect, values, problems, idOf }: HowFieldsProps) {
  const [nearest] = collect.stores;
  const isCollected = values.how === 'collect';
  const [deliverId, collectId] = [idOf('how'), idOf('how-collect')];
  const place = `${address.city} ${address.pincode}`;
  return (
    <fieldset>
      <legend className="mb-3">How would you like to get your order?</legend>
      <div className="grid grid-cols-[3rem_1fr] gap-y-3">
        {delivery ? (
          <>
            <input
              type="radio"
              id={deliverId}
              name="how"
              value="deliver"
              defaultChecked={!isCollected}
              className={`peer/deliver row-start-1 ${RADIO}`}
            />
            <label
              htmlFor={deliverId}
              className={`row-start-1 peer-checked/deliver:border-ink peer-checked/deliver:bg-card ${CARD}`}
            >
              <CardText title="Deliver to your address">
                {sentence(promiseText(toDeliveryPromise(delivery)))} to {place}
                {delivery.identityNeeded && '. Please have a photo ID ready, the courier will check it'}
              </CardText>
            </label>
          </>
        ) : (
          <p className="col-span-full row-start-1">We do not deliver to {place} yet, but you can collect your order.</p>
        )}
        <input
          type="radio"
          id={collectId}
          name="how"
          value="collect"
          defaultChecked={isCollected}
          className={`peer/collect row-start-2 ${RADIO}`}
        />
        <label
          htmlFor={collectId}
          className={`row-start-2 peer-checked/collect:border-ink peer-checked/collect:bg-card ${CARD}`}
        >
          <CardText title="Collect from a store">
            Free. {nearest?.ready} at {nearest?.name}
          </CardText>
        </label>
        <div className="col-span-full row-start-3 hidden gap-5 pt-2 peer-checked/collect:grid">
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

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
