import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { QUEUE_NAMES } from '../../parts/background-panel.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { Panel } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';

type Job = CallData<'FailedJobs'>['Jobs'][number];

const COLUMNS: readonly RecordColumn<Job>[] = [
  { title: 'Queue', cell: ({ Queue }) => QUEUE_NAMES[Queue] },
  { title: 'About', cell: ({ About }) => About },
  { title: 'Given up', cell: ({ FailedAt }) => formatMoment(FailedAt) },
  { title: 'Tries', numeric: true, cell: ({ Attempts }) => Attempts },
  { title: 'Reason', cell: ({ Reason }) => Reason },
];

/** Jobs that were given up, and does them again; nothing where there are none. */
export function FailedJobsPanel() {
  const { session } = useSession();
  const query = useCall('FailedJobs', {});
  const retry = useChange('RetryFailedJobs');
  const { done, failed } = useNotices();
  const canRetry = mayCall(session, 'RetryFailedJobs');
  const again = (JobId?: string) =>
    void retry
      .mutateAsync(JobId === undefined ? {} : { JobId })
      .then(({ Retried }) => done(Retried === 1 ? '1 job is done again.' : `${Retried} jobs are done again.`), failed);
  const column: RecordColumn<Job> = {
    title: 'Again',
    cell: ({ JobId, Queue, About }) => (
      <Button size="small" aria-label={`Do again: ${QUEUE_NAMES[Queue]} ${About}`} onClick={() => again(JobId)}>
        Do again
      </Button>
    ),
  };
  return (
    <Loaded query={query}>
      {({ Jobs }) =>
        Jobs.length > 0 && (
          <Panel title="Jobs that were given up">
            <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
              {canRetry && (
                <Button variant="outlined" loading={retry.isPending} onClick={() => again()}>
                  Do all again
                </Button>
              )}
              <RecordList
                label="Jobs that were given up"
                rows={Jobs}
                keyOf={({ JobId }) => JobId}
                columns={canRetry ? [...COLUMNS, column] : COLUMNS}
              />
            </Stack>
          </Panel>
        )
      }
    </Loaded>
  );
}
