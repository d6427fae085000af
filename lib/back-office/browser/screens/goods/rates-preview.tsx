import Stack from '@mui/material/Stack';
import { metalRateName } from '#lib/contract/metal-vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { RecordList } from '../../parts/record-list.tsx';

type ListedProduct = CallData<'SaveMetalRates'>['Products'][number];

/** A line for a product, or one for each of its sizes where they do not all do the same. */
function linesOf({ ProductCode, ProductTitle, Sizes, ...product }: ListedProduct) {
  const title = `${ProductTitle} (${ProductCode})`;
  if (Sizes.length === 0) return [{ key: ProductCode, title, ...product }];
  return Sizes.map(({ SKU, SizeName, ...size }) => ({
    key: SKU,
    title: SizeName === null ? title : `${title}, size ${SizeName}`,
    ...size,
  }));
}

/** What new rates do: the rates themselves, how many prices move, and the first of them. */
export function RatesPreview({ preview }: { preview: CallData<'SaveMetalRates'> }) {
  const { Rates, Totals, Products } = preview;
  return (
    <Stack spacing={2}>
      <RecordList
        label="New rates"
        rows={Rates}
        keyOf={({ Id }) => Id}
        columns={[
          { title: 'Metal', cell: ({ Id, IsDerived }) => `${metalRateName(Id)}${IsDerived ? ' (follows)' : ''}` },
          { title: 'Before', numeric: true, cell: ({ Before }) => (Before === null ? 'none' : formatPaise(Before)) },
          { title: 'After', numeric: true, cell: ({ RatePerGram }) => formatPaise(RatePerGram) },
        ]}
      />
      {Totals && (
        <FactList
          facts={[
            ['Jewellery', Totals.Products],
            ['Up', Totals.Up],
            ['Down', Totals.Down],
            ['Same', Totals.Same],
            ['Keeps its price', Totals.Kept],
            ['Large moves', Totals.Jumps],
            ['Sizes with a price set by hand', Totals.SizesByHand],
          ]}
        />
      )}
      {Products.length > 0 && (
        <RecordList
          label="Prices that change"
          rows={Products.flatMap(linesOf)}
          keyOf={({ key }) => key}
          columns={[
            { title: 'Product', cell: ({ title }) => title },
            { title: 'Before', numeric: true, cell: ({ PriceBefore }) => formatPaise(PriceBefore) },
            {
              title: 'After',
              numeric: true,
              cell: ({ Price, Reason }) => (Price === null ? Reason : formatPaise(Price)),
            },
          ]}
        />
      )}
    </Stack>
  );
}
