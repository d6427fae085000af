/** @jest-environment jsdom */
import { restoreText, saveText } from './saved-text.ts';

const PAGE = '/myaccount/reviews?product=X1&refused=review';
const SIGN_IN = `/users/sign_in?next=${encodeURIComponent(PAGE)}`;
const LONG = 'Worn every day.\n'.repeat(100);

function open(address: string, action = '/api/reviews'): HTMLFormElement {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<form action="${action}"><textarea name="text"></textarea><input name="title"></form>`;
  return document.forms[0] as HTMLFormElement;
}
const textOf = (form: HTMLFormElement) => form.querySelector('textarea')?.value;

beforeEach(() => {
  window.sessionStorage.clear();
  const form = open('/myaccount/reviews?product=X1');
  (form.elements.namedItem('text') as HTMLTextAreaElement).value = LONG;
  saveText(form, SIGN_IN);
});

test('a saved long text is restored once after the sign-in has returned to its form', () => {
  const form = open(PAGE);
  restoreText();
  expect(textOf(form)).toBe(LONG);
  const again = open(PAGE);
  restoreText();
  expect(textOf(again)).toBe('');
});

test('a saved long text is not restored on other pages or in other forms', () => {
  for (const other of [open('/users/sign_in'), open('/myaccount/reviews?product=X2&refused=review')]) {
    restoreText();
    expect(textOf(other)).toBe('');
  }
  const otherForm = open(PAGE, '/api/search');
  restoreText();
  expect(textOf(otherForm)).toBe('');
  const form = open(PAGE);
  restoreText();
  expect(textOf(form)).toBe(LONG);
});

test('no long text is saved when a page is left for anything other than a sign-in', () => {
  window.sessionStorage.clear();
  const form = open('/myaccount/reviews?product=X1');
  (form.elements.namedItem('text') as HTMLTextAreaElement).value = LONG;
  saveText(form, '/checkout');
  expect(window.sessionStorage).toHaveLength(0);
});
