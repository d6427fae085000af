import { RING_SIZES, ringCircumference, ringDiameter } from '#lib/storefront/catalogue/size-guide/ring-size.ts';
import * as m from '#messages';

const CELL = 'py-2 pr-6 text-left font-normal tabular-nums';
const HEAD = 'py-2 pr-6 text-left align-bottom font-medium text-sm';
/** The number of sizes in each of the two tables of a wide screen. */
const HALF = Math.ceil(RING_SIZES.length / 2);

/** All ring sizes with their lengths, in two tables on a wide screen. */
export function RingTable() {
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      <Half sizes={RING_SIZES.slice(0, HALF)} caption={m.sizeGuideRingTable()} />
      <Half sizes={RING_SIZES.slice(HALF)} caption={m.sizeGuideLargerSizes()} />
    </div>
  );
}

function Half({ sizes, caption }: { sizes: readonly number[]; caption: string }) {
  return (
    <table className="w-full self-start">
      <caption className="pb-2 text-left text-muted text-sm">{caption}</caption>
      <thead>
        <tr className="border-ink border-b">
          <th scope="col" className={HEAD}>
            {m.sizeGuideIndianSizeHead()}
          </th>
          <th scope="col" className={HEAD}>
            {m.sizeGuideAroundFinger()}
          </th>
          <th scope="col" className={HEAD}>
            {m.sizeGuideInnerWidth()}
          </th>
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size} className="border-line border-b">
            <th scope="row" className={CELL}>
              {size}
            </th>
            <td className={CELL}>{m.sizeGuideMillimetres({ length: ringCircumference(size) })}</td>
            <td className={CELL}>{m.sizeGuideMillimetres({ length: ringDiameter(size).toFixed(1) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
