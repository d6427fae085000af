/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import type { Story } from '#lib/storefront/journal/types.ts';
import { JournalView } from './journal-view';
import { StoryOverView } from './story-over-view';
import { StoryView } from './story-view';

const summary = (title: string, kind: StorySummary['kind'] = 'guide'): StorySummary => ({
  kind,
  title,
  href: `/journal/${title.toLowerCase()}`,
  summary: `About ${title}.`,
  picture: null,
  updatedAt: Date.parse('2026-11-20T00:00:00+05:30'),
  days: kind === 'occasion' ? { from: '2026-11-01', until: '2027-02-28' } : null,
});
const story = (overrides: Partial<Story> = {}): Story => ({
  ...summary('Wedding', 'occasion'),
  isOver: false,
  sections: [{ html: '<h2 id="a">Rings</h2>', products: [] }],
  headings: [],
  list: { title: 'Bridal', href: '/wedding/bridal', products: [] },
  ...overrides,
});
const link = (name: string) => screen.getByRole('link', { name });

test('the journal leads with the occasion of today and its last day, and groups the others by kind', () => {
  render(<JournalView stories={[summary('Wedding', 'occasion'), summary('Gold'), summary('Looks', 'look-book')]} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Journal',
    'Wedding',
    'Look books',
    'Looks',
    'Guides',
    'Gold',
  ]);
  expect(screen.getByText('28 February 2027')).toHaveAttribute('datetime', '2027-02-28');
  expect(within(screen.getByRole('region', { name: 'Guides' })).getByText('20 November 2026')).toBeInTheDocument();
});

test('a story without a picture has its text, and leads to the other stories', () => {
  render(<StoryView story={story()} others={[summary('Gold')]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Wedding' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Rings' })).toBeInTheDocument();
  expect(link('Gold')).toHaveAttribute('href', '/journal/gold');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an occasion that is over says since when, and leads to its list and to the journal', () => {
  render(<StoryOverView story={story({ isOver: true, sections: [] })} others={[summary('Gold')]} />);
  expect(screen.getByText(/over: it ended on 28 February 2027/)).toBeInTheDocument();
  expect(link('Shop all: Bridal')).toHaveAttribute('href', '/wedding/bridal');
  expect(link('Read the journal')).toHaveAttribute('href', '/journal');
  expect(link('Gold')).toBeInTheDocument();
});
