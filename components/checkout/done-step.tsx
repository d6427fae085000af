import { chargeName } from '#lib/shared/charge-names.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { CheckoutStep } from '#lib/shared/route-names.ts';
import type { Checkout } from '#lib/storefront/checkout/types.ts';
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
          <p>Collect from {collectFrom.name}</p>
          <p>{collectFrom.ready}</p>
          <p>Collected by {choices.collect?.name}</p>
        </>
      ) : (
        delivery && (
          <p>
            {express ? chargeName('express-delivery') : 'Delivery'}{' '}
            {promiseText(toDeliveryPromise(express ?? delivery))}
          </p>
        )
      )}
      {billing && billing.id !== address.id && <p>Bill to {billing.fullName}</p>}
      {choices.gstin && <p>GSTIN {choices.gstin}</p>}
      {choices.pan && <p>PAN ending in {choices.pan.slice(-4)}</p>}
    </div>
  );
}
