import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { typedText } from '../../../parts/fields/typed-number.ts';
import { OrderButtons } from '../../../parts/order-buttons.tsx';
import { PasteGrid } from '../../../parts/paste-grid.tsx';
import { withMoved } from '../../../parts/with-moved.ts';
import { skuCellProblem, skuCells, skuColumns, skusOf, skusOfCells, statesWeights } from './sku-rows.ts';

type Fields = Readonly<Record<string, unknown>>;

interface SkuFieldsProps {
  fields: Fields;
  /** The SKUs that are stored: their pieces are changed on the screen of stock, where no sale is lost. */
  stored: ReadonlySet<string>;
  onChange: (skus: Fields[]) => void;
  /** By the paths inside `Skus`, such as `0.Price`. */
  problems: ReadonlyMap<string, string>;
  isDisabled: boolean;
}

/** The sizes of a product with their SKUs, prices and pieces, in a grid that takes a range of a spreadsheet. */
export function SkuFields({ fields, stored, onChange, problems, isDisabled }: SkuFieldsProps) {
  const skus = skusOf(fields.Skus);
  const isJewellery = fields.RootCategory === 'Jewellery';
  const [hasWeights, setWeights] = useState(isJewellery && statesWeights(skus));
  const columns = skuColumns(hasWeights);
  // What is typed stays as it is typed while it means what is stated.
  const [typed, setTyped] = useState(() => skuCells(skus, columns));
  const means = JSON.stringify(skusOfCells(typed, columns, skus));
  const cells = means === JSON.stringify(skus) ? typed : skuCells(skus, columns);

  function change(next: string[][]) {
    setTyped(next);
    onChange(skusOfCells(next, columns, skus));
  }
  function reorder(next: Fields[]) {
    setTyped(skuCells(next, columns));
    onChange(next);
  }
  const isStored = (row: number) => stored.has(typedText(skus[row]?.SKU));
  return (
    <Stack role="group" aria-label="Sizes" spacing={1}>
      <Typography variant="h3">Sizes, prices and pieces</Typography>
      <Typography color="text.secondary" variant="body2">
        A range copied from a spreadsheet can be pasted into any cell. An empty MRP or price is that of the product
        above.
        {stored.size > 0 && (
          <>
            {' '}
            The pieces of sizes that are on sale are changed on the screen{' '}
            <Link component={RouterLink} to={`/stock?skus=${[...stored].join(',')}`} underline="always">
              Stock
            </Link>
            , where no sale in the meantime is lost.
          </>
        )}
      </Typography>
      {isJewellery && (
        <FormControlLabel
          control={<Checkbox checked={hasWeights} onChange={(_event, next) => setWeights(next)} />}
          label="Weights and making charges that differ by size"
        />
      )}
      <PasteGrid
        label="Sizes, prices and pieces"
        columns={columns.map(({ title }) => title)}
        rows={cells}
        onChange={change}
        isWide={(column) => columns[column]?.field === 'SKU'}
        cellProblemOf={(row, column) => {
          const { [column]: one } = columns;
          const refused =
            problems.get(`${row}.${one?.field}`) ?? (column === 0 ? problems.get(String(row)) : undefined);
          return one ? (refused ?? skuCellProblem(skus, row, one)) : '';
        }}
        isLocked={(row, column) => columns[column]?.field === 'StoreQuantity' && isStored(row)}
        placeholderOf={(column) => {
          const field = columns[column]?.field ?? '';
          return field === 'MRP' || field === 'Price' ? typedText(fields[field]) : '';
        }}
        isDisabled={isDisabled}
        addLabel="Add a size"
        {...(!isDisabled && {
          actions: (row) => (
            <>
              <OrderButtons
                name={`size ${row + 1}`}
                at={row}
                count={skus.length}
                onMove={(to) => reorder(withMoved(skus, row, to))}
              />
              <Button
                size="small"
                color="error"
                aria-label={`Remove size ${row + 1}`}
                disabled={skus.length === 1}
                sx={{ minWidth: 40 }}
                onClick={() => reorder(skus.toSpliced(row, 1))}
              >
                ×
              </Button>
            </>
          ),
        })}
      />
      {problems.has('') && <FormHelperText error>{problems.get('')}</FormHelperText>}
    </Stack>
  );
}
