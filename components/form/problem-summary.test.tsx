import { renderToStaticMarkup } from 'react-dom/server';
import { ProblemSummary } from './problem-summary';

const show = (problems: Record<string, string>) =>
  renderToStaticMarkup(<ProblemSummary problems={problems} idOf={(name) => `form-${name}`} />);
const withScripts = (html: string) => html.replace(/<noscript>.*?<\/noscript>/g, '');

test('several invalid fields are linked, in a summary that can take the focus', () => {
  const html = withScripts(show({ gstin: 'Wrong number.', pan: 'Enter your PAN.' }));
  expect(html).toMatch(/^<div role="alert" tabindex="-1"/);
  expect(html).toMatch(/<a href="#form-gstin"[^>]*>Wrong number\.<\/a>.*<a href="#form-pan"/);
});

test('a single invalid field is linked only in a browser without scripts, which puts no focus there', () => {
  const html = show({ gstin: 'Wrong number.' });
  expect(html).toMatch(/^<noscript><div role="alert".*<a href="#form-gstin"[^>]*>Wrong number\.<\/a>/);
  expect(withScripts(html)).toBe('');
});

test('beside a general problem a single field is linked without scripts, too', () => {
  const html = show({ '': 'Not saved.', gstin: 'Wrong number.' });
  expect(html).toContain('<a href="#form-gstin"');
  expect(withScripts(html)).toMatch(/<p>Not saved\.<\/p><\/div>$/);
});

test('without problems nothing is shown', () => {
  expect(show({})).toBe('');
});
