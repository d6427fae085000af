import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { STOCK_REASONS, type StockReason } from '#lib/contract/stock-vocabulary.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { checkRows } from '../../parts/check-rows.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { useNotices } from '../../parts/notices.tsx';
import { PasteGrid } from '../../parts/paste-grid.tsx';
import { filledRows } from '../../parts/pasted-cells.ts';
import { Problem } from '../../parts/problem.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { Panel, Screen } from '../../parts/screen.tsx';
import { useCheckedChange } from '../../parts/use-checked-change.ts';
import { useTabDraft } from '../../parts/use-tab-draft.ts';
import { useWarehouses } from '../../parts/use-warehouses.ts';
import { WarehouseChoice } from '../../parts/warehouse-choice.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { TransferForm } from './transfer-form.tsx';

const COLUMNS = ['SKU', 'Pieces'] as const;
const EMPTY = Array.from({ length: 5 }, () => ['', '']);
/** The sizes of one product. */
const MOST_ASKED = 60;
type Checked = CallData<'SaveStock'>;

/** Online stock of many SKUs at once: typed, scanned or pasted, checked, and saved only then. */
export default function StockScreen() {
  // The page of a product leads here with its SKUs; what was typed before stays in the tab for the screen alone.
  const [asked] = useSearchParams();
  const [skus] = useState(() => (asked.get('skus') ?? '').split(',').filter(Boolean).slice(0, MOST_ASKED));
  const [initial] = useState(() => (skus.length > 0 ? skus.map((sku) => [sku, '']) : EMPTY));
  const [rows, setRows] = useTabDraft<string[][]>(['stock', ...skus].join(' '), initial);
  const [reason, setReason] = useState<StockReason>('count');
  const [note, setNote] = useState('');
  const warehouses = useWarehouses();
  const [chosen, setChosen] = useState('');
  const warehouse = chosen || warehouses[0]?.Code;
  const { session } = useSession();
  const { done } = useNotices();
  // A size of the product that nobody typed at stays as it is.
  const filled = filledRows(rows).filter(({ cells: [sku = '', pieces = ''] }) => pieces !== '' || !skus.includes(sku));
  const change = useCheckedChange('SaveStock', {
    request: (sending, seen) => ({
      Rows: filled.map(({ cells }, at) => ({
        ...rowOf(cells, seen?.Rows[at]),
        ...(warehouse !== undefined && { Warehouse: warehouse }),
      })),
      Reason: reason,
      Note: note,
      ...sending,
    }),
    onSaved({ Changed }) {
      done(Changed === 1 ? 'The stock of 1 SKU is changed.' : `The stock of ${Changed} SKUs is changed.`);
      setRows(initial);
    },
  });
  const { checked } = change;
  const { isSound, problemOf } = checkRows(filled, typedProblem, change.error);

  return (
    <Screen
      title="Stock"
      lead="A number is the pieces that can be sold online from now on. With a sign it is a change: +5 adds five, -1 takes one away."
    >
      {change.error && <Problem error={change.error} />}
      {warehouse !== undefined && (
        <WarehouseChoice
          label="Warehouse"
          warehouses={warehouses}
          value={warehouse}
          onChange={(code) => {
            change.forget();
            setChosen(code);
          }}
        />
      )}
      <PasteGrid
        label="Stock to set"
        columns={COLUMNS}
        rows={rows}
        onChange={(next) => {
          change.forget();
          setRows(next);
        }}
        problemOf={problemOf}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'start' } }}>
        <TextField
          select
          label="Reason"
          value={reason}
          onChange={(event) => setReason(STOCK_REASONS.find((one) => one === event.target.value) ?? reason)}
          sx={{ minWidth: 160 }}
        >
          {STOCK_REASONS.map((one) => (
            <MenuItem key={one} value={one}>
              {sentenceOf(one)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
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
            <RecordList
              label="What changes"
              rows={checked.Rows}
              keyOf={({ SKU }) => SKU}
              columns={[
                { title: 'SKU', cell: ({ SKU }) => SKU },
                { title: 'Before', numeric: true, cell: ({ QuantityBefore }) => QuantityBefore },
                { title: 'After', numeric: true, cell: ({ Quantity }) => Quantity },
              ]}
            />
            <Button variant="contained" loading={change.isPending} onClick={change.save} sx={{ alignSelf: 'start' }}>
              Save this stock
            </Button>
          </Stack>
        </Panel>
      )}
      {warehouses.length > 0 && mayCall(session, 'TransferStock') && <TransferForm warehouses={warehouses} />}
    </Screen>
  );
}

function typedProblem([sku = '', pieces = '']: readonly string[]): string {
  if (sku === '' && pieces === '') return '';
  if (sku === '') return 'Which SKU?';
  return /^[+-]?\d{1,7}$/.test(pieces) ? '' : 'Write a whole number.';
}

/** A row of the call. What was checked is saved only over the quantity that was seen then. */
function rowOf([SKU = '', pieces = '']: readonly string[], seen: Checked['Rows'][number] | undefined) {
  const quantity = /^[+-]/.test(pieces) ? { Change: Number(pieces) } : { Quantity: Number(pieces) };
  return { SKU, ...quantity, ...(seen && { ExpectedQuantity: seen.QuantityBefore }) };
}
