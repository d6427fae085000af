/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareProduct } from './share-product';

const SHOWN = { title: 'Suvarnika Ring', href: '/ring-7701sv01', address: 'https://shop.example/ring-7701sv01' };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  window.history.replaceState(null, '', '/');
});

function offerSharing(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

test('without Web Share the product has a link to copy, one to WhatsApp and one to a mail', async () => {
  const user = userEvent.setup();
  render(<ShareProduct {...SHOWN} />);
  await user.click(screen.getByText('Share'));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByRole('textbox', { name: 'Link to this product' })).toHaveValue(SHOWN.address);
  expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\//),
  );
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  window.history.replaceState(null, '', '/ring-7701sv01?utm_source=x&size=14');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/ring-7701sv01?size=14`),
  );
});

test('with Web Share the device shares the product, and nothing is opened', async () => {
  const user = userEvent.setup();
  const shared: ShareData[] = [];
  offerSharing(async (data) => void shared.push(data));
  render(<ShareProduct {...SHOWN} />);
  await user.click(screen.getByText('Share'));
  await waitFor(() => expect(shared).toEqual([{ title: SHOWN.title, url: `${window.location.origin}/ring-7701sv01` }]));
  expect(screen.getByRole('group', { hidden: true })).not.toHaveAttribute('open');
});

test('a closed share sheet is no error', async () => {
  const user = userEvent.setup();
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  offerSharing(share);
  render(<ShareProduct {...SHOWN} />);
  await user.click(screen.getByText('Share'));
  await waitFor(() => expect(share).toHaveBeenCalled());
});
