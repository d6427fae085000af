import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { Order, OrderCollection } from '#lib/storefront/orders/types.ts';

/** Returns the next steps of a placed order, one sentence each. */
function stepsOf(order: Order, isOwn: boolean): string[] {
  const promise = promiseText(order.promise);
  const toPhone = 'We will send the confirmation to your mobile number.';
  const confirmation = order.email === '' ? toPhone : `We will confirm your order by email to ${order.email}.`;
  return [
    isOwn ? confirmation : 'We send the confirmation to the person who placed the order.',
    ...(order.collect
      ? collectSteps(order.collect)
      : [`We pack your order and hand it to the courier.${promise === '' ? '' : ` It will arrive ${promise}.`}`]),
    ...(order.paymentState === 'on-delivery'
      ? [`Please have ${formatPaise(order.dueAmount)} ready for the courier.`]
      : []),
    ...(order.identityNeeded
      ? [`Please have a photo ID ready. ${order.collect ? 'The store' : 'The courier'} will ask for it.`]
      : []),
  ];
}

function collectSteps({ storeName, promisedAt }: OrderCollection): string[] {
  return [
    `${storeName} is preparing your order. We expect it to be ready by ${formatMoment(promisedAt)}.`,
    'We will then send a 6-digit code to you and to the person who collects it. Please wait for it before you set out.',
    'Show the code at the counter to collect your order.',
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
        What happens next
      </h2>
      <ol className="mt-3 grid max-w-measure list-decimal gap-2 pl-5">
        {stepsOf(order, isOwn).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
