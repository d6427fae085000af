/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { HomeStore } from '#lib/storefront/catalogue/types.ts';
import { StoresSection } from './stores-section';

const shop = (name: string, city: string): HomeStore => ({
  href: null,
  name,
  city,
  address: `Address of ${name}`,
  state: 'Karnataka',
  pincode: '560001',
  phone: '+91 00000 10101',
  hours: [
    { days: 'Mon to Sat', hours: '10:30-21:00' },
    { days: 'Sun', hours: '11:00-20:30' },
  ],
});
const ONE_EACH = ['Pune', 'Surat', 'Kochi', 'Jaipur', 'Indore', 'Bhopal'].map((city) => shop(`${city} Centre`, city));
const ALL = [...ONE_EACH, shop('Mumbai Fort', 'Mumbai'), shop('Mumbai Bandra', 'Mumbai')];

test('a physical store is shown with its address, its hours and a number to call', () => {
  render(<StoresSection title="Our stores" stores={[shop('Lavelle Walk', 'Bengaluru')]} />);
  const item = within(screen.getByRole('listitem'));
  expect(item.getByRole('heading', { level: 3, name: 'Lavelle Walk' })).toBeVisible();
  expect(item.getByText('Address of Lavelle Walk, Bengaluru 560001')).toBeVisible();
  expect(item.getByText('Mon to Sat 10:30–21:00, Sun 11:00–20:30')).toBeVisible();
  expect(item.getByRole('link', { name: 'Call Lavelle Walk, +91 00000 10101' })).toHaveAttribute(
    'href',
    'tel:+910000010101',
  );
  expect(screen.getByText(/^1 store\. Visit us/)).toBeVisible();
  expect(screen.queryByText(/other/)).toBeNull();
});

test('a physical store links to its page where the page is known', () => {
  const known = { ...shop('Lavelle Walk', 'Bengaluru'), href: '/store-locator/lavelle-walk--st101' };
  render(<StoresSection title="Our stores" stores={[known, shop('C-Scheme', 'Jaipur')]} />);
  expect(screen.getByRole('link', { name: 'Lavelle Walk' })).toHaveAttribute('href', known.href);
  expect(screen.queryByRole('link', { name: 'C-Scheme' })).toBeNull();
});

test('one physical store of each of the six largest cities is shown, the others behind a toggle', () => {
  render(<StoresSection title="Our stores" stores={ALL} />);
  const [shown, others] = screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  );
  expect(shown).toEqual([
    'Pune Centre',
    'Surat Centre',
    'Kochi Centre',
    'Jaipur Centre',
    'Indore Centre',
    'Mumbai Fort',
  ]);
  expect(others).toEqual(['Bhopal Centre', 'Mumbai Bandra']);
  expect(screen.getByText('2 more stores').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText(/^8 stores in 7 cities\./)).toBeVisible();
});

test('a single city and a single further physical store are worded in the singular', () => {
  render(<StoresSection title="Our stores" stores={[shop('Pune Camp', 'Pune'), shop('Pune Baner', 'Pune')]} />);
  expect(screen.getByText(/^2 stores in one city\./)).toBeVisible();
  expect(screen.getByText('1 more store')).toBeVisible();
});

test('without physical stores there is no section', () => {
  const { container } = render(<StoresSection title="Our stores" stores={[]} />);
  expect(container).toBeEmptyDOMElement();
});
