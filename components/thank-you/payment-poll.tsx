'use client';

import { useEffect, useState } from 'react';
import { askStatus } from '#lib/orders/client.ts';
import { paths } from '#lib/shared/paths.ts';
import { newDocument } from '@/components/session/new-document';
import { buttonClass } from '@/components/ui/button';

const EVERY_MS = 3000;
const FOR_MS = 5 * 60_000;

/** Asks how the payment of an order stands until the bank has said so, for five minutes; then a mail will tell. */
export function PaymentPoll({ order }: { order: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let asked = 0;
    let asking = false;
    const ask = async () => {
      if (asking) return;
      if (asked >= FOR_MS / EVERY_MS) {
        clearInterval(timer);
        setOver(true);
        return;
      }
      asked += 1;
      asking = true;
      const status = await askStatus(order);
      asking = false;
      if (status === null || status.paymentState === 'checking') return;
      clearInterval(timer);
      newDocument.again();
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => clearInterval(timer);
  }, [order]);
  return (
    <>
      <p role="status" className="mt-4 max-w-measure text-lg text-muted">
        {isOver
          ? 'This takes longer than usual. You can close this page: we write to you as soon as your bank has answered.'
          : 'This page changes by itself as soon as your bank has answered. Please do not pay again.'}
      </p>
      {/* A plain link: only a whole new request asks the store again. */}
      <a href={paths.thankYou(order)} className={`${buttonClass('secondary')} mt-6`}>
        Check again
      </a>
    </>
  );
}
