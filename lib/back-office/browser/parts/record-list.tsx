import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { theme } from '../theme.ts';

/** A column of a list. */
export interface RecordColumn<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  numeric?: boolean;
}

/** What rows do with something that is dragged. */
export interface RowDrop<Row> {
  /** Whether something is dragged that a row takes. */
  isWaiting: boolean;
  onDrop: (row: Row) => void;
}

interface RecordListProps<Row> {
  /** What the list holds, for screen readers. */
  label: string;
  rows: readonly Row[];
  /** A text of its own for each row. */
  keyOf: (row: Row) => string;
  columns: readonly RecordColumn<Row>[];
  /** The screen of a row; its first column is the link. */
  pathOf?: (row: Row) => string;
  selection?: { chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void };
  /** On a phone nothing is dragged. */
  drop?: RowDrop<Row>;
}

/** A list of records: a table, and on a phone a card for each. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  return isNarrow ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows<Row>({ label, rows, keyOf, columns, pathOf, selection, drop }: RecordListProps<Row>) {
  const keys = rows.map(keyOf);
  const all = keys.length > 0 && keys.every((key) => selection?.chosen.has(key));
  return (
    <TableContainer component={Paper} tabIndex={0} role="group" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={all}
                  onChange={() => selection.onChange(new Set(all ? [] : keys))}
                  slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
                />
              </TableCell>
            )}
            {columns.map(({ title, numeric }) => (
              <TableCell key={title} align={numeric ? 'right' : 'left'}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={keyOf(row)}
              hover
              onDragOver={(event) => drop?.isWaiting && event.preventDefault()}
              onDrop={() => drop?.isWaiting && drop.onDrop(row)}
            >
              {selection && (
                <TableCell padding="checkbox">
                  <Choice id={keyOf(row)} selection={selection} />
                </TableCell>
              )}
              {columns.map(({ title, cell, numeric }, at) => (
                <TableCell key={title} align={numeric ? 'right' : 'left'} sx={{ py: 1.25 }}>
                  {at === 0 && pathOf ? <RecordLink to={pathOf(row)}>{cell(row)}</RecordLink> : cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cards<Row>({ label, rows, keyOf, columns, pathOf, selection }: RecordListProps<Row>) {
  const [first, ...rest] = columns;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {rows.map((row) => (
        <Paper component="li" key={keyOf(row)} sx={{ p: 1.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, minHeight: 36 }}>
            {selection && <Choice id={keyOf(row)} selection={selection} />}
            {first && (pathOf ? <RecordLink to={pathOf(row)}>{first.cell(row)}</RecordLink> : first.cell(row))}
          </Box>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(6rem, auto) 1fr', columnGap: 2, rowGap: 0.5 }}
          >
            {rest.map(({ title, cell }) => {
              const content = cell(row);
              // A name without a value says nothing.
              if (content === '' || content === null || content === undefined) return null;
              return (
                <Box key={title} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {title}
                  </Box>
                  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    {content}
                  </Box>
                </Box>
              );
            })}
          </Box>
        </Paper>
      ))}
    </Box>
  );
}

function Choice({ id, selection }: { id: string; selection: NonNullable<RecordListProps<unknown>['selection']> }) {
  const { chosen, onChange } = selection;
  return (
    <Checkbox
      checked={chosen.has(id)}
      onChange={() =>
        onChange(chosen.has(id) ? new Set([...chosen].filter((key) => key !== id)) : new Set([...chosen, id]))
      }
      slotProps={{ input: { 'aria-label': `Select ${id}` } }}
    />
  );
}

function RecordLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} sx={{ fontWeight: 600, display: 'inline-block', py: 0.5 }}>
      {children}
    </Link>
  );
}
