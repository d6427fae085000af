/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteCookie, setCookie } from 'cookies-next/client';
import { currentChoice, saveChoice } from '#lib/storefront/marketing/consent/client.ts';
import { NOTICE_VERSION } from '#lib/storefront/marketing/consent/purposes.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { ConsentControl } from './consent-control';
import { ConsentNotice } from './consent-notice';
import { NOTICE_SCRIPT } from './notice-script';

const root = document.documentElement;

/** Runs the script of the notice as the parser of a page does. */
function runNoticeScript(): void {
  const script = document.createElement('script');
  script.textContent = NOTICE_SCRIPT;
  document.head.append(script);
}

beforeAll(() => {
  // jsdom implements none of these.
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  class Observer {
    readonly #callback: () => void;
    constructor(callback: () => void) {
      this.#callback = callback;
    }
    observe() {
      this.#callback();
    }
    disconnect() {}
  }
  global.ResizeObserver = Observer as unknown as typeof ResizeObserver;
  runNoticeScript();
});
beforeEach(() => {
  for (const name of [READABLE_COOKIES.consent, READABLE_COOKIES.isCookie]) void deleteCookie(name, { path: '/' });
  window.localStorage.clear();
  root.setAttribute('data-consent-prompt', '');
  root.removeAttribute('data-consent-manage');
  global.fetch = jest.fn(async () => ({ ok: true, status: 200 })) as unknown as typeof fetch;
});

const isNoticeOpen = () => root.hasAttribute('data-consent-prompt');
const button = (name: string) => screen.getByRole('button', { name });
const room = () => root.style.getPropertyValue('--consent-height');
const reports = () => (global.fetch as jest.Mock).mock.calls.map(([, { body }]) => JSON.parse(body).granted);

/** Renders the notice beside a page's content, by default with the scripts that arrive later. */
function show(control = <ConsentControl />) {
  render(
    <>
      <ConsentNotice nonce={undefined} />
      <main id="content" tabIndex={-1} />
      {control}
    </>,
  );
  return userEvent.setup();
}

test('the consent notice: Ok agrees to the purposes named in its text', async () => {
  const user = show();
  const region = screen.getByRole('region', { name: 'Cookie consent' });
  expect(region).toHaveTextContent(/statistics.*campaign.*recently viewed.*“Ok” allows all three/);
  const [text = ''] = (region.textContent ?? '').split('Cookie policy');
  expect(text.match(/[.?!]/g)).toHaveLength(2);
  await user.click(button('Ok'));
  expect(currentChoice()?.granted).toEqual(['statistics', 'campaigns', 'recent']);
  expect(reports()).toEqual([['statistics', 'campaigns', 'recent']]);
  expect(isNoticeOpen()).toBe(false);
});

test.each([
  ['a usual notice leaves the room of the style sheet', 160, ''],
  ['a notice higher than the room left free says how high it is', 300, '316px'],
])('%s, until a choice is made', async (_case, height, expected) => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  root.style.fontSize = '16px';
  const user = show();
  expect(room()).toBe(expected);
  await user.click(button('Ok'));
  expect(room()).toBe('');
});

test('a choice made before the later scripts arrive applies at once, and is reported once they do', async () => {
  const user = show(<p />);
  await user.click(button('Refuse all'));
  expect(currentChoice()?.granted).toEqual([]);
  expect(isNoticeOpen()).toBe(false);
  expect(reports()).toEqual([]);
  render(<ConsentControl />);
  expect(reports()).toEqual([[]]);
  render(<ConsentControl />);
  expect(reports()).toHaveLength(1);
});

test('a press on Manage choices before the later scripts arrive opens the dialog once they do', async () => {
  const user = show(<p />);
  await user.click(button('Manage choices'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  render(<ConsentControl />);
  expect(await screen.findByRole('dialog', { name: 'Cookie choices' })).toBeVisible();
});

test('the consent notice by keyboard: policy, Ok, refuse, choices; then the focus moves to the content', async () => {
  const user = show();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Cookie policy' })).toHaveFocus();
  for (const name of ['Ok', 'Refuse all', 'Manage choices']) {
    await user.tab();
    expect(button(name)).toHaveFocus();
  }
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(currentChoice()?.granted).toEqual([]);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the cookie policy link dismisses the consent notice and agrees to nothing', async () => {
  const user = show();
  const policy = screen.getByRole('link', { name: 'Cookie policy' });
  expect(policy).toHaveAttribute('href', '/page/cookies');
  policy.addEventListener('click', (event) => event.preventDefault());
  await user.click(policy);
  expect(currentChoice()?.granted).toEqual([]);
  expect(document.cookie).toContain('isCookie=false');
  expect(isNoticeOpen()).toBe(false);
});

test('no consent is ticked in advance, and only the ticked purposes are agreed to', async () => {
  const user = show();
  await user.click(button('Manage choices'));
  const choices = await screen.findByRole('dialog', { name: 'Cookie choices' });
  for (const box of within(choices).getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(within(choices).getByRole('checkbox', { name: 'Statistics' })).toHaveAccessibleDescription(/_ga/);
  await user.click(within(choices).getByRole('checkbox', { name: 'Statistics' }));
  await user.click(button('Save choices'));
  expect(currentChoice()?.granted).toEqual(['statistics']);
  expect(isNoticeOpen()).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('closing the consent dialog chooses nothing and returns the focus to its button', async () => {
  const user = show();
  await user.click(button('Manage choices'));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(currentChoice()).toBeNull();
  expect(button('Manage choices')).toHaveFocus();
});

test('the buttons to refuse and to agree to consent look alike', async () => {
  const user = show();
  expect(button('Ok').className).toBe(button('Refuse all').className);
  await user.click(button('Manage choices'));
  const choices = within(await screen.findByRole('dialog', { name: 'Cookie choices' }));
  const [save, refuse] = ['Save choices', 'Refuse all'].map((name) => choices.getByRole('button', { name }).className);
  expect(save).toBe(refuse);
});

test('a choice made elsewhere hides the consent notice', async () => {
  show();
  await act(async () => saveChoice([]));
  expect(isNoticeOpen()).toBe(false);
});

test.each([
  ['no cookie', {}, true],
  ['a dismissed notice', { isCookie: 'false' }, false],
  ['a choice', { isCookie: 'false', consent: `${NOTICE_VERSION}.abc.statistics` }, false],
  ['a choice under another notice', { isCookie: 'false', consent: '0.abc.statistics' }, true],
])('whether the consent notice is shown is decided before anything else runs: %s', (_case, cookies, isShown) => {
  root.removeAttribute('data-consent-prompt');
  for (const [name, value] of Object.entries(cookies)) void setCookie(name, value, { path: '/' });
  runNoticeScript();
  expect(isNoticeOpen()).toBe(isShown);
});
