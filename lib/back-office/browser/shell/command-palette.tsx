import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { mayCall } from '../api/session.ts';
import { useCall } from '../api/use-call.ts';
import { useLater } from '../parts/use-later.ts';
import { useShownTitle } from '../screens/content/use-shown-title.ts';
import {
  customerEntries,
  type FoundEntry,
  numberEntries,
  orderEntries,
  pageEntries,
  productEntries,
} from './found-entries.ts';
import type { ScreenEntry } from './screens.ts';
import { useSession } from './session-gate.tsx';

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

/** Searches screens, orders, returns, services, products, customers and pages; Enter opens what is chosen. */
export function CommandPalette({ screens, isOpen, onClose }: CommandPaletteProps) {
  const navigate = useNavigate();
  const { session } = useSession();
  const [text, setText] = useState('');
  const asked = useLater(text.trim());
  const shown = useShownTitle();
  const orders = useCall(
    'DeskOrders',
    { Search: asked.slice(0, 60) },
    { enabled: isOpen && asked.length >= 3 && mayCall(session, 'DeskOrders') },
  );
  const isAsked = asked.length >= 3;
  const products = useCall(
    'ProductRecords',
    { Search: asked.slice(0, 100), PageSize: 6 },
    { enabled: isOpen && isAsked && mayCall(session, 'ProductRecords') },
  );
  const customers = useCall(
    'DeskCustomers',
    { Search: asked.slice(0, 100) },
    { enabled: isOpen && isAsked && mayCall(session, 'DeskCustomers') },
  );
  const pages = useCall('PageList', {}, { enabled: isOpen && isAsked && mayCall(session, 'PageList') });
  const entries: FoundEntry[] = [
    ...screens
      .filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase()))
      .map(({ title, path }) => ({ group: 'Screens', label: title, path })),
    ...(isAsked
      ? [
          ...numberEntries(asked, session),
          ...orderEntries(orders.data?.Orders ?? []),
          ...productEntries(products.data?.Products ?? []),
          ...customerEntries(customers.data?.Customers ?? []),
          ...pageEntries(pages.data ?? [], asked, shown),
        ]
      : []),
  ];
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
        noOptionsText={asked.length < 3 ? 'Type at least three characters.' : 'Nothing was found.'}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label="Search everything"
            placeholder="Order, return, HUID, AWB, product, customer, page"
          />
        )}
      />
    </Dialog>
  );
}
