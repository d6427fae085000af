import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { CallData } from '../../api/call.ts';
import { checkRows } from '../../parts/check-rows.ts';
import { useNotices } from '../../parts/notices.tsx';
import { PasteGrid } from '../../parts/paste-grid.tsx';
import { filledRows } from '../../parts/pasted-cells.ts';
import { Problem } from '../../parts/problem.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { Panel } from '../../parts/screen.tsx';
import { useCheckedChange } from '../../parts/use-checked-change.ts';
import { WarehouseChoice } from '../../parts/warehouse-choice.tsx';

const COLUMNS = ['SKU', 'Pieces'] as const;
const EMPTY = Array.from({ length: 3 }, () => ['', '']);

/** Pieces that go from one warehouse to another: checked, and moved only then. */
export function TransferForm({ warehouses }: { warehouses: CallData<'Warehouses'> }) {
  const [from, setFrom] = useState(warehouses[0]?.Code ?? '');
  const [to, setTo] = useState(warehouses[1]?.Code ?? '');
  const [rows, setRows] = useState<string[][]>(EMPTY);
  const [note, setNote] = useState('');
  const { done } = useNotices();
  const filled = filledRows(rows);
  const change = useCheckedChange('TransferStock', {
    request: (sending) => ({
      Rows: filled.map(({ cells: [SKU = '', pieces = ''] }) => ({ SKU, From: from, To: to, Quantity: Number(pieces) })),
      Note: note,
      ...sending,
    }),
    onSaved({ Saved }) {
      done(Saved === 1 ? 'The pieces of 1 row are moved.' : `The pieces of ${Saved} rows are moved.`);
      setRows(EMPTY);
    },
  });
  const { checked } = change;
  const { isSound, problemOf } = checkRows(filled, typedProblem, change.error);

  /** Any change has to be checked again. */
  const again =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      change.forget();
      set(value);
    };

  return (
    <Panel title="Transfer between warehouses">
      <Stack spacing={2}>
        {change.error && <Problem error={change.error} />}
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
          <WarehouseChoice label="From" warehouses={warehouses} value={from} onChange={again(setFrom)} />
          <WarehouseChoice label="To" warehouses={warehouses} value={to} onChange={again(setTo)} />
        </Stack>
        <PasteGrid
          label="Pieces to move"
          columns={COLUMNS}
          rows={rows}
          onChange={again(setRows)}
          problemOf={problemOf}
        />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'start' } }}>
          <TextField
            label="Note on the transfer"
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <Button
            variant={checked ? 'outlined' : 'contained'}
            disabled={!isSound || from === to}
            loading={change.isPending}
            onClick={change.check}
          >
            Check the transfer
          </Button>
        </Stack>
        {checked && (
          <>
            <RecordList
              label="What is moved"
              rows={checked.Rows}
              keyOf={({ Row }) => String(Row)}
              columns={[
                { title: 'SKU', cell: ({ SKU }) => SKU },
                { title: `Left in ${from}`, numeric: true, cell: ({ FromQuantity }) => FromQuantity },
                { title: `Then in ${to}`, numeric: true, cell: ({ ToQuantity }) => ToQuantity },
              ]}
            />
            <Button variant="contained" loading={change.isPending} onClick={change.save} sx={{ alignSelf: 'start' }}>
              Move these pieces
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function typedProblem([sku = '', pieces = '']: readonly string[]): string {
  if (sku === '' && pieces === '') return '';
  if (sku === '') return 'Which SKU?';
  return /^[1-9]\d{0,6}$/.test(pieces) ? '' : 'Write a whole number from 1.';
}
