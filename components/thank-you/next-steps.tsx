import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { Order, OrderCollection } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';

/** Returns the next steps of a placed order, one sentence each. */
function stepsOf(order: Order, isOwn: boolean): string[] {
  const promise = promiseText(order.promise);
  const { email } = order;
  const confirmation = email === '' ? m.thankYouConfirmPhone() : m.thankYouConfirmEmail({ email });
  return [
    isOwn ? confirmation : m.thankYouConfirmOther(),
    ...(order.collect
      ? collectSteps(order.collect)
      : [promise === '' ? m.thankYouPack() : m.thankYouPackPromise({ promise })]),
    ...(order.paymentState === 'on-delivery' ? [m.thankYouCash({ amount: formatPaise(order.dueAmount) })] : []),
    ...(order.identityNeeded ? [order.collect ? m.thankYouIdentityStore() : m.thankYouIdentityCourier()] : []),
  ];
}

function collectSteps({ storeName, promisedAt }: OrderCollection): string[] {
  return [
    m.thankYouCollectReady({ store: storeName, moment: formatMoment(promisedAt) }),
    m.thankYouCollectCode(),
    m.thankYouCollectCounter(),
  ];
}

interface NextStepsProps {
  order: Order;
  /** Whether the order's customer views it; only they see the email address. */
  isOwn: boolean;
}

/** What the shopper can expect next. */
export function NextSteps({ order, isOwn }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="font-display text-2xl">
        {m.thankYouNextTitle()}
      </h2>
      <ol className="mt-3 grid max-w-measure list-decimal gap-2 pl-5">
        {stepsOf(order, isOwn).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
