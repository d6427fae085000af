/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormReply } from './types.ts';
import { useForm } from './use-form.ts';

interface Sent {
  url: string;
  body: unknown;
}

const sent: Sent[] = [];
let answer: (value: { status?: number; body: unknown }) => void;
let fail: (error: Error) => void;

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = ((url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return new Promise((resolve, reject) => {
      answer = ({ status = 200, body }) =>
        resolve({ status, json: async () => JSON.parse(JSON.stringify(body)) } as Response);
      fail = reject;
    });
  }) as typeof fetch;
});

function Example({ onDone }: { onDone?: (reply: Extract<FormReply, { ok: true }>) => boolean }) {
  const { problems, busy, onSubmit } = useForm({}, onDone);
  return (
    <form aria-label="Example" action="/api/example" method="post" onSubmit={onSubmit}>
      <p role="alert">{problems['']}</p>
      <input aria-label="Name" name="name" aria-invalid={problems.name !== undefined} />
      <input aria-label="Age" name="age" aria-invalid={problems.age !== undefined} />
      <button type="submit" name="intent" value="save" aria-busy={busy}>
        Save
      </button>
    </form>
  );
}

const click = () => userEvent.click(screen.getByRole('button'));
const button = () => screen.getByRole('button');

test('useForm sends the fields with the pressed button, once at a time', async () => {
  render(<Example />);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await click();
  await click();
  expect(sent).toEqual([{ url: '/api/example', body: { name: 'Asha', age: '', intent: 'save' } }]);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer({ body: { ok: false, problems: {} } }));
});

test('useForm sends the second of two forms after the first one is answered', async () => {
  render(
    <>
      <Example />
      <Example />
    </>,
  );
  const [one, two] = screen.getAllByLabelText('Name') as [HTMLElement, HTMLElement];
  await userEvent.type(one, 'Asha{Enter}');
  await userEvent.type(two, 'Ravi{Enter}');
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Asha', age: '', intent: 'save' }]);
  await act(async () => answer({ status: 422, body: { ok: false, problems: { name: 'Enter another.' } } }));
  expect(one).toBeInvalid();
  await waitFor(() =>
    expect(sent.slice(1)).toEqual([expect.objectContaining({ body: expect.objectContaining({ name: 'Ravi' }) })]),
  );
  await act(async () => answer({ body: { ok: false, problems: {} } }));
});

test('useForm marks the invalid fields of a refused form, focuses the first one, and allows another try', async () => {
  render(<Example />);
  await click();
  await act(async () => answer({ status: 422, body: { ok: false, problems: { age: 'Enter an age.' } } }));
  expect(screen.getByLabelText('Age')).toHaveFocus();
  expect(screen.getByLabelText('Age')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'false');
  expect(button()).toHaveAttribute('aria-busy', 'false');
  await click();
  expect(sent).toHaveLength(2);
  await act(async () => answer({ body: { ok: false, problems: {} } }));
});

test('useForm does not move the focus of a shopper who is typing in another form', async () => {
  render(
    <>
      <Example />
      <input aria-label="Elsewhere" />
    </>,
  );
  await click();
  act(() => screen.getByLabelText('Elsewhere').focus());
  await act(async () => answer({ status: 422, body: { ok: false, problems: { age: 'Enter an age.' } } }));
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  expect(screen.getByLabelText('Age')).toBeInvalid();
});

test('useForm can stay on the page after a success, without the previous errors', async () => {
  const onDone = jest.fn(() => true);
  render(<Example onDone={onDone} />);
  await click();
  await act(async () => answer({ body: { ok: false, problems: { name: 'Enter a name.' } } }));
  await click();
  await act(async () => answer({ body: { ok: true, location: '/done', data: { name: 'Asha' } } }));
  expect(onDone).toHaveBeenCalledWith({ ok: true, location: '/done', data: { name: 'Asha' } });
  expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'false');
  expect(button()).toHaveAttribute('aria-busy', 'false');
});

test.each<[string, () => void, RegExp]>([
  ['no network', () => fail(new Error('offline')), /could not check whether/],
  ['an answer of another shape', () => answer({ body: ['?'] }), /could not check whether/],
  [
    'a refusal before the handler',
    () => answer({ status: 429, body: { ok: false, message: 'Too many requests.', reason: 'x' } }),
    /Too many requests/,
  ],
])('useForm reports %s and never throws', async (_name, end, text) => {
  render(<Example />);
  await click();
  await act(async () => end());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  expect(button()).toHaveAttribute('aria-busy', 'false');
});

test('useForm shows a custom message where there is no response', async () => {
  function Order() {
    const { problems, onSubmit } = useForm({}, undefined, undefined, 'We could not see it.');
    return (
      <form action="/api/order" method="post" onSubmit={onSubmit}>
        <p role="alert">{problems['']}</p>
        <button type="submit">Order</button>
      </form>
    );
  }
  render(<Order />);
  await click();
  await act(async () => fail(new TypeError('fetch failed')));
  expect(screen.getByRole('alert')).toHaveTextContent('We could not see it.');
});

test('useForm saves a long text for the page after the sign-in', async () => {
  function Written() {
    const { onSubmit } = useForm({});
    return (
      <form aria-label="Written" action="/api/written" method="post" onSubmit={onSubmit}>
        <textarea aria-label="Text" name="text" />
        <button type="submit">Save</button>
      </form>
    );
  }
  const signIn = `/in?next=${encodeURIComponent('/written?refused=written')}`;
  // jsdom can only navigate to a hash.
  window.history.replaceState(null, '', signIn);
  const { unmount } = render(<Written />);
  await userEvent.type(screen.getByLabelText('Text'), 'Worn every day.');
  await click();
  await act(async () => answer({ status: 401, body: { ok: false, problems: {}, location: `${signIn}#form` } }));
  unmount();
  window.history.replaceState(null, '', '/written?refused=written');
  render(<Written />);
  expect(screen.getByLabelText('Text')).toHaveValue('Worn every day.');
});
