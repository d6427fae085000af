import { RING_SIZES, ringCircumference, ringDiameter } from '#lib/storefront/catalogue/size-guide/ring-size.ts';

const CELL = 'py-2 pr-6 text-left font-normal tabular-nums';
const HEAD = 'py-2 pr-6 text-left align-bottom font-medium text-sm';
/** The number of sizes in each of the two tables of a wide screen. */
const HALF = Math.ceil(RING_SIZES.length / 2);

/** All ring sizes with their lengths, in two tables on a wide screen. */
export function RingTable() {
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      <Half sizes={RING_SIZES.slice(0, HALF)} caption="Indian ring sizes in millimetres" />
      <Half sizes={RING_SIZES.slice(HALF)} caption="Larger sizes" />
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
            Indian size
          </th>
          <th scope="col" className={HEAD}>
            Around the finger
          </th>
          <th scope="col" className={HEAD}>
            Inner width
          </th>
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size} className="border-line border-b">
            <th scope="row" className={CELL}>
              {size}
            </th>
            <td className={CELL}>{ringCircumference(size)} mm</td>
            <td className={CELL}>{ringDiameter(size).toFixed(1)} mm</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
