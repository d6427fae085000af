import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useChange } from '../../api/use-call.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { PasteGrid } from '../../parts/paste-grid.tsx';
import { filledRows } from '../../parts/pasted-cells.ts';
import { Problem } from '../../parts/problem.tsx';
import { Panel } from '../../parts/screen.tsx';
import { useTabDraft } from '../../parts/use-tab-draft.ts';

const COLUMNS = ['SKU', 'Pieces'] as const;
const EMPTY = Array.from({ length: 3 }, () => ['', '']);

/** Sets what a store has: the rows alone, or everything, so that what they do not name is gone. */
export function StoreStockForm({ code }: { code: string }) {
  const [rows, setRows] = useTabDraft<string[][]>(`store-stock ${code}`, EMPTY);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const change = useChange('SetStoreStock');
  const { done } = useNotices();
  const filled = filledRows(rows);
  const isSound = filled.length > 0 && filled.every(({ cells }) => typedProblem(cells) === '');

  async function save(Whole: boolean) {
    const Stock = filled.map(({ cells: [SKU = '', pieces = ''] }) => ({ SKU, Quantity: Number(pieces) }));
    // What went wrong stands above the grid.
    const answer = await change.mutateAsync({ StoreCode: code, Stock, Whole }).catch(() => null);
    if (!answer) return;
    setUnknown(answer.Unknown);
    // What is not known stays to be corrected. If the rows are all that the store has, all stay: alone those would empty it.
    const left = filled.filter(({ cells: [SKU = ''] }) => Whole || answer.Unknown.includes(SKU));
    setRows(answer.Unknown.length > 0 ? left.map(({ cells }) => [...cells]) : EMPTY);
    done(answer.Saved === 1 ? 'The stock of 1 SKU is saved.' : `The stock of ${answer.Saved} SKUs is saved.`);
  }

  return (
    <Panel title="Set what it has">
      <Stack spacing={2}>
        <Typography color="text.secondary">
          Type rows, or paste a range from a spreadsheet: what lies on the shelves now, what is kept for orders
          included.
        </Typography>
        {change.error && <Problem error={change.error} />}
        {unknown.length > 0 && (
          <Alert severity="warning">The shop has no {unknown.join(', ')}: correct these rows and save them.</Alert>
        )}
        <PasteGrid
          label="Stock of the store"
          columns={COLUMNS}
          rows={rows}
          onChange={setRows}
          problemOf={(row) => typedProblem(rows[row] ?? [])}
        />
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" disabled={!isSound} loading={change.isPending} onClick={() => void save(false)}>
            Save these rows
          </Button>
          {isSound && (
            <ConfirmButton
              label="Save as all that it has"
              question="Everything else is gone?"
              isSending={change.isPending}
              onConfirm={() => void save(true)}
            />
          )}
        </Stack>
      </Stack>
    </Panel>
  );
}

function typedProblem([sku = '', pieces = '']: readonly string[]): string {
  if (sku === '' && pieces === '') return '';
  if (sku === '') return 'Which SKU?';
  return /^\d{1,5}$/.test(pieces) && Number(pieces) <= 10_000 ? '' : 'Write a number of pieces.';
}
