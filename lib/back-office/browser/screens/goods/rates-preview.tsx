import Stack from '@mui/material/Stack';
import { metalRateName } from '#lib/contract/metal-vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { RecordList } from '../../parts/record-list.tsx';

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
          ]}
        />
      )}
      {Products.length > 0 && (
        <RecordList
          label="Prices that change"
          rows={Products}
          keyOf={({ ProductCode }) => ProductCode}
          columns={[
            { title: 'Product', cell: ({ ProductCode, ProductTitle }) => `${ProductTitle} (${ProductCode})` },
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
