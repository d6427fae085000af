/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { TaggedText } from './tagged-text';

const html = (text: string) =>
  render(
    <p>
      <TaggedText
        text={text}
        tags={{ link: (inner) => <a href="/terms">{inner}</a>, strong: (inner) => <b>{inner}</b> }}
      />
    </p>,
  ).container.innerHTML;

test('words in a tag are drawn by it, in the order of the sentence', () =>
  expect(html('Read <link>the terms</link> and <strong>sign</strong>.')).toBe(
    '<p>Read <a href="/terms">the terms</a> and <b>sign</b>.</p>',
  ));

test('a sentence without tags, and one with an unknown tag, lose no word', () => {
  expect(html('Nothing more.')).toBe('<p>Nothing more.</p>');
  expect(html('Read <other>this</other> now')).toBe('<p>Read this now</p>');
});
