import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNotices } from '../../parts/notices.tsx';
import { OrderButtons } from '../../parts/order-buttons.tsx';
import { withMoved } from '../../parts/with-moved.ts';
import { type EditedSection, nameOfSection, SECTION_NAMES } from './home-sections.ts';
import { SectionForm } from './section-form.tsx';

interface SectionListProps {
  sections: readonly EditedSection[];
  onChange: (sections: EditedSection[]) => void;
  /** The key of the section whose form is open; empty if none is. */
  open: string;
  onOpen: (key: string) => void;
  /** A title as it is shown. */
  shown: (title: string) => string;
}

/** The sections of the home page in their order: opened, moved by drag or by arrows, and removed. */
export function SectionList({ sections, onChange, open, onOpen, shown }: SectionListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const { done } = useNotices();
  const latest = useRef(sections);
  useEffect(() => {
    latest.current = sections;
  }, [sections]);

  function remove(at: number, name: string) {
    const removed = sections[at];
    if (!removed) return;
    onChange(sections.filter((one) => one !== removed));
    // What was changed in the meantime stays.
    done(`${name} is removed.`, () => onChange(latest.current.toSpliced(at, 0, removed)));
  }

  return (
    <Stack component="ol" spacing={1} aria-label="Sections" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sections.map(({ key, section }, at) => {
        const name = nameOfSection(section, shown);
        const isOpen = open === key;
        return (
          <Paper
            component="li"
            key={key}
            sx={{ p: 1.5 }}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => dragged !== null && onChange(withMoved(sections, dragged, at))}
          >
            <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
              <Box
                component="span"
                draggable
                aria-hidden="true"
                title="Drag to another place"
                onDragStart={() => setDragged(at)}
                onDragEnd={() => setDragged(null)}
                sx={{ cursor: 'grab', px: 1, fontSize: '1.25rem', display: { xs: 'none', md: 'inline' } }}
              >
                ⠿
              </Box>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {SECTION_NAMES[section.Kind]}
                </Typography>
              </Box>
              <Stack direction="row">
                <OrderButtons
                  name={name}
                  at={at}
                  count={sections.length}
                  onMove={(to) => onChange(withMoved(sections, at, to))}
                />
                <Button
                  size="small"
                  aria-expanded={isOpen}
                  aria-label={`${isOpen ? 'Close' : 'Change'} ${name}`}
                  onClick={() => onOpen(isOpen ? '' : key)}
                >
                  {isOpen ? 'Close' : 'Change'}
                </Button>
                <Button size="small" color="error" aria-label={`Remove ${name}`} onClick={() => remove(at, name)}>
                  Remove
                </Button>
              </Stack>
            </Stack>
            {isOpen && (
              <Box sx={{ mt: 2 }}>
                <SectionForm
                  section={section}
                  onChange={(next) => onChange(sections.map((one) => (one.key === key ? { key, section: next } : one)))}
                />
              </Box>
            )}
          </Paper>
        );
      })}
    </Stack>
  );
}
