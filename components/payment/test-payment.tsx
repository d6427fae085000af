import * as m from '#messages';

/** The mark shown on every page of a test payment. */
export function TestPayment() {
  return (
    <div className="border border-warning p-4 text-warning">
      <p className="font-medium">{m.paymentTestTitle()}</p>
      <p className="mt-1 text-sm">{m.paymentTestText()}</p>
    </div>
  );
}
