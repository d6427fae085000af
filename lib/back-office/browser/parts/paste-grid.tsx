import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { cellsOf, withPasted } from './pasted-cells.ts';

interface PasteGridProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  onChange: (rows: string[][]) => void;
  /** What is wrong with a row, counted from 0; empty where nothing is. Left out where each cell says it. */
  problemOf?: (row: number) => string;
  /** Columns whose texts are long. */
  isWide?: (column: number) => boolean;
  /** What is wrong with a cell; empty where nothing is. */
  cellProblemOf?: (row: number, column: number) => string;
  /** Cells that show what stands elsewhere and are not typed into. */
  isLocked?: (row: number, column: number) => boolean;
  /** What an empty cell stands for. */
  placeholderOf?: (column: number) => string;
  /** Buttons at the end of a row. */
  actions?: (row: number) => ReactNode;
  isDisabled?: boolean;
  addLabel?: string;
}

/** On a phone each row is a card, and each cell has its title. */
const CARDS = {
  '& table, & tbody, & tr, & td': { display: { xs: 'block', sm: 'revert' } },
  '& thead': { display: { xs: 'none', sm: 'table-header-group' } },
  '& tr': { p: { xs: 1, sm: 0 }, borderBottom: { xs: '1px solid var(--mui-palette-divider)', sm: 0 } },
  '& td': { border: { xs: 0, sm: undefined } },
  '& td[data-title]': {
    display: { xs: 'grid', sm: 'revert' },
    gridTemplateColumns: '7rem 1fr',
    alignItems: 'center',
    '&::before': { content: { xs: 'attr(data-title)', sm: 'none' }, color: 'text.secondary' },
  },
};

/** A grid to type or paste into, as in a spreadsheet: arrows and Enter move between rows, and a pasted range fills cells. */
export function PasteGrid(props: PasteGridProps) {
  const { label, columns, rows, onChange, problemOf, actions, isDisabled = false, addLabel = 'Add a row' } = props;
  const id = useId();
  return (
    <Stack spacing={1}>
      <TableContainer component={Paper} role="group" aria-label={label} tabIndex={0} sx={CARDS} data-grid={id}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              {columns.map((title) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
              {problemOf && <TableCell>Check</TableCell>}
              {actions && <TableCell>Order</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((_cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of the grid is its place, as in a spreadsheet
              <TableRow key={row}>
                <TableCell>{row + 1}</TableCell>
                {columns.map((title, column) => (
                  <TableCell key={title} data-title={title} sx={{ py: 0.25, px: { sm: 0.5 } }}>
                    <Cell {...props} gridId={id} row={row} column={column} />
                  </TableCell>
                ))}
                {problemOf && <TableCell sx={{ color: 'error.main' }}>{problemOf(row)}</TableCell>}
                {actions && <TableCell sx={{ whiteSpace: 'nowrap' }}>{actions(row)}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {!isDisabled && (
        <Button
          sx={{ alignSelf: 'start' }}
          onClick={() => onChange([...rows.map((cells) => [...cells]), columns.map(() => '')])}
        >
          {addLabel}
        </Button>
      )}
    </Stack>
  );
}

interface CellProps extends PasteGridProps {
  gridId: string;
  row: number;
  column: number;
}

function Cell({ gridId, row, column, ...props }: CellProps) {
  const { columns, rows, onChange, cellProblemOf, isLocked, placeholderOf, isWide, isDisabled = false } = props;
  const problem = cellProblemOf?.(row, column) ?? '';
  const problemId = `${gridId}-${row}-${column}`;
  const locked = isLocked?.(row, column) ?? false;
  const paste = (event: ClipboardEvent) => {
    const pasted = cellsOf(event.clipboardData.getData('text/plain'));
    if (pasted.length === 1 && pasted[0]?.length === 1) return;
    event.preventDefault();
    onChange(withPasted(rows, pasted, row, column, columns.length));
  };
  return (
    <>
      <InputBase
        value={rows[row]?.[column] ?? ''}
        onChange={(event) => onChange(withPasted(rows, [[event.target.value]], row, column, columns.length))}
        onPaste={paste}
        onKeyDown={moveFocus}
        readOnly={locked}
        disabled={isDisabled}
        placeholder={placeholderOf?.(column) ?? ''}
        inputProps={{
          'aria-label': `${columns[column]} of row ${row + 1}`,
          'aria-invalid': problem !== '',
          ...(problem !== '' && { 'aria-describedby': problemId }),
          'data-cell': `${row}:${column}`,
          autoComplete: 'off',
        }}
        sx={{
          width: '100%',
          minWidth: isWide?.(column) ? 140 : 76,
          border: 1,
          borderColor: problem === '' ? 'divider' : 'error.main',
          borderRadius: 1,
          px: 1,
          ...(locked && { bgcolor: 'action.hover' }),
        }}
      />
      {problem !== '' && (
        <FormHelperText id={problemId} error sx={{ gridColumn: 2 }}>
          {problem}
        </FormHelperText>
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** Moves to the same column of the row above or below. */
function moveFocus(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const step = STEPS[event.key];
  const [row, column] = (event.currentTarget.getAttribute('data-cell') ?? '').split(':').map(Number);
  if (step === undefined || row === undefined) return;
  event.preventDefault();
  const grid = event.currentTarget.closest('[data-grid]');
  grid?.querySelector<HTMLInputElement>(`[data-cell="${row + step}:${column}"]`)?.focus();
}
