import { formatMobile } from '#lib/shared/mobile.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { CheckoutStep } from '#lib/shared/route-names.ts';
import type { Checkout } from '#lib/storefront/checkout/types.ts';
import * as m from '#messages';
import { AddressLines } from './address-lines';
import { toDeliveryPromise } from './to-delivery-promise';

interface DoneStepProps {
  step: CheckoutStep;
  checkout: Checkout;
}

/** A short summary of what was chosen in a finished step. */
export function DoneStep({ step, checkout }: DoneStepProps) {
  const { mobile, address, delivery, isExpress, collectFrom, billing, choices } = checkout;
  const express = isExpress ? delivery?.express : null;
  if (step === 'contact') return <p className="text-muted text-sm tabular-nums">{formatMobile(mobile)}</p>;
  if (!address) return null;
  if (step === 'address') {
    return (
      <div className="text-muted text-sm">
        <p>{address.fullName}</p>
        <AddressLines address={address} />
      </div>
    );
  }
  return (
    <div className="text-muted text-sm">
      {collectFrom ? (
        <>
          <p>{m.checkoutCollectFrom({ store: collectFrom.name })}</p>
          <p>{collectFrom.ready}</p>
          {choices.collect && <p>{m.checkoutCollectedBy({ name: choices.collect.name })}</p>}
        </>
      ) : (
        delivery && (
          <p>
            {express
              ? m.checkoutExpressPromise({ promise: promiseText(toDeliveryPromise(express)) })
              : m.checkoutDeliveryPromise({ promise: promiseText(toDeliveryPromise(delivery)) })}
          </p>
        )
      )}
      {billing && billing.id !== address.id && <p>{m.checkoutBillTo({ name: billing.fullName })}</p>}
      {choices.gstin && <p>{m.checkoutGstinDone({ gstin: choices.gstin })}</p>}
      {choices.pan && <p>{m.checkoutPanDone({ digits: choices.pan.slice(-4) })}</p>}
    </div>
  );
}
