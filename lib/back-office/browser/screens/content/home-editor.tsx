import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HOME_KINDS } from '#lib/contract/vocabulary.ts';
import { useNotices } from '../../parts/notices.tsx';
import { EmptyState } from '../../parts/screen.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { type EditedSection, nameOfSection, newSection, SECTION_NAMES, sectionsOf } from './home-sections.ts';
import { PublishPanel } from './publish-panel.tsx';
import { SectionList } from './section-list.tsx';
import { HOME_PAGE, type StoredHome, useHomeEdit } from './use-home-edit.ts';
import { useShownTitle } from './use-shown-title.ts';

/** Edits the home page. Two people at it are told, and nothing of either is lost. */
export function HomeEditor({ stored }: { stored: StoredHome }) {
  const edit = useHomeEdit(stored);
  const [open, setOpen] = useState('');
  const { done } = useNotices();
  const shown = useShownTitle();
  const { sections } = edit;

  function discard() {
    edit.takeTheirs();
    done('Your changes are discarded.', () => edit.change(sections));
  }
  function add(kind: string) {
    const known = HOME_KINDS.find((one) => one === kind);
    if (!known) return;
    const added = newSection(known);
    edit.change([...sections, added]);
    setOpen(added.key);
  }

  return (
    <Stack spacing={2}>
      {edit.isStale && (
        <Alert
          severity="warning"
          action={
            <Stack sx={{ alignItems: 'flex-start', whiteSpace: 'nowrap' }}>
              <Button color="inherit" size="small" onClick={edit.keepOurs}>
                Mine replaces it
              </Button>
              <Button color="inherit" size="small" onClick={discard}>
                Take theirs
              </Button>
            </Stack>
          }
        >
          Somebody else has saved the home page in the meantime. Yours stays here until you decide; theirs has:{' '}
          {edit.theirs.map(({ section }) => nameOfSection(section, shown)).join(', ') || 'no sections'}.
        </Alert>
      )}
      {sections.length === 0 ? (
        <EmptyState title="No sections yet">
          Shoppers see products of each category and the offers until you publish a home page of your own.
        </EmptyState>
      ) : (
        <SectionList sections={sections} onChange={edit.change} open={open} onOpen={setOpen} shown={shown} />
      )}
      <TextField
        select
        label="Add a section"
        value=""
        onChange={(event) => add(event.target.value)}
        sx={{ maxWidth: 320 }}
      >
        {HOME_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {SECTION_NAMES[kind]}
          </MenuItem>
        ))}
      </TextField>
      <PublishPanel
        stored={stored}
        sections={sections}
        isOurs={edit.isOurs}
        isStale={edit.isStale}
        onDiscard={discard}
      />
      <HistoryPanel slug={HOME_PAGE} updatedAt={stored.page.updatedAt}>
        {(content) => <SectionNames sections={sectionsOf(content)} />}
      </HistoryPanel>
    </Stack>
  );
}

function SectionNames({ sections }: { sections: readonly EditedSection[] }) {
  const shown = useShownTitle();
  return (
    <Stack component="ol" sx={{ m: 0, pl: 3 }}>
      {sections.map((one) => (
        <Typography component="li" key={one.key}>
          {nameOfSection(one.section, shown)}{' '}
          <Typography component="span" color="text.secondary">
            ({detailOf(one)})
          </Typography>
        </Typography>
      ))}
    </Stack>
  );
}

function detailOf({ section }: EditedSection): string {
  const entries = 'Tiles' in section ? section.Tiles : 'Points' in section ? section.Points : [];
  const details = 'ListUrl' in section ? [section.ListUrl] : entries.map(({ Title }) => Title);
  return [SECTION_NAMES[section.Kind], ...details].join(' · ');
}
