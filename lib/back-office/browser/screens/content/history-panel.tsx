import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { PageChange } from '#lib/contract/vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { EmptyState, Panel } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';

const CHANGES: Readonly<Record<PageChange, string>> = {
  file: 'From its file',
  saved: 'Published',
  scheduled: 'Published at its time',
  ended: 'Back after another one',
  removed: 'Removed',
};

type Version = CallData<'PageHistory'>[number];

interface HistoryPanelProps {
  slug: string;
  /** The version that shoppers see, by the time of its change; 0 where there is none. */
  updatedAt: number;
  /** Shows the text of a version. */
  children: (content: string) => ReactNode;
}

/** What a page said before: who published it and when, its text, and a button that publishes it again. */
export function HistoryPanel({ slug, updatedAt, children }: HistoryPanelProps) {
  const history = useCall('PageHistory', { PageURL: slug });
  const [shown, setShown] = useState(0);
  return (
    <Panel title="History">
      <Loaded query={history}>
        {(versions) =>
          versions.length === 0 ? (
            <EmptyState title="No versions yet">
              Each change that you publish is kept here, with its time and who made it.
            </EmptyState>
          ) : (
            <Stack component="ol" spacing={1.5} aria-label="Versions" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {versions.map((version) => (
                <Stack
                  component="li"
                  key={version.Version}
                  spacing={1}
                  sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}
                >
                  <VersionLine
                    version={version}
                    isShown={shown === version.Version}
                    onShow={(isShown) => setShown(isShown ? version.Version : 0)}
                  />
                  {shown === version.Version && (
                    <VersionText slug={slug} version={version} updatedAt={updatedAt}>
                      {children}
                    </VersionText>
                  )}
                </Stack>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface VersionLineProps {
  version: Version;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

function VersionLine({ version, isShown, onShow }: VersionLineProps) {
  const { Version: number, Change, PublishedAt, PublishedBy, Current } = version;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ flex: '1 1 220px' }}>
        {CHANGES[Change]}, {formatMoment(PublishedAt)}
        {PublishedBy !== '' && ` by ${PublishedBy}`}
      </Typography>
      {Current && <Chip size="small" color="success" variant="outlined" label="Shoppers see this" />}
      <Button
        size="small"
        aria-expanded={isShown}
        aria-label={`${isShown ? 'Hide' : 'Show'} version ${number}`}
        onClick={() => onShow(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </Stack>
  );
}

interface VersionTextProps extends HistoryPanelProps {
  version: Version;
}

function VersionText({ slug, version, updatedAt, children }: VersionTextProps) {
  const query = useCall('PageVersion', { PageURL: slug, Version: version.Version });
  const save = useChange('SavePage');
  const { session } = useSession();
  const { done, failed } = useNotices();
  const restore = ({ PageTitle, Group, PageContent, Story }: CallData<'PageVersion'>) =>
    save
      .mutateAsync({ PageURL: slug, PageTitle, Group, PageContent, Story, ExpectedUpdatedAt: updatedAt })
      .then(() => done(`Version ${version.Version} is published again.`), failed);
  return (
    <Loaded query={query}>
      {(text) => (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          {text.PageContent === '' ? (
            <Typography color="text.secondary">There was no text.</Typography>
          ) : (
            children(text.PageContent)
          )}
          {!version.Current && text.PageContent !== '' && mayCall(session, 'SavePage') && (
            <ConfirmButton
              label="Publish this version again"
              question="Shoppers see it at once. Really?"
              isSending={save.isPending}
              onConfirm={() => void restore(text)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
