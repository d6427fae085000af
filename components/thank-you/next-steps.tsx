import type { Order } from '#lib/orders/types.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { promiseText } from '#lib/shared/promise-text.ts';

/** What happens next with an order that is placed, a sentence each. */
function stepsOf(order: Order): string[] {
  const promise = promiseText(order.promise);
  return [
    order.email === ''
      ? 'We confirm your order by SMS to your mobile number.'
      : `We confirm your order by mail to ${order.email}.`,
    `We pack it and hand it to the courier.${promise === '' ? '' : ` It reaches you ${promise}.`}`,
    ...(order.paymentState === 'on-delivery'
      ? [`Have ${formatPaise(order.figures.payable)} ready for the courier.`]
      : []),
    ...(order.identityNeeded ? ['Have a photo ID ready: the courier asks for it at the door.'] : []),
  ];
}

/** What the shopper may expect now. */
export function NextSteps({ order }: { order: Order }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="font-display text-2xl">
        What happens next
      </h2>
      <ol className="mt-3 grid max-w-measure list-decimal gap-2 pl-5">
        {stepsOf(order).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
