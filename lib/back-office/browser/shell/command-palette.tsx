import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { mayCall } from '../api/session.ts';
import { useCall } from '../api/use-call.ts';
import { orderStateLabel } from '../parts/labels.ts';
import { useLater } from '../parts/use-later.ts';
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

/** How many of each kind are shown. */
const SHOWN = 6;

interface Entry {
  group: string;
  label: string;
  path: string;
}

interface CommandPaletteProps {
  screens: readonly ScreenEntry[];
  isOpen: boolean;
  onClose: () => void;
}

/** Searches screens, orders, products and customers; Enter opens what is chosen. */
export function CommandPalette({ screens, isOpen, onClose }: CommandPaletteProps) {
  const navigate = useNavigate();
  const { session } = useSession();
  const [text, setText] = useState('');
  const asked = useLater(text.trim());
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
  const entries: Entry[] = [
    ...screens
      .filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase()))
      .map(({ title, path }) => ({ group: 'Screens', label: title, path })),
    ...(isAsked ? (orders.data?.Orders ?? []).slice(0, SHOWN) : []).map(({ OrderNumber, State, City }) => ({
      group: 'Orders',
      label: `${OrderNumber}, ${orderStateLabel(State)}, ${City}`,
      path: `/orders/${OrderNumber}`,
    })),
    ...(isAsked ? (products.data?.Products ?? []) : []).map(({ ProductCode, ProductTitle }) => ({
      group: 'Products',
      label: `${ProductCode}, ${ProductTitle}`,
      path: `/products/${ProductCode}`,
    })),
    ...(isAsked ? (customers.data?.Customers ?? []).slice(0, SHOWN) : []).map(({ CustomerId, Name, Mobile }) => ({
      group: 'Customers',
      label: `${Name || 'No name'}, ${Mobile}`,
      path: `/customers/${CustomerId}`,
    })),
  ];
  const open = (entry: Entry | null) => {
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
            placeholder="Order, HUID, AWB, product, customer, screen"
          />
        )}
      />
    </Dialog>
  );
}
