/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageSearchDialog } from './image-search-dialog';

beforeAll(() => {
  // jsdom knows the element but not what makes it a dialog.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const onFound = jest.fn();
beforeEach(() => onFound.mockClear());

/** Chooses a photo, which the store answers so. */
async function choosePhoto(answer: () => Promise<{ status: number; json: () => Promise<unknown> }>) {
  global.fetch = jest.fn(answer) as unknown as typeof fetch;
  render(<ImageSearchDialog open onClose={() => undefined} onFound={onFound} />);
  await userEvent.setup().upload(screen.getByLabelText('Photo'), new File(['photo'], 'ring.png'));
}

const answering = (status: number, body: unknown) => async () => ({ status, json: async () => body });

test('what looks like the photo is handed on', async () => {
  await choosePhoto(answering(200, { ok: true, codes: ['1801AV01'] }));
  await waitFor(() => expect(onFound).toHaveBeenCalledWith(['1801AV01']));
});

test('a file that the store does not take is told of in the dialog, and not as an outage', async () => {
  await choosePhoto(answering(422, { ok: false, message: 'That file is not the photo that its name says.' }));
  expect(await screen.findByText('That file is not the photo that its name says.')).toHaveRole('status');
  expect(screen.getByLabelText('Photo')).toBeInvalid();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onFound).not.toHaveBeenCalled();
});

test.each([
  ['is not available', answering(503, { ok: false, message: 'Words of the service' })],
  ['refuses without words', answering(422, { ok: false })],
  ['finds nothing', answering(200, { ok: true, codes: [] })],
  ['answers no JSON', async () => ({ status: 502, json: async () => JSON.parse('<html>') })],
  ['cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
])('where the store %s, the popup says so', async (_what, answer) => {
  await choosePhoto(answer);
  expect(await screen.findByRole('alertdialog', { name: 'This Service Is Not Available' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onFound).not.toHaveBeenCalled();
});
