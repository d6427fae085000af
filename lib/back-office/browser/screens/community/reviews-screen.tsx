import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MODERATION_STATES, type ModerationDecision, REFUSAL_LENGTH } from '#lib/contract/review-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { useSession } from '../../shell/session-gate.tsx';

type Review = CallData<'ReviewQueue'>['Reviews'][number];

/** Reviews to read: published, or refused with a reason that their author gets. */
export default function ReviewsScreen() {
  const { filter, page, setFilters, setPage } = useListAddress();
  const state = MODERATION_STATES.find((one) => one === filter('state')) ?? 'waiting';
  const query = useCall('ReviewQueue', { State: state, Page: page });
  return (
    <Screen title="Reviews">
      <TextField
        select
        label="State"
        value={state}
        onChange={(event) => setFilters({ state: event.target.value })}
        sx={{ maxWidth: 240 }}
      >
        {MODERATION_STATES.map((one) => (
          <MenuItem key={one} value={one}>
            {sentenceOf(one)}
          </MenuItem>
        ))}
      </TextField>
      <Loaded query={query}>
        {({ Reviews, Page, TotalPages, MorePages }) => (
          <Stack spacing={2}>
            {Reviews.length === 0 ? (
              <EmptyState title={state === 'waiting' ? 'Nothing to read' : 'There are none'}>
                A customer who kept an item may review it. The review waits here until somebody has read it.
              </EmptyState>
            ) : (
              Reviews.map((review) => <ReviewCard key={review.ReviewId} review={review} />)
            )}
            <PageBar page={Page} pages={TotalPages} more={MorePages} onPage={setPage} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function ReviewCard({ review }: { review: Review }) {
  const { session } = useSession();
  const [reason, setReason] = useState('');
  const change = useChange('ModerateReview');
  const { done, failed } = useNotices();
  async function decide(Decision: ModerationDecision) {
    try {
      await change.mutateAsync({ ReviewId: review.ReviewId, Decision, Reason: reason, WrittenAt: review.WrittenAt });
      done(Decision === 'approve' ? 'The review is published.' : 'The review is refused, and its author is told why.');
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Paper component="article" sx={{ p: 2 }}>
      <Typography variant="h2">
        {review.Stars} of 5: {review.Title}
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {review.DisplayName} on {review.ProductTitle} · {formatMoment(review.WrittenAt)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{review.Text}</Typography>
      {mayCall(session, 'OperatorPhoto') &&
        review.Photos.map(({ PhotoId }, at) => (
          <Link key={PhotoId} href={`/photos/${PhotoId}`} target="_blank" rel="noreferrer" sx={{ mr: 1 }}>
            Photo {at + 1}
          </Link>
        ))}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, mt: 2 }}>
        {review.State !== 'approved' && (
          <Button variant="contained" disabled={change.isPending} onClick={() => void decide('approve')}>
            Publish
          </Button>
        )}
        {review.State !== 'refused' && (
          <>
            <TextField
              label="Reason for the author"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: REFUSAL_LENGTH } }}
              sx={{ flexGrow: 1, maxWidth: { sm: 420 } }}
            />
            <Button
              variant="outlined"
              color="error"
              disabled={change.isPending || reason.trim() === ''}
              onClick={() => void decide('refuse')}
            >
              Refuse
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
}
