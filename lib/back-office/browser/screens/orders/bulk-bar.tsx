import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PAPER_KINDS, type PaperKind } from '#lib/contract/print-vocabulary.ts';
import { callShop, newChangeKey } from '../../api/call.ts';
import { problemText } from '../../api/problem-text.ts';
import { courierLabelPath, printPath } from './order-files.ts';
import { useParcelBox } from './use-parcel-box.ts';

interface BulkBarProps {
  /** The numbers of the chosen orders. */
  numbers: readonly string[];
  canPack: boolean;
  canBook: boolean;
  /** The papers that the role may print. */
  papers: readonly PaperKind[];
}

const PAPERS: Readonly<Record<PaperKind, string>> = {
  'packing-slips': 'packing slips',
  labels: '4 by 6 labels',
  invoices: 'tax invoices',
};

interface BulkResult {
  number: string;
  /** What was done; empty where there is a problem. */
  done: string;
  problem: string;
  /** The booking at the courier whose label can be printed. */
  booking?: string;
}

/**
 * What can be done with several orders at once: mark them as packed or book the courier for them, one after the other, and print
 * each kind of their papers as one document.
 */
export function BulkBar({ numbers, canPack, canBook, papers }: BulkBarProps) {
  const client = useQueryClient();
  const [box] = useParcelBox();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [running, setRunning] = useState<'pack' | 'book' | null>(null);
  if (numbers.length === 0) return null;
  async function forAll(what: 'pack' | 'book', work: (number: string) => Promise<Omit<BulkResult, 'number'>>) {
    setRunning(what);
    const made: BulkResult[] = [];
    for (const number of numbers) {
      const result = await work(number).catch((error: unknown) => ({ done: '', problem: problemText(error) }));
      made.push({ number, ...result });
      setResults([...made]);
    }
    setRunning(null);
    await client.invalidateQueries();
  }
  const packAll = () =>
    forAll('pack', async (number) => {
      await callShop('AdvanceOrder', { OrderNumber: number, Step: 'pack', IdempotencyKey: newChangeKey() });
      return { done: 'packed.', problem: '' };
    });
  const bookAll = () =>
    forAll('book', async (number) => {
      const booked = await callShop('BookCourier', { OrderNumber: number, ...box, IdempotencyKey: newChangeKey() });
      const isBooked = booked.State === 'booked';
      const done = isBooked ? `${booked.Courier} ${booked.AWB}.` : 'the courier was asked, and has not answered yet.';
      return { done, problem: '', ...(isBooked && { booking: booked.BookingId }) };
    });
  return (
    <Paper component="section" aria-label="Selected orders" sx={{ p: 1.5 }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography role="status">
          {numbers.length === 1 ? '1 order selected' : `${numbers.length} orders selected`}
        </Typography>
        {canPack && (
          <Button
            variant="contained"
            onClick={() => void packAll()}
            loading={running === 'pack'}
            disabled={running !== null}
          >
            Mark as packed
          </Button>
        )}
        {canBook && (
          <Button
            variant="outlined"
            onClick={() => void bookAll()}
            loading={running === 'book'}
            disabled={running !== null}
          >
            Book courier ({box.WeightGrams} g)
          </Button>
        )}
        {PAPER_KINDS.filter((kind) => papers.includes(kind)).map((kind) => (
          <Button key={kind} variant="outlined" href={printPath(kind, numbers)} target="_blank" rel="noreferrer">
            Print {PAPERS[kind]}
          </Button>
        ))}
      </Stack>
      {results.map(({ number, done, problem, booking }) => (
        <Alert key={number} severity={problem === '' ? 'success' : 'warning'} variant="outlined" sx={{ mt: 1 }}>
          {number}: {problem === '' ? done : problem}{' '}
          {booking && (
            <Link href={courierLabelPath(number, booking)} underline="always" target="_blank" rel="noreferrer">
              Courier label of {number}
            </Link>
          )}
        </Alert>
      ))}
    </Paper>
  );
}
