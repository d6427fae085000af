import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PasteGrid } from '../../../parts/paste-grid.tsx';
import { STONE_COLUMNS, stoneCells, stonesOf, stonesOfCells } from './stone-rows.ts';

interface StoneFieldsProps {
  value: unknown;
  onChange: (stones: unknown) => void;
  /** By the paths inside the stones, such as `0.Carat`. */
  problems: ReadonlyMap<string, string>;
  isDisabled: boolean;
}

/** The stones of a piece of jewellery, a row each. */
export function StoneFields({ value, onChange, problems, isDisabled }: StoneFieldsProps) {
  const stones = stonesOf(value);
  const [typed, setTyped] = useState(() => stoneCells(stones));
  const cells = JSON.stringify(stonesOfCells(typed)) === JSON.stringify(stones) ? typed : stoneCells(stones);
  function change(next: string[][]) {
    setTyped(next);
    onChange(next.length === 0 ? undefined : stonesOfCells(next));
  }
  return (
    <Stack role="group" aria-label="Stones" spacing={1}>
      <Typography variant="h3">Stones</Typography>
      <PasteGrid
        label="Stones"
        columns={STONE_COLUMNS.map(({ title }) => title)}
        rows={cells}
        onChange={change}
        cellProblemOf={(row, column) =>
          problems.get(`${row}.${STONE_COLUMNS[column]?.field}`) ??
          (column === 0 ? (problems.get(String(row)) ?? '') : '')
        }
        isWide={(column) => column === 0 || column === 2}
        isDisabled={isDisabled}
        addLabel="Add a stone"
        {...(!isDisabled && {
          actions: (row) => (
            <Button
              size="small"
              color="error"
              aria-label={`Remove stone ${row + 1}`}
              onClick={() => change(cells.toSpliced(row, 1))}
              sx={{ minWidth: 40 }}
            >
              ×
            </Button>
          ),
        })}
      />
      {problems.has('') && <FormHelperText error>{problems.get('')}</FormHelperText>}
    </Stack>
  );
}
