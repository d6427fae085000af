import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formatMoment, formatTime } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { sentenceOf } from './labels.ts';
import type { KeptFields } from './use-kept-draft.ts';

interface DraftOfferProps {
  kept: KeptFields;
  /** The version that is stored now. */
  version: number;
  onRestore: (fields: Readonly<Record<string, unknown>>) => void;
  /** The name of a field for people; its own words unless given. */
  nameOf?: (field: string) => string;
}

/** Offers the unsaved changes of an earlier time, to be restored or discarded. */
export function DraftOffer({ kept, version, onRestore, nameOf = sentenceOf }: DraftOfferProps) {
  const { offer, isKept, restore, discard } = kept;
  if (!isKept) {
    return (
      <Alert severity="warning">
        This browser has no room to keep what you type. Save it before you close the tab.
      </Alert>
    );
  }
  if (!offer) return null;
  return (
    <Alert
      severity="info"
      role="region"
      aria-label="Unsaved changes"
      action={
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'flex-start', whiteSpace: 'nowrap' }}>
          <Button color="inherit" size="small" onClick={() => onRestore(restore())}>
            Restore
          </Button>
          <Button color="inherit" size="small" onClick={discard}>
            Discard
          </Button>
        </Stack>
      }
    >
      Restore your unsaved changes from {timeText(offer.at, Date.now())}? They change{' '}
      {[...new Set(Object.keys(offer.fields).map(nameOf))].join(', ')}.
      {offer.version !== version && ' It was saved by somebody since: look at both before you save yours.'}
    </Alert>
  );
}

/** A time of today by its hour, another one with its day. */
function timeText(at: number, now: number): string {
  return dayInIndia(at) === dayInIndia(now) ? formatTime(at) : formatMoment(at);
}
