/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageSearchDialog } from './image-search-dialog';

beforeAll(() => {
  // jsdom knows the dialog element but does not implement showModal.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  // Nor does jsdom implement Blob.arrayBuffer.
  Blob.prototype.arrayBuffer = function arrayBuffer() {
    const reader = new FileReader();
    return new Promise((resolve) => {
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
});

const onFound = jest.fn();
beforeEach(() => onFound.mockClear());

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

/** A photo that this browser cannot decode, so that it is sent unchanged. */
const photo = (name = 'ring.png', content: BlobPart = PNG) => new File([content], name);

type Answer = () => Promise<{ status: number; json: () => Promise<unknown> }>;

function openDialog(answer: Answer, first: File | null = null) {
  const fetched = jest.fn(answer);
  global.fetch = fetched as unknown as typeof fetch;
  render(<ImageSearchDialog open onClose={() => undefined} onFound={onFound} first={first} />);
  return { fetched, user: userEvent.setup({ applyAccept: false }) };
}

/** Chooses a photo, to which the API gives this answer. */
async function choosePhoto(answer: Answer, chosen = photo()) {
  const { fetched, user } = openDialog(answer);
  await user.upload(screen.getByLabelText('Photo'), chosen);
  return { fetched, user };
}

const answering = (status: number, body: unknown) => async () => ({ status, json: async () => body });
const similar = answering(200, { ok: true, codes: ['1801AV01'] });
const never = () => new Promise<never>(() => undefined);

test('an image search passes on the products that look like the photo', async () => {
  await choosePhoto(similar);
  await waitFor(() => expect(onFound).toHaveBeenCalledWith({ codes: ['1801AV01'], picture: '' }));
});

test('a photo dropped anywhere in the image search dialog is searched for, too', async () => {
  openDialog(similar);
  fireEvent.drop(screen.getByRole('heading', { name: 'Search by image' }), {
    dataTransfer: { files: [photo('RING.JPG', Buffer.from('ffd8ffe0', 'hex'))] },
  });
  await waitFor(() => expect(onFound).toHaveBeenCalled());
});

test.each([
  ['another kind of file', photo('ring.gif'), /We did not send that/],
  ['a file without an ending', photo('ring'), /We did not send that/],
  ['a file that is not what its name says', photo('ring.webp'), /does not match its file type/],
  [
    'a photo that is too large and cannot be made smaller',
    photo('a.png', Buffer.concat([PNG, Buffer.alloc(5 << 20)])),
    /5 MB/,
  ],
])('%s is refused by the image search and not sent', async (_what, file, text) => {
  const { fetched } = await choosePhoto(similar, file);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
  expect(screen.getByLabelText('Photo')).toBeInvalid();
  expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription(text);
  expect(fetched).not.toHaveBeenCalled();
});

test('a file that the API refuses is reported in the image search dialog, not as an outage', async () => {
  await choosePhoto(answering(422, { ok: false, message: 'That file does not match its file type.' }));
  expect(await screen.findByText('That file does not match its file type.')).toHaveRole('status');
  expect(screen.getByLabelText('Photo')).toBeInvalid();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onFound).not.toHaveBeenCalled();
});

test('a cancelled image search passes nothing on and can be started again by the same button', async () => {
  const { fetched, user } = await choosePhoto(never);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const again = screen.getByRole('button', { name: 'Search' });
  expect(again).toHaveFocus();
  expect(fetched).toHaveBeenCalledTimes(1);
  global.fetch = jest.fn(similar) as unknown as typeof fetch;
  await user.click(again);
  await waitFor(() => expect(onFound).toHaveBeenCalledTimes(1));
});

test('a photo chosen before the image search dialog opened is sent only by the button', async () => {
  const { fetched, user } = openDialog(similar, photo());
  const button = await screen.findByRole('button', { name: 'Search' });
  expect(fetched).not.toHaveBeenCalled();
  await user.click(button);
  await waitFor(() => expect(onFound).toHaveBeenCalled());
});

test.each([
  ['is not available', answering(503, { ok: false, message: 'Words of the service' })],
  ['refuses without words', answering(422, { ok: false })],
  ['finds nothing', answering(200, { ok: true, codes: [] })],
  ['answers no JSON', async () => ({ status: 502, json: async () => JSON.parse('<html>') })],
  ['cannot reach', async () => Promise.reject(new TypeError('fetch failed'))],
])('where the retail API %s, the image search shows the popup', async (_what, answer) => {
  await choosePhoto(answer);
  expect(await screen.findByRole('alertdialog', { name: 'This Service Is Not Available' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onFound).not.toHaveBeenCalled();
});
