/** The mark shown on every page of a test payment. */
export function TestPayment() {
  return (
    <div className="border border-warning p-4 text-warning">
      <p className="font-medium">Test payment</p>
      <p className="mt-1 text-sm">This is a test store. No money is charged.</p>
    </div>
  );
}
