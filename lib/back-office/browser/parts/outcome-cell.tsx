import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { sentenceOf } from './labels.ts';

interface OutcomeCellProps<Outcome extends string> {
  /** What was recorded; null while it is open. */
  outcome: Outcome | null;
  outcomes: readonly Outcome[];
  /** What it is about, for screen readers. */
  subject: string;
  /** Whether the role may record it. */
  mayRecord: boolean;
  onRecord: (outcome: Outcome) => void;
}

/** The outcome of a call to a shopper, or the buttons that record it. */
export function OutcomeCell<Outcome extends string>(props: OutcomeCellProps<Outcome>) {
  const { outcome, outcomes, subject, mayRecord, onRecord } = props;
  if (outcome !== null) return sentenceOf(outcome);
  if (!mayRecord) return 'Open';
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {outcomes.map((one) => (
        <Button key={one} size="small" aria-label={`${sentenceOf(one)}: ${subject}`} onClick={() => onRecord(one)}>
          {sentenceOf(one)}
        </Button>
      ))}
    </Stack>
  );
}
