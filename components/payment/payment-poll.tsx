'use client';

import { useEffect, useState } from 'react';
import type { PaymentSubject } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import * as paths from '#lib/shared/paths.ts';
import { fetchPaymentState } from '#lib/storefront/payments/fetch-payment-state.ts';
import * as m from '#messages';
import { newDocument } from '@/components/navigation/new-document';
import { buttonClass } from '@/components/ui/button';

const EVERY_MS = 3000;
const FOR_MS = 5 * MINUTE_MS;

/** The endpoint of the payment status, and the page, of each subject. */
const PLACES: Record<PaymentSubject, Record<'status' | 'page', (key: string) => string>> = {
  order: { status: apiPaths.orderStatus, page: paths.thankYou },
  'gift-card': { status: apiPaths.giftCardStatus, page: (id) => paths.giftCardOrder(id) },
};

interface PaymentPollProps {
  subject?: PaymentSubject;
  /** The key of the order, or the id of the gift card order. */
  order: string;
}

/**
 * Polls the payment status of an order until the bank has reported it, for at most five minutes; after that an
 * email follows.
 */
export function PaymentPoll({ subject = 'order', order }: PaymentPollProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let ticks = 0;
    let isLoading = false;
    const poll = async () => {
      ticks += 1;
      if (ticks > FOR_MS / EVERY_MS) {
        clearInterval(timer);
        setOver(true);
        return;
      }
      if (isLoading) return;
      isLoading = true;
      const state = await fetchPaymentState(PLACES[subject].status(order));
      isLoading = false;
      if (state === null || state === 'checking') return;
      clearInterval(timer);
      newDocument.again();
    };
    const timer = setInterval(() => void poll(), EVERY_MS);
    return () => clearInterval(timer);
  }, [subject, order]);
  return (
    <>
      <p role="status" className="mt-4 max-w-measure text-lg text-muted">
        {isOver ? m.paymentPollLate() : m.paymentPollWaiting()}
      </p>
      {/* A plain link, because only a full page load requests the API again. */}
      <a href={PLACES[subject].page(order)} className={`${buttonClass('secondary')} mt-6`}>
        {m.paymentCheckAgain()}
      </a>
    </>
  );
}
