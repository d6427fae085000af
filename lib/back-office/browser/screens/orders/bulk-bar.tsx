import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callShop, newChangeKey } from '../../api/call.ts';
import { problemText } from '../../api/problem-text.ts';
import { slipPath } from './order-files.ts';

interface BulkBarProps {
  /** The numbers of the chosen orders. */
  numbers: readonly string[];
  canPack: boolean;
  canPrint: boolean;
}

interface PackResult {
  number: string;
  /** Empty where it is packed now. */
  problem: string;
}

/** What can be done with several orders at once: mark them as packed, one after the other, and print their packing slips. */
export function BulkBar({ numbers, canPack, canPrint }: BulkBarProps) {
  const client = useQueryClient();
  const [results, setResults] = useState<readonly PackResult[]>([]);
  const [isPacking, setPacking] = useState(false);
  if (numbers.length === 0) return null;
  async function packAll() {
    setPacking(true);
    const made: PackResult[] = [];
    for (const number of numbers) {
      const problem = await callShop('AdvanceOrder', {
        OrderNumber: number,
        Step: 'pack',
        IdempotencyKey: newChangeKey(),
      }).then(() => '', problemText);
      made.push({ number, problem });
      setResults([...made]);
    }
    setPacking(false);
    await client.invalidateQueries();
  }
  return (
    <Paper component="section" aria-label="Selected orders" sx={{ p: 1.5 }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography role="status">
          {numbers.length === 1 ? '1 order selected' : `${numbers.length} orders selected`}
        </Typography>
        {canPack && (
          <Button variant="contained" onClick={() => void packAll()} loading={isPacking}>
            Mark as packed
          </Button>
        )}
        {canPrint &&
          numbers.map((number) => (
            <Link key={number} href={slipPath(number)} target="_blank" rel="noreferrer" sx={{ py: 1 }}>
              Slip of {number}
            </Link>
          ))}
      </Stack>
      {results.map(({ number, problem }) => (
        <Alert key={number} severity={problem === '' ? 'success' : 'warning'} variant="outlined" sx={{ mt: 1 }}>
          {number}: {problem === '' ? 'packed.' : problem}
        </Alert>
      ))}
    </Paper>
  );
}
