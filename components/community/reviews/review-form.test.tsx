/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ReviewForm } from './review-form';

let sent: Record<string, string>[];
beforeEach(() => {
  sent = [];
  global.fetch = jest.fn(async (_address: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return { json: async () => ({ ok: false, problems: { stars: 'Choose.', text: 'Write more.' } }) };
  }) as unknown as typeof fetch;
});

const VALUES = { stars: '4', title: 'Good', text: 'It keeps time, day after day.', author: 'Asha R.' };
const form = (values: Record<string, string> = VALUES) => (
  <ReviewForm code="1801AV01" rendered={{ values, problems: {} }} photos={['a-photo-of-the-review']} />
);

test('the review form shows the saved review and sends it with the ids of its photos', async () => {
  render(form());
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send review' }));
  expect(sent).toEqual([{ ...VALUES, intent: 'save', code: '1801AV01', photoIds: 'a-photo-of-the-review' }]);
});

test('the problems of a review are shown at their fields, and the first invalid field is focused', async () => {
  render(form({ author: '' }));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus());
  expect(screen.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription('Choose.');
  expect(screen.getByRole('textbox', { name: 'Your review' })).toBeInvalid();
});

test("without JavaScript the review form is plain HTML with the browser's own validation", () => {
  document.body.innerHTML = renderToString(form());
  const plain = document.forms[0];
  expect(plain).toMatchObject({ method: 'post', enctype: 'multipart/form-data', noValidate: false });
  expect(plain?.getAttribute('action')).toBe('/api/reviews');
  expect(screen.getByRole('textbox', { name: 'Your review' })).toMatchObject({ minLength: 20, maxLength: 2000 });
});
