import Chip from '@mui/material/Chip';

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
  const color = state in COLOURS ? COLOURS[state as keyof typeof COLOURS] : 'default';
  return <Chip size="small" variant="outlined" color={color} label={label} />;
}
