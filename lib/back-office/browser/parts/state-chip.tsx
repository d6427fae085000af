import Chip from '@mui/material/Chip';
import { wordFor } from './word-for.ts';

const COLOURS = {
  confirmed: 'warning',
  requested: 'warning',
  'payment-pending': 'default',
  packed: 'info',
  approved: 'info',
  shipped: 'info',
  'picked-up': 'info',
  'out-for-delivery': 'info',
  'ready-to-collect': 'info',
  'quality-passed': 'info',
  delivered: 'success',
  received: 'warning',
  inspecting: 'info',
  'estimate-declined': 'warning',
  'in-repair': 'info',
  ready: 'info',
  closed: 'success',
  returned: 'error',
  refunded: 'success',
  exchanged: 'success',
  cancelled: 'default',
  refused: 'default',
  withdrawn: 'default',
  'quality-failed': 'error',
  'sent-back': 'default',
} as const;

/** A state with its colour; the words alone say it, too. */
export function StateChip({ state, label }: { state: string; label: string }) {
  return <Chip size="small" variant="outlined" color={wordFor(COLOURS, state) ?? 'default'} label={label} />;
}
