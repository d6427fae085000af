/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { AppointmentForm } from './appointment-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));

const show = (values: Record<string, string> = {}, problems: Record<string, string> = {}, videoCalls = true) =>
  render(
    <AppointmentForm
      slug="jaipur-store--st1"
      days={['2026-11-27', '2026-11-28']}
      services={['Ring sizing', 'Watch service'].map((value) => ({ value, name: value }))}
      videoCalls={videoCalls}
      formKey="a-key"
      rendered={{ values, problems }}
    />,
  );
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));

test("the appointment form offers the store's days and services, and sends its key and the store", () => {
  show();
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(expect.arrayContaining(['Fri 27 Nov', 'Sat 28 Nov', 'Ring sizing', 'Watch service']));
  expect(sent()).toMatchObject({ key: 'a-key', store: 'jaipur-store--st1', day: '', part: '', service: '' });
});

test('a refused appointment form keeps its values and shows each problem at its field', () => {
  const values = {
    day: '2026-11-28',
    part: 'evening',
    service: 'Watch service',
    name: 'Asha',
    mobile: '98',
    note: 'Hi',
  };
  show(values, { mobile: 'Enter a 10-digit mobile number.' });
  expect(sent()).toMatchObject(values);
  const mobile = screen.getByRole('textbox', { name: 'Your mobile number' });
  expect(mobile).toBeInvalid();
  expect(mobile).toHaveAccessibleDescription(/Enter a 10-digit mobile number\./);
});

test('a video call in English or Hindi can be chosen only at a store that takes them', () => {
  show({ meeting: 'video', language: 'hi' });
  expect(screen.getByRole('radio', { name: 'Short video call' })).toBeChecked();
  expect(sent()).toMatchObject({ meeting: 'video', language: 'hi' });
  document.body.replaceChildren();
  show({}, {}, false);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(sent()).not.toHaveProperty('meeting');
});
