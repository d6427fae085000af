'use client';

import { type FormEvent, useEffect, useState } from 'react';
import type { Gateway, PaymentSubject } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { isForeignDocument, openGateway } from '#lib/storefront/payments/client.ts';
import { attemptName, gatewayForm, opensInPage } from '#lib/storefront/payments/gateways.ts';
import { rememberOpened, wasOpened } from '#lib/storefront/payments/opened-attempts.ts';
import type { GatewayStart } from '#lib/storefront/payments/types.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { HiddenFields } from '@/components/form/hidden-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { newDocument } from '@/components/navigation/new-document';
import { Button } from '@/components/ui/button';

interface PaymentPanelProps {
  subject?: PaymentSubject;
  /** The key of the order, or the id of the gift card order. */
  order: string;
  /** The amount to pay, in paise. */
  amount: number;
  /** The payment gateways, the chosen one first. */
  gateways: readonly Gateway[];
  /** The payment opened at the first gateway; null where the shopper has to start one. */
  start: GatewayStart | null;
  /** The form's problems, re-rendered by the server after a submission without JavaScript. */
  problems: Problems;
}

const ACTIONS: Record<PaymentSubject, () => string> = {
  order: apiPaths.payment,
  'gift-card': apiPaths.giftCardPayment,
};

/** The payment methods. Where a payment is already open at a gateway, scripts lead there automatically, once. */
export function PaymentPanel({
  subject = 'order',
  order,
  amount,
  gateways,
  start,
  problems: rendered,
}: PaymentPanelProps) {
  const [opening, setOpening] = useState(false);
  const open = (next: GatewayStart) => {
    setOpening(true);
    void openGateway({ subject, order }, next).finally(() => setOpening(false));
  };
  const { problems, busy, onSubmit } = useForm<GatewayStart>(rendered, ({ data }) => {
    if (data === undefined) return false;
    open(data);
    return true;
  });

  useEffect(() => {
    if (isForeignDocument()) newDocument.again();
    else if (start !== null && !wasOpened(attemptName(start))) {
      setOpening(true);
      void openGateway({ subject, order }, start).finally(() => setOpening(false));
    }
  }, [subject, order, start]);

  const others = start === null ? gateways : gateways.slice(1);
  return (
    <div className="grid justify-items-start gap-4">
      <ProblemSummary problems={problems} idOf={(name) => name} />
      {start !== null && <GatewayForm start={start} amount={amount} opening={opening} open={open} />}
      {others.length > 0 && (
        <form method="post" action={ACTIONS[subject]()} onSubmit={onSubmit} className="contents">
          <input type="hidden" name="order" value={order} />
          {others.map((gateway, index) => (
            <Button
              key={gateway}
              type="submit"
              name="gateway"
              value={gateway}
              variant={start === null && index === 0 ? 'primary' : 'secondary'}
              aria-busy={busy}
              className="w-full sm:w-80"
            >
              {m.paymentPayWith({ amount: formatPaise(amount), gateway: paymentMethodName(gateway) })}
            </Button>
          ))}
        </form>
      )}
    </div>
  );
}

interface GatewayFormProps extends Pick<PaymentPanelProps, 'amount'> {
  start: GatewayStart;
  opening: boolean;
  open: (start: GatewayStart) => void;
}

/** The form that leads to the gateway; a gateway with a script opens its checkout in place. */
function GatewayForm({ start, amount, opening, open }: GatewayFormProps) {
  const { action, fields } = gatewayForm(start);
  const onSubmit = (event: FormEvent) => {
    rememberOpened(attemptName(start));
    if (!opensInPage(start)) return;
    event.preventDefault();
    if (!opening) open(start);
  };
  return (
    <form method="post" action={action} onSubmit={onSubmit} className="contents">
      <HiddenFields fields={fields} />
      <Button type="submit" aria-busy={opening} className="w-full sm:w-80">
        {m.paymentPayWith({ amount: formatPaise(amount), gateway: paymentMethodName(start.kind) })}
      </Button>
    </form>
  );
}
