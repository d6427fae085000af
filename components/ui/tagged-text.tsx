import { createElement, Fragment, type ReactNode } from 'react';

interface TaggedTextProps {
  /** A message with parts in tags, like `Read <link>the terms</link>.`; a tag holds text alone. */
  text: string;
  /** What to draw for each tag, given the text inside. */
  tags: Readonly<Record<string, (inner: string) => ReactNode>>;
}

const TAG = /<([a-z][A-Za-z0-9]*)>([^<]*)<\/\1>/;

/** A whole sentence in which some words are a link or stressed: so each language orders its words as it needs. */
export function TaggedText({ text, tags }: TaggedTextProps) {
  // The split yields: text, name of a tag, text inside, text …; as arguments the parts need no keys.
  const parts = text.split(TAG);
  const drawn: ReactNode[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [before = '', name, inner = ''] = parts.slice(index, index + 3);
    drawn.push(before);
    if (name !== undefined) drawn.push(tags[name]?.(inner) ?? inner);
  }
  return createElement(Fragment, null, ...drawn);
}
