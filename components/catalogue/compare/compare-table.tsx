import type { ComparisonGroup, ComparisonRow } from '#lib/storefront/catalogue/compare/types.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { CompareHead } from './compare-head';
import './compare.css';

interface CompareTableProps {
  products: Product[];
  groups: ComparisonGroup[];
}

/** The comparison table: one column for each product, one row for each attribute. */
export function CompareTable({ products, groups }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={m.compareRegion()} tabIndex={0} className="compare-scroll">
      <table className="compare-table" data-columns={products.length}>
        <caption className="sr-only">{m.compareCaption()}</caption>
        <CompareHead products={products} />
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={products.length + 1}>
                <span>{group.name}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <Row key={row.name} row={row} products={products} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <td className="compare-corner" />
            {products.map((product) => (
              <td key={product.code}>
                <Link
                  href={product.href}
                  aria-label={m.compareViewAndBuyNamed({ title: product.title })}
                  className={`${buttonClass('secondary')} w-full max-w-56 px-3`}
                >
                  {m.compareViewAndBuy()}
                </Link>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Row({ row, products }: { row: ComparisonRow; products: Product[] }) {
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        <span>
          {row.name}
          {row.differs && (
            <>
              {' '}
              <small className="compare-mark">{m.compareDiffers()}</small>
            </>
          )}
        </span>
      </th>
      {products.map((product, index) => (
        <td key={product.code}>{row.values[index] ?? <Unknown />}</td>
      ))}
    </tr>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">{m.compareNotStated()}</span>
    </>
  );
}
