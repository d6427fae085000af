/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MenuEntry } from '#lib/storefront/content/types.ts';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { hydrateLate, unmountHydrated } from '#lib/testing/storefront/hydrate-late.tsx';
import { MainMenu } from './main-menu';
import { menuBar } from './menu-bar';

const entry = (name: string, change: Partial<MenuEntry> = {}): MenuEntry => ({
  name,
  href: `/${name.toLowerCase()}`,
  panel: '',
  children: [],
  ...change,
});
const ENTRIES = [
  entry('Watches', { children: [entry('Men', { children: [entry('Dress')] }), entry('Luxury')] }),
  entry('Wedding', { panel: '<div class="menu-feature"><h3>For the day</h3></div>' }),
  entry('New'),
];

const disclosure = (name: string) => screen.getByLabelText(`More in ${name}`);
const isOpen = (name: string) => disclosure(name).closest('details')?.open;
const fetcher = jest.fn(async () => ({ ok: true, json: async () => ({ entries: ENTRIES }) }));
const list = () => within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('list')[0];
/** Shows a page with the items that the server wrote, until its scripts run. */
const show = (version = 'v1') =>
  hydrateLate(
    <>
      <MainMenu version={version} />
      <a href="#next">Next</a>
    </>,
    (container) => {
      for (const menu of container.querySelectorAll('.menu')) menu.innerHTML = menuBar(ENTRIES);
    },
  );

beforeEach(() => {
  fetcher.mockClear();
  global.fetch = fetcher as unknown as typeof fetch;
});
afterEach(unmountHydrated);

test('every menu category is a link, and one without content has no panel button', async () => {
  await show();
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  for (const { name, href } of ENTRIES) expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByLabelText('More in New')).not.toBeInTheDocument();
});

test("a menu panel shows the category tree, and the operator's content even where there is no tree", async () => {
  await show();
  expect(screen.getByRole('link', { name: 'All Watches' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dress' })).toBeInTheDocument();
  expect(disclosure('Wedding')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'For the day' })).toBeInTheDocument();
});

test('Escape closes a menu panel and returns the focus to its button', async () => {
  await show();
  await userEvent.click(disclosure('Watches'));
  expect(isOpen('Watches')).toBe(true);
  act(() => screen.getByRole('link', { name: 'Dress' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(isOpen('Watches')).toBe(false);
  expect(disclosure('Watches')).toHaveFocus();
});

test.each<[string, () => Promise<unknown> | unknown]>([
  ['a page that is left', startRoute],
  ['a press elsewhere', () => userEvent.pointer({ keys: '[MouseLeft]', target: document.body })],
  ['the focus going to another category', () => screen.getByRole('link', { name: 'New' }).focus()],
  ['the focus going on', () => screen.getByRole('link', { name: 'Next' }).focus()],
])('%s closes the menu panel', async (_what, turnAway) => {
  await show();
  await userEvent.click(disclosure('Watches'));
  await act(async () => void (await turnAway()));
  expect(isOpen('Watches')).toBe(false);
});

describe('in a frame that the browser makes', () => {
  const link = (name: string) => screen.queryByRole('link', { name });

  test('the menu has the items of the frame that was left, while its version stays', async () => {
    await show();
    await unmountHydrated();
    await act(async () => void render(<MainMenu version="v1" />));
    expect(link('Dress')).toBeInTheDocument();
    expect(fetcher).not.toHaveBeenCalled();
  });

  test('the menu is fetched where its version is another one, and shows the earlier items until then', async () => {
    await show();
    await unmountHydrated();
    const arrival = Promise.withResolvers<void>();
    fetcher.mockImplementationOnce(async () => {
      await arrival.promise;
      return { ok: true, json: async () => ({ entries: [entry('Sale')] }) };
    });
    await act(async () => void render(<MainMenu version="v2" />));
    expect(link('Dress')).toBeInTheDocument();
    await act(async () => arrival.resolve());
    expect(await screen.findByRole('link', { name: 'Sale' })).toBeInTheDocument();
    expect(link('Dress')).not.toBeInTheDocument();
  });
});

test("a menu keeps the server's elements when its page wakes, and when it is rendered again", async () => {
  await show();
  const before = screen.getByRole('link', { name: 'Dress' });
  expect(fetcher).not.toHaveBeenCalled();
  await userEvent.click(disclosure('Watches'));
  expect(screen.getByRole('link', { name: 'Dress' })).toBe(before);
  expect(list()).toContainElement(before);
});
