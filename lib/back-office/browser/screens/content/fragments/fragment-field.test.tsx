/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FragmentField, fragmentProblem } from './fragment-field.tsx';
import { fragmentKindOf } from './fragment-slugs.ts';

// Calls fill columns and pictures; the browser tests make them.
jest.mock('./fill-fields.tsx', () => ({ FillFields: () => null }));
jest.mock('../tile-picture-field.tsx', () => ({ TilePictureField: () => null }));

let written = '';

function Editor({ slug, stored }: { slug: string; stored: string }) {
  const [html, setHtml] = useState(stored);
  written = html;
  const kind = fragmentKindOf(slug);
  if (!kind) return null;
  return (
    <>
      <FragmentField slug={slug} kind={kind} html={html} onChange={setHtml} />
      <button type="button" onClick={() => setHtml('<p>From a draft</p>')}>
        Take the draft
      </button>
    </>
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });

test('what is typed stays as it is typed, and a text from elsewhere takes its place', async () => {
  const user = userEvent.setup();
  render(<Editor slug="promo" stored="" />);
  await user.type(field('Text'), 'Sale ');
  expect(field('Text')).toHaveValue('Sale ');
  expect(written).toBe('<p>Sale</p>');
  await user.click(screen.getByRole('button', { name: 'Take the draft' }));
  expect(field('Text')).toHaveValue('From a draft');
});

test('a column without a link yet is no custom HTML', async () => {
  const user = userEvent.setup();
  render(<Editor slug="menu-mobile-gifts" stored="" />);
  await user.click(screen.getByRole('button', { name: 'Add a column of links' }));
  await user.type(field('Heading'), 'For her');
  expect(fragmentProblem('phone-panel', written)).toBe('Part 1: link 1 needs a text.');
  await user.type(field('Text of the link'), 'Rings');
  await user.type(field('Address'), 'jewellery/rings');
  expect(written).toBe('<h3>For her</h3>\n<ul>\n<li><a href="/jewellery/rings">Rings</a></li>\n</ul>');
  expect(fragmentProblem('phone-panel', written)).toBe('');
});

test('custom HTML stays HTML until the form can write it', async () => {
  const user = userEvent.setup();
  render(<Editor slug="disclaimer" stored="<p>Open on <b>Sundays</b></p>" />);
  expect(screen.getByText(/^This is custom HTML/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change it in the form' })).toBeNull();
  await user.clear(field('Custom HTML'));
  expect(field('Text')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Change it as HTML' }));
  await user.type(field('Custom HTML'), '<p>Open</p>');
  await user.click(screen.getByRole('button', { name: 'Change it in the form' }));
  expect(field('Text')).toHaveValue('Open');
});
