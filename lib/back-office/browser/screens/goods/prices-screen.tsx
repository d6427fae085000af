import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { paiseOfText } from '../../parts/amount.ts';
import { checkRows } from '../../parts/check-rows.ts';
import { useNotices } from '../../parts/notices.tsx';
import { PasteGrid } from '../../parts/paste-grid.tsx';
import { filledRows } from '../../parts/pasted-cells.ts';
import { Problem } from '../../parts/problem.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { Panel, Screen } from '../../parts/screen.tsx';
import { useCheckedChange } from '../../parts/use-checked-change.ts';
import { useTabDraft } from '../../parts/use-tab-draft.ts';

const COLUMNS = ['Product code or SKU', 'Price in ₹', 'MRP in ₹ (if it changes)'] as const;
const EMPTY = Array.from({ length: 5 }, () => ['', '', '']);
type Checked = CallData<'SavePrices'>;

/** Prices of many products at once: typed or pasted, checked, and saved only then. */
export default function PricesScreen() {
  const [rows, setRows] = useTabDraft<string[][]>('prices', EMPTY);
  const [note, setNote] = useState('');
  const [force, setForce] = useState(false);
  const { done } = useNotices();
  const filled = filledRows(rows);
  const change = useCheckedChange('SavePrices', {
    request: (sending, seen) => ({
      Rows: filled.map(({ cells }, at) => rowOf(cells, seen?.Rows[at])),
      Force: force,
      Note: note,
      ...sending,
    }),
    onSaved({ Changed }) {
      done(Changed === 1 ? '1 price is changed.' : `${Changed} prices are changed.`);
      setRows(EMPTY);
    },
  });
  const { checked } = change;
  const { isSound, problemOf } = checkRows(filled, typedProblem, change.error);
  const edit = (next: string[][]) => {
    change.forget();
    setRows(next);
  };

  return (
    <Screen
      title="Prices"
      lead="Type rows, or paste a range from a spreadsheet into the first cell. Nothing changes before you have seen what it does."
    >
      {change.error && <Problem error={change.error} />}
      <PasteGrid label="Prices to set" columns={COLUMNS} rows={rows} onChange={edit} problemOf={problemOf} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <TextField
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          helperText="Why; stands beside each change"
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <FormControlLabel
          control={<Checkbox checked={force} onChange={(_event, isForced) => setForce(isForced)} />}
          label="Also prices that move by more than half"
        />
        <Button
          variant={checked ? 'outlined' : 'contained'}
          disabled={!isSound}
          loading={change.isPending}
          onClick={change.check}
        >
          Check
        </Button>
      </Stack>
      {checked && (
        <Panel title="What changes">
          <Stack spacing={2}>
            <Alert severity="info">
              {checked.Changed} of {checked.Saved} rows change a price at once.
            </Alert>
            <RecordList
              label="What changes"
              rows={checked.Rows}
              keyOf={({ Row }) => String(Row)}
              columns={[
                { title: 'Product', cell: ({ ProductCode }) => ProductCode },
                { title: 'SKUs', cell: ({ SKUs }) => SKUs.join(', ') },
                { title: 'Before', numeric: true, cell: ({ PriceBefore }) => formatPaise(PriceBefore) },
                { title: 'After', numeric: true, cell: ({ Price }) => formatPaise(Price) },
                { title: 'MRP before', numeric: true, cell: ({ MRPBefore }) => formatPaise(MRPBefore) },
                { title: 'MRP after', numeric: true, cell: ({ MRP }) => formatPaise(MRP) },
              ]}
            />
            <Button variant="contained" loading={change.isPending} onClick={change.save} sx={{ alignSelf: 'start' }}>
              Save these prices
            </Button>
          </Stack>
        </Panel>
      )}
    </Screen>
  );
}

/** What is wrong with what is typed in a row; empty where it is sound, or nothing is typed. */
function typedProblem([id = '', price = '', mrp = '']: readonly string[]): string {
  if (id === '' && price === '' && mrp === '') return '';
  if (id === '') return 'Which product?';
  if (paiseOfText(price) === null) return 'The price must be an amount.';
  return mrp !== '' && paiseOfText(mrp) === null ? 'The MRP must be an amount.' : '';
}

/** A row of the call. What was checked is saved only over the price that was seen then. */
function rowOf([id = '', price = '', mrp = '']: readonly string[], seen: Checked['Rows'][number] | undefined) {
  const mrpPaise = paiseOfText(mrp);
  return {
    Id: id,
    Price: paiseOfText(price) ?? 0,
    ...(mrpPaise !== null && { MRP: mrpPaise }),
    ...(seen?.SKUs.length === 1 && { ExpectedPrice: seen.PriceBefore }),
  };
}
