import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { cellsOf, withPasted } from './pasted-cells.ts';

interface PasteGridProps {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  onChange: (rows: string[][]) => void;
  /** What is wrong with a row, counted from 0; empty where nothing is. */
  problemOf: (row: number) => string;
}

/** A grid to type or paste into, as in a spreadsheet: arrows and Enter move between rows, and a pasted range fills cells. */
export function PasteGrid({ label, columns, rows, onChange, problemOf }: PasteGridProps) {
  const set = (row: number, column: number, text: string) =>
    onChange(withPasted(rows, [[text]], row, column, columns.length));
  const onPaste = (event: ClipboardEvent, row: number, column: number) => {
    const pasted = cellsOf(event.clipboardData.getData('text/plain'));
    if (pasted.length === 1 && pasted[0]?.length === 1) return;
    event.preventDefault();
    onChange(withPasted(rows, pasted, row, column, columns.length));
  };
  return (
    <Stack spacing={1}>
      <TableContainer component={Paper} role="group" aria-label={label} tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              {columns.map((title) => (
                <TableCell key={title}>{title}</TableCell>
              ))}
              <TableCell>Check</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of the grid is its place, as in a spreadsheet
              <TableRow key={row}>
                <TableCell>{row + 1}</TableCell>
                {columns.map((title, column) => (
                  <TableCell key={title} sx={{ py: 0.25 }}>
                    <InputBase
                      value={cells[column] ?? ''}
                      onChange={(event) => set(row, column, event.target.value)}
                      onPaste={(event) => onPaste(event, row, column)}
                      onKeyDown={moveFocus}
                      inputProps={{
                        'aria-label': `${title} of row ${row + 1}`,
                        'data-cell': `${row}:${column}`,
                        autoComplete: 'off',
                      }}
                      sx={{ width: '100%', minWidth: 90, border: 1, borderColor: 'divider', borderRadius: 1, px: 1 }}
                    />
                  </TableCell>
                ))}
                <TableCell sx={{ color: 'error.main' }}>{problemOf(row)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button
        sx={{ alignSelf: 'start' }}
        onClick={() => onChange([...rows.map((cells) => [...cells]), columns.map(() => '')])}
      >
        Add a row
      </Button>
    </Stack>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** Moves to the same column of the row above or below. */
function moveFocus(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const step = STEPS[event.key];
  const [row, column] = (event.currentTarget.getAttribute('data-cell') ?? '').split(':').map(Number);
  if (step === undefined || row === undefined) return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>(`[data-cell="${row + step}:${column}"]`)?.focus();
}
