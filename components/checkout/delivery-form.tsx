'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { Serviceability } from '#lib/storefront/catalogue/types.ts';
import type { CollectOffer } from '#lib/storefront/checkout/types.ts';
import { PAN_LIMIT } from '#lib/storefront/payments/pan.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Field } from '@/components/ui/field';
import { TaggedText } from '@/components/ui/tagged-text';
import { BillFields } from './bill-fields';
import { DeliveryMethodFields } from './delivery-method-fields';
import { SpeedFields } from './speed-fields';
import { StepBar } from './step-bar';
import { toDeliveryPromise } from './to-delivery-promise';
import { type WhatsAppConsent, WhatsAppField } from './whatsapp-field';

const idOf = (name: string) => `delivery-${name}`;

interface DeliveryFormProps {
  address: Address;
  /** Null where the address is not deliverable, so that the order can only be collected. */
  delivery: Serviceability | null;
  /** What standard delivery costs, in paise. */
  shipping: number;
  /** Whether express delivery was chosen before and is not offered any more. */
  isExpressGone: boolean;
  /** Null where orders cannot be collected. */
  collect: CollectOffer | null;
  /** Whether the store that was chosen before does not have all items any more. */
  isStoreGone: boolean;
  book: Address[];
  panNeeded: boolean;
  payable: number;
  /** Null where no updates go by WhatsApp. */
  whatsApp: WhatsAppConsent | null;
  rendered: FormState;
}

/** The delivery step: delivery or a store, the date, and the billing details. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { address, delivery, shipping, isExpressGone, collect, isStoreGone, book, panNeeded, payable, whatsApp } =
    props;
  const { rendered } = props;
  const { problems, busy, onSubmit } = useForm(rendered.problems);
  const { values } = rendered;
  const speed = delivery?.express && (
    <SpeedFields
      delivery={delivery}
      express={delivery.express}
      shipping={shipping}
      speed={values.speed}
      id={idOf('speed')}
    />
  );
  return (
    <form method="post" action={apiPaths.checkoutDelivery()} noValidate onSubmit={onSubmit} className="mt-4 grid gap-5">
      {/* Enter presses the first button of a form, which must not be the one that leads to another page. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <ProblemSummary problems={problems} idOf={idOf} />
      {isStoreGone && (
        <p role="alert" className="max-w-measure border-warning border-l-2 py-2 pl-4 text-warning">
          {m.checkoutStoreGone()}
        </p>
      )}
      {isExpressGone && (
        <p role="alert" className="max-w-measure border-warning border-l-2 py-2 pl-4 text-warning">
          {m.checkoutExpressGone()}
        </p>
      )}
      {collect && collect.stores.length > 0 ? (
        <DeliveryMethodFields
          address={address}
          delivery={delivery}
          speed={speed}
          collect={collect}
          values={values}
          problems={problems}
          idOf={idOf}
        />
      ) : (
        <div>
          {delivery && <DeliveryPromiseLines address={address} delivery={delivery} />}
          {speed && <div className="mt-4">{speed}</div>}
          {collect && <p className="mt-3 text-muted text-sm">{noStoreText(collect, address)}</p>}
        </div>
      )}
      {panNeeded && (
        <Field
          {...fieldProps('pan', idOf, values, problems)}
          label="PAN"
          hint={m.checkoutPanHint({ amount: PAN_LIMIT })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="max-w-sm"
        />
      )}
      <BillFields address={address} book={book} values={values} problems={problems} idOf={idOf} />
      {whatsApp && <WhatsAppField {...whatsApp} ticked={values.whatsApp === 'on'} id={idOf('whatsApp')} />}
      <StepBar payable={payable} submit={m.checkoutToPayment()} busy={busy} />
    </form>
  );
}

interface DeliveryProps {
  address: Address;
  delivery: Serviceability;
}

function DeliveryPromiseLines({ address, delivery }: DeliveryProps) {
  return (
    <>
      {!delivery.express && (
        <p className="text-lg">{m.checkoutDeliveryPromise({ promise: promiseText(toDeliveryPromise(delivery)) })}</p>
      )}
      <p className={delivery.express ? 'text-lg' : 'text-muted'}>
        <TaggedText
          text={(delivery.express ? m.checkoutDeliveryTo : m.checkoutTo)({
            city: address.city,
            pincode: address.pincode,
          })}
          tags={{ pincode: (inner) => <span className="tabular-nums">{inner}</span> }}
        />
      </p>
      {delivery.identityNeeded && <p className="mt-3 border-brass border-l-2 py-1 pl-4">{m.checkoutIdentity()}</p>}
    </>
  );
}

function noStoreText({ isMadeToOrder }: CollectOffer, { pincode }: Address): string {
  return isMadeToOrder ? m.checkoutNoStoreMadeToOrder() : m.checkoutNoStore({ pincode });
}
