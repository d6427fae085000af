/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PhotoField } from './photo-field';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);
// jsdom cannot read files.
Blob.prototype.arrayBuffer = async () => JPEG.buffer;
const photo = (name = 'ring.jpg') => new File([JPEG], name, { type: 'image/jpeg' });

/** The requests made: the uploads, and the ids of removals. */
let requests: string[];
/** Resolves the pending uploads. */
let answers: ((reply: object) => void)[];

beforeEach(() => {
  requests = [];
  answers = [];
  global.fetch = jest.fn(async (address: string, init: RequestInit) => {
    if (address === '/api/photos/removal') {
      requests.push(`removed ${JSON.parse(String(init.body)).id}`);
      return { json: async () => ({ ok: true }) };
    }
    requests.push('sent');
    const reply = await new Promise<object>((resolve) => answers.push(resolve));
    return { json: async () => reply };
  }) as unknown as typeof fetch;
});

const field = () => screen.getByLabelText<HTMLInputElement>('Photos (optional)');
const value = () => document.querySelector<HTMLInputElement>('input[name=photoIds]')?.value;
const listed = () => screen.queryAllByRole('listitem').length;
/** Resolves the next pending upload. */
async function answer(reply: object) {
  await waitFor(() => expect(answers).not.toHaveLength(0));
  await act(async () => answers.shift()?.(reply));
}
async function open(existing: string[] = []) {
  await act(async () => void render(<PhotoField id="review-photos" existing={existing} />));
  return userEvent.setup({ applyAccept: false });
}

test('each photo is uploaded when it is chosen, and the form contains its id', async () => {
  const user = await open();
  await user.upload(field(), [photo('one.jpg'), photo('two.jpg')]);
  expect(value()).toBe('on-its-way,on-its-way');
  expect(field()).toHaveProperty('value', '');
  await answer({ id: 'first-photo-of-a-shopper' });
  await answer({ id: 'other-photo-of-a-shopper' });
  await waitFor(() => expect(value()).toBe('first-photo-of-a-shopper,other-photo-of-a-shopper'));
  expect(screen.getByRole('status')).toHaveTextContent('2 photos added.');
});

test.each([
  ['another kind of file', photo('notes.pdf'), /^notes.pdf: We cannot show that file/],
  ['a file that lies', photo('ring.png'), /^ring.png: That file does not match its file type/],
])('%s is not uploaded, and the reason is shown', async (_what, file, text) => {
  const user = await open();
  await user.upload(field(), file);
  expect(await screen.findByText(text)).toBeVisible();
  expect([requests, value(), listed()]).toEqual([[], '', 0]);
  expect(field()).toBeInvalid();
});

test("the API's reason for a refused photo is shown, and the photo can be chosen again", async () => {
  const user = await open();
  await user.upload(field(), photo());
  await answer({ ok: false, message: 'The photo could not be opened.' });
  expect(await screen.findByText('ring.jpg: The photo could not be opened.')).toBeVisible();
  await user.upload(field(), photo());
  expect(screen.queryByText(/could not be opened/)).toBeNull();
  await answer({ id: 'first-photo-of-a-shopper' });
  await waitFor(() => expect(value()).toBe('first-photo-of-a-shopper'));
});

test('a form accepts five photos, and another once one is removed', async () => {
  const user = await open(['a', 'b', 'c', 'd']);
  await user.upload(field(), [photo('one.jpg'), photo('two.jpg')]);
  await answer({ id: 'first-photo-of-a-shopper' });
  expect(await screen.findByText(/You can add up to 5 photos/)).toBeVisible();
  expect(requests).toEqual(['sent']);
  await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  expect(value()).toBe('a,c,d,first-photo-of-a-shopper');
  expect(field()).toHaveFocus();
});

test('an uploaded photo removed before submission is deleted by the API, a saved one is not', async () => {
  const user = await open(['kept-with-the-review']);
  await user.upload(field(), photo());
  await answer({ id: 'first-photo-of-a-shopper' });
  await user.click(await screen.findByRole('button', { name: 'Remove photo 2' }));
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await waitFor(() => expect(requests).toEqual(['sent', 'removed first-photo-of-a-shopper']));
  expect(value()).toBe('');
});

test('a photo that cannot be resized is uploaded unchanged, and its bitmap is freed', async () => {
  const bitmap = { width: 4000, height: 3000, close: jest.fn() };
  global.createImageBitmap = jest.fn(async () => bitmap as unknown as ImageBitmap);
  const draw = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new Error('out of memory');
  });
  const user = await open();
  await user.upload(field(), photo());
  await answer({ id: 'first-photo-of-a-shopper' });
  await waitFor(() => expect(value()).toBe('first-photo-of-a-shopper'));
  expect(bitmap.close).toHaveBeenCalledTimes(1);
  draw.mockRestore();
  Reflect.deleteProperty(global, 'createImageBitmap');
});

test('a photo removed during its upload is deleted once it has arrived', async () => {
  const user = await open();
  await user.upload(field(), photo());
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await answer({ id: 'first-photo-of-a-shopper' });
  await waitFor(() => expect(requests).toEqual(['sent', 'removed first-photo-of-a-shopper']));
  expect([value(), listed()]).toEqual(['', 0]);
});

test('without JavaScript the photo field is a plain file input, with a tick box to remove each saved photo', () => {
  document.body.innerHTML = renderToString(<PhotoField id="review-photos" existing={['a', 'b']} />);
  expect(field()).toMatchObject({ type: 'file', name: 'photos', multiple: true });
  expect(field()).toHaveAccessibleDescription(/8 MB each/);
  expect(screen.getAllByRole('checkbox', { name: 'Remove' }).map((box) => box.getAttribute('name'))).toEqual([
    'removePhoto0',
    'removePhoto1',
  ]);
  expect(value()).toBe('a,b');
});
