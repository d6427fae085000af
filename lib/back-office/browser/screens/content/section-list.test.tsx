/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Notices } from '../../parts/notices.tsx';
import type { EditedSection } from './home-sections.ts';
import { SectionList } from './section-list.tsx';

const START = ['New', 'Offers', 'Stores'].map((Title): EditedSection => {
  return { key: Title, section: { Kind: 'offers', Title } };
});

function Home() {
  const [sections, setSections] = useState(START);
  const [open, setOpen] = useState('');
  return (
    <Notices>
      <SectionList sections={sections} onChange={setSections} open={open} onOpen={setOpen} shown={shown} />
    </Notices>
  );
}
const shown = (title: string) => title.replace('{{shop-name}}', 'Acme');
const order = () =>
  screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label')?.slice(7));

test('a removed section comes back to its place, and what was changed since stays', async () => {
  const user = userEvent.setup();
  render(<Home />);
  await user.click(screen.getByRole('button', { name: 'Remove New' }));
  expect(order()).toEqual(['Offers', 'Stores']);
  await user.click(screen.getByRole('button', { name: 'Move Stores up' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(order()).toEqual(['New', 'Stores', 'Offers']);
});

test('a section is changed in a form of its own fields', async () => {
  const user = userEvent.setup();
  render(<Home />);
  await user.click(screen.getByRole('button', { name: 'Change Offers' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' of May');
  expect(order()).toEqual(['New', 'Offers of May', 'Stores']);
});
