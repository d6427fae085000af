import { formatDay } from '#lib/shared/dates.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import { returnReasonName } from '#lib/shared/reason-names.ts';
import { slotName } from '#lib/storefront/orders/pickup-copy.ts';
import type { OrderReturn } from '#lib/storefront/orders/returns/types.ts';
import * as m from '#messages';

/** A printed slip for the package, which identifies the return; hidden on screen. */
export function PackingSlip({ orderReturn: { number, orderNumber, lines, pickup } }: { orderReturn: OrderReturn }) {
  return (
    <section data-sheet aria-labelledby="packing-note" className="hidden print:block">
      <h2 id="packing-note" className="text-2xl">
        {m.returnsSlip()}
      </h2>
      <p className="mt-4 border border-ink p-4 text-center font-display text-4xl">{number}</p>
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt>{m.returnsSlipOrder()}</dt>
        <dd>{orderNumber}</dd>
        <dt>{m.returnsSlipFrom()}</dt>
        <dd>
          {pickup.address.fullName}, {pickup.address.city} {pickup.address.pincode}
        </dd>
        <dt>{m.ordersPickup()}</dt>
        <dd>
          {formatDay(pickup.day)}, {slotName(pickup.slot)}
        </dd>
      </dl>
      <table className="mt-6 w-full text-left">
        <thead>
          <tr className="border-ink border-b">
            <th className="py-2 font-medium">{m.returnsSlipItem()}</th>
            <th className="py-2 font-medium">{m.returnsReason()}</th>
            <th className="py-2 text-right font-medium">{m.returnsSlipQuantity()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, title, sizeName, reason, quantity }) => (
            <tr key={id} className="border-line border-b">
              <td className="py-2">
                {sizeName === null ? title : m.returnsItemSize({ title, size: localSize(sizeName) })}
              </td>
              <td className="py-2">{returnReasonName(reason)}</td>
              <td className="py-2 text-right tabular-nums">{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6">{m.returnsSlipPack({ number })}</p>
    </section>
  );
}
