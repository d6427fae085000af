/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteCookie } from 'cookies-next/client';
import { currentChoice, saveChoice } from '#lib/storefront/marketing/consent/client.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { ConsentBanner } from './consent-banner';

// jsdom implements neither method.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  class Observer {
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell();
    }
    disconnect() {}
  }
  global.ResizeObserver = Observer as unknown as typeof ResizeObserver;
});
beforeEach(() => {
  for (const name of [READABLE_COOKIES.consent, READABLE_COOKIES.isCookie]) void deleteCookie(name, { path: '/' });
  global.fetch = jest.fn(async () => ({ ok: true, status: 200 })) as unknown as typeof fetch;
});

const region = () => screen.queryByRole('region', { name: 'Cookie consent' });
const button = (name: string) => screen.getByRole('button', { name });
const room = () => document.documentElement.style.getPropertyValue('--consent-edge');

/** Renders the banner beside a page's content. */
function show() {
  render(
    <>
      <main id="content" tabIndex={-1} />
      <ConsentBanner />
    </>,
  );
  return userEvent.setup();
}

test('the consent banner: Ok agrees to the purposes named in its text', async () => {
  const user = show();
  expect(region()).toHaveTextContent(/statistics.*campaign.*recently viewed.*“Ok” agrees to all three/);
  expect(room()).not.toBe('');
  await user.click(button('Ok'));
  expect(currentChoice()?.granted).toEqual(['statistics', 'campaigns', 'recent']);
  expect(region()).not.toBeInTheDocument();
  expect(room()).toBe('');
});

test('the consent banner by keyboard: Ok, refuse, choices, policy; then the focus moves to the content', async () => {
  const user = show();
  for (const name of ['Ok', 'Refuse all', 'Manage choices']) {
    await user.tab();
    expect(button(name)).toHaveFocus();
  }
  await user.tab();
  expect(screen.getByRole('link', { name: 'Cookie policy' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(currentChoice()?.granted).toEqual([]);
  expect(region()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the cookie policy link dismisses the consent banner and agrees to nothing', async () => {
  const user = show();
  const policy = screen.getByRole('link', { name: 'Cookie policy' });
  expect(policy).toHaveAttribute('href', '/page/cookies');
  policy.addEventListener('click', (event) => event.preventDefault());
  await user.click(policy);
  expect(currentChoice()?.granted).toEqual([]);
  expect(document.cookie).toContain('isCookie=false');
  expect(region()).not.toBeInTheDocument();
});

test('no consent is ticked in advance, and only the ticked purposes are agreed to', async () => {
  const user = show();
  await user.click(button('Manage choices'));
  const choices = screen.getByRole('dialog', { name: 'Cookie choices' });
  for (const box of within(choices).getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(within(choices).getByRole('checkbox', { name: 'Statistics' })).toHaveAccessibleDescription(/_ga/);
  await user.click(within(choices).getByRole('checkbox', { name: 'Statistics' }));
  await user.click(button('Save choices'));
  expect(currentChoice()?.granted).toEqual(['statistics']);
  expect(region()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('closing the consent dialog chooses nothing and returns the focus to its button', async () => {
  const user = show();
  await user.click(button('Manage choices'));
  await user.click(button('Close'));
  expect(currentChoice()).toBeNull();
  expect(button('Manage choices')).toHaveFocus();
});

test('the buttons to refuse and to agree to consent look alike', async () => {
  const user = show();
  expect(button('Ok').className).toBe(button('Refuse all').className);
  await user.click(button('Manage choices'));
  const choices = within(screen.getByRole('dialog', { name: 'Cookie choices' }));
  const [save, refuse] = ['Save choices', 'Refuse all'].map((name) => choices.getByRole('button', { name }).className);
  expect(save).toBe(refuse);
});

test('a stored refusal keeps the consent banner hidden, and a choice made elsewhere hides it', async () => {
  show();
  await act(async () => saveChoice([]));
  expect(region()).not.toBeInTheDocument();
  document.body.replaceChildren();
  show();
  expect(region()).not.toBeInTheDocument();
});
