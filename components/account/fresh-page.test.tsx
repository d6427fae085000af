/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { leave } from '#lib/storefront/platform/forms/leave.ts';
import { newDocument } from '../navigation/new-document';
import { FreshPage } from './fresh-page';

const MARK = 'mark-of-asha';
const setCookie = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; path=/`);
const signedInAs = (mark: string) => setCookie(`CustStatusID=1-${mark}`);
const signedOut = () => setCookie('CustStatusID=; max-age=0');

let replace: jest.SpiedFunction<typeof newDocument.replace>;
let again: jest.SpiedFunction<typeof newDocument.again>;
/** The state that the API returns; null where it cannot be reached. Its response also corrects the cookie. */
let store: { state: string; mark?: string } | null;

beforeEach(() => {
  signedInAs(MARK);
  window.history.replaceState(null, '', '/myaccount/addresses/new?next=%2Fcheckout&notice=choices-saved');
  replace = jest.spyOn(newDocument, 'replace').mockImplementation(() => undefined);
  again = jest.spyOn(newDocument, 'again').mockImplementation(() => undefined);
  store = { state: 'signed-in', mark: MARK };
  global.fetch = jest.fn(async () => {
    if (store?.mark) signedInAs(store.mark);
    else if (store?.state === 'guest') signedOut();
    return { ok: store !== null, json: async () => ({ state: store?.state }) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

/** Does something and waits for all its effects. */
async function settle(work: () => void): Promise<void> {
  await act(async () => work());
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}
const page = (mark: string | null = MARK) => <FreshPage sessionMark={mark}>Asha’s page</FreshPage>;
/** Hydrates a document from the server. */
const open = (mark: string | null = MARK) =>
  settle(() => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(mark));
    render(page(mark), { container, hydrate: true });
  });
const happen = (event: Event) => settle(() => void window.dispatchEvent(event));
const shown = () => !screen.getByText('Asha’s page').hidden;

test('a customer page is visible without JavaScript', () => {
  expect(renderToString(page())).not.toContain('hidden');
});

test.each([{ state: 'signed-in', mark: MARK }, { state: 'unavailable' }, null])(
  'a customer page stays where the session state is %j',
  async (answer) => {
    store = answer;
    await open();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(shown()).toBe(true);
    expect(replace).not.toHaveBeenCalled();
    expect(again).not.toHaveBeenCalled();
  },
);

test('a page whose session has ended goes to the sign-in once, which returns here without the notice', async () => {
  store = { state: 'guest' };
  await open();
  await happen(new Event('focus'));
  expect(replace.mock.calls).toEqual([['/users/sign_in?next=%2Fmyaccount%2Faddresses%2Fnew%3Fnext%3D%252Fcheckout']]);
  expect(shown()).toBe(false);
});

test('a page open to guests is reloaded after its session has ended, without going to the sign-in', async () => {
  store = { state: 'guest' };
  await settle(
    () =>
      void render(
        <FreshPage sessionMark={MARK} open>
          Asha’s page
        </FreshPage>,
      ),
  );
  await happen(new Event('focus'));
  expect(again).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
  expect(shown()).toBe(false);
});

describe('a page that the router restores', () => {
  test.each([
    ['of the same sign-in is there at once', () => undefined, true],
    ['after a sign-out shows nothing', signedOut, false],
    ['of the customer before shows nothing', () => signedInAs('mark-of-ravi'), false],
    ['of before there were marks shows nothing', () => setCookie('CustStatusID=1'), false],
  ])('a restored page %s', async (_what, before, visible) => {
    before();
    store = null;
    // This is only the first render: no effect and no API response yet.
    render(page());
    expect(shown()).toBe(visible);
    await settle(() => undefined);
  });

  test('a page of the previous customer is reloaded as a whole document', async () => {
    signedInAs('mark-of-ravi');
    store = { state: 'signed-in', mark: 'mark-of-ravi' };
    await settle(() => void render(page()));
    expect(again).toHaveBeenCalledTimes(1);
    expect(shown()).toBe(false);
  });

  test('a page whose session cannot be checked is reloaded, too', async () => {
    signedOut();
    store = null;
    await settle(() => void render(page()));
    expect(again).toHaveBeenCalledTimes(1);
    expect(shown()).toBe(false);
  });

  test('a page of the same sign-in is visible again once a lost cookie is restored', async () => {
    signedOut();
    await settle(() => void render(page()));
    expect(again).not.toHaveBeenCalled();
    expect(shown()).toBe(true);
  });
});

test.each([
  ['the store sets its cookie right', () => undefined],
  ['the store cannot be asked', () => (store = null)],
  ['the browser keeps no such cookie', () => (store = { state: 'signed-in' })],
])('a new document without the cookie causes no reload loop: %s', async (_what, input) => {
  signedOut();
  input();
  await open();
  expect(again).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
  expect(shown()).toBe(true);
});

test("another customer's sign-in in another tab hides an open page immediately and reloads it", async () => {
  await open();
  signedInAs('mark-of-ravi');
  store = { state: 'signed-in', mark: 'mark-of-ravi' };
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(shown()).toBe(false);
  await settle(() => undefined);
  expect(again).toHaveBeenCalledTimes(1);
});

test('a sign-out in another tab hides the page immediately and leaves it', async () => {
  await open();
  signedOut();
  store = { state: 'guest' };
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(shown()).toBe(false);
  await settle(() => undefined);
  expect(replace).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 1],
  [false, 0],
])('a page restored by the browser (%s) is reloaded %i times', async (persisted, times) => {
  await open();
  await happen(Object.assign(new Event('pageshow'), { persisted }));
  expect(again).toHaveBeenCalledTimes(times);
});

test('a page rendered for a guest stays, and a guest is not sent to the sign-in', async () => {
  signedOut();
  store = { state: 'guest' };
  await open(null);
  await happen(new Event('focus'));
  expect(shown()).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  signedInAs(MARK);
  store = { state: 'signed-in', mark: MARK };
  await happen(new Event('focus'));
  expect(again).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
});

/** Submits a form of the page; `byScript` as `useForm` does. */
async function submit(byScript: boolean): Promise<void> {
  const form = document.body.appendChild(document.createElement('form'));
  if (byScript) form.addEventListener('submit', (event) => event.preventDefault());
  await settle(() => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  form.remove();
}

test.each([
  ['a plain form, which leads on itself', false, 0],
  ['a form sent by script, which may be refused', true, 1],
])('after %s (by script: %s) the page is left automatically %i times', async (_name, byScript, times) => {
  await open();
  await submit(byScript);
  store = { state: 'guest' };
  signedOut();
  await happen(new Event('focus'));
  expect(replace).toHaveBeenCalledTimes(times);
});

// The last test, because a page that was left once stays so.
test('the target of a form that is just leaving the page is kept', async () => {
  await open();
  leave('#deleted');
  store = { state: 'guest' };
  signedOut();
  await happen(new Event('focus'));
  expect(replace).not.toHaveBeenCalled();
});
