/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PHOTO_PROBLEMS } from '#lib/shared/route-names.ts';
import { photoProblemText } from '#lib/storefront/search/photo-problem.ts';
import { PhotoForm } from './photo-form';

test('the photo search form is plain HTML and sends one photo of the accepted types', () => {
  render(<PhotoForm />);
  const form = screen.getByRole('form', { name: 'Search by image' });
  expect(form).toHaveAttribute('action', '/api/image-search');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  const field = screen.getByLabelText('Photo');
  expect(field).toHaveAttribute('name', 'file');
  expect(field).toHaveAttribute('accept', '.png,.jpg,.jpeg,.bmp,.webp,.jfif');
  expect(field).toBeRequired();
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).toHaveAccessibleDescription(/at most 5 MB/);
});

test.each(PHOTO_PROBLEMS)('the problem "%s" in the URL is shown as text at the photo field', (problem) => {
  const text = photoProblemText(problem);
  expect(text).toMatch(/Choose|Try/i);
  render(<PhotoForm problem={text} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription(new RegExp(`^${text.slice(0, 20)}`));
  expect(screen.getByLabelText('Photo')).toBeInvalid();
});

test.each([undefined, '', 'anything', ['kind']])('%j is not a photo problem', (input) => {
  expect(photoProblemText(input)).toBe('');
});
