import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type CallData, newChangeKey } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { PasteGrid } from '../../parts/paste-grid.tsx';
import { filledRows } from '../../parts/pasted-cells.ts';
import { Problem } from '../../parts/problem.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { rowProblems } from '../../parts/row-problems.ts';
import { Panel } from '../../parts/screen.tsx';
import { WarehouseChoice } from '../../parts/warehouse-choice.tsx';

const COLUMNS = ['SKU', 'Pieces'] as const;
const EMPTY = Array.from({ length: 3 }, () => ['', '']);

/** Pieces that go from one warehouse to another: checked, and moved only then. */
export function TransferForm({ warehouses }: { warehouses: CallData<'Warehouses'> }) {
  const [from, setFrom] = useState(warehouses[0]?.Code ?? '');
  const [to, setTo] = useState(warehouses[1]?.Code ?? '');
  const [rows, setRows] = useState<string[][]>(EMPTY);
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState<CallData<'TransferStock'> | null>(null);
  const [key, setKey] = useState(newChangeKey);
  const change = useChange('TransferStock');
  const { done } = useNotices();
  const filled = filledRows(rows);
  const refused = rowProblems(change.error);
  const problemOf = (row: number) =>
    (filled.some(({ at }) => at === row) && typedProblem(rows[row] ?? [])) ||
    (refused.get(filled.findIndex(({ at }) => at === row)) ?? '');
  const isSound = from !== to && filled.length > 0 && filled.every(({ cells }) => typedProblem(cells) === '');

  async function send(isDry: boolean) {
    const answer = await change
      .mutateAsync({
        Rows: filled.map(({ cells: [SKU = '', pieces = ''] }) => ({
          SKU,
          From: from,
          To: to,
          Quantity: Number(pieces),
        })),
        DryRun: isDry,
        Note: note,
        IdempotencyKey: key,
      })
      // What went wrong stands above the grid.
      .catch(() => null);
    if (!answer) return setChecked(null);
    setKey(newChangeKey());
    if (isDry) return setChecked(answer);
    done(answer.Saved === 1 ? 'The pieces of 1 row are moved.' : `The pieces of ${answer.Saved} rows are moved.`);
    setChecked(null);
    setRows(EMPTY);
  }

  /** Any change has to be checked again. */
  const again =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setChecked(null);
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
            disabled={!isSound}
            loading={change.isPending}
            onClick={() => void send(true)}
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
            <Button
              variant="contained"
              loading={change.isPending}
              onClick={() => void send(false)}
              sx={{ alignSelf: 'start' }}
            >
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
