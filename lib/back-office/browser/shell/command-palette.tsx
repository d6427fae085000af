import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FoundEntry } from './found-entries.ts';
import type { ScreenEntry } from './screens.ts';
import { MIN_SEARCHED, useFoundEntries } from './use-found-entries.ts';

/** Whether somebody is typing, so that a letter is no command. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Opens the search of everything by Ctrl+K or, where nobody types, by a slash. */
export function usePaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isShortcut && (event.key !== '/' || isTyping(event.target))) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

interface CommandPaletteProps {
  screens: readonly ScreenEntry[];
  isOpen: boolean;
  onClose: () => void;
}

/** Searches screens and records of every kind that the role may read; Enter opens what is chosen. */
export function CommandPalette({ screens, isOpen, onClose }: CommandPaletteProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const entries = useFoundEntries(text, screens, isOpen);
  const open = (entry: FoundEntry | null) => {
    if (!entry) return;
    setText('');
    onClose();
    navigate(entry.path);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-label="Search"
      slotProps={{ paper: { sx: { alignSelf: 'flex-start', p: 2, minHeight: 72, overflow: 'visible' } } }}
    >
      <Autocomplete
        open={isOpen}
        disablePortal
        autoHighlight
        options={entries}
        value={null}
        groupBy={({ group }) => group}
        getOptionKey={({ path }) => path}
        filterOptions={(all) => all}
        inputValue={text}
        onInputChange={(_event, value, reason) => reason !== 'reset' && setText(value)}
        onChange={(_event, entry) => open(entry)}
        noOptionsText={text.trim().length < MIN_SEARCHED ? 'Type at least three characters.' : 'Nothing was found.'}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label="Search everything"
            placeholder="Order, HUID, AWB, product, customer, offer, store"
          />
        )}
      />
    </Dialog>
  );
}
