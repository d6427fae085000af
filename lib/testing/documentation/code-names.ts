import type { SourceTree } from '../architecture/rule.ts';

/** Names of more than one word, as only code writes them: `priceCart`, `OrderShop`, `MAX_LINES`, `priceCart()`. */
const CODE_NAME = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]\w*[A-Z]\w*|[A-Z]+_[A-Z_]+)(?:\(\))?$/;
const WORD = /[A-Za-z_$][\w$]*/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g;
const CODE_SPAN = /`([^`\n]+)`/g;

/** All words of the code and its literals, without comments; `others` are files that are no code, as tsconfig.json. */
export function wordsOfCode(tree: SourceTree, others: readonly string[]): Set<string> {
  const texts = [...tree.values()].flatMap(({ code, literals }) => [code, ...literals]);
  return new Set([...texts, ...others].flatMap((text) => text.match(WORD) ?? []));
}

/** The texts in backticks in the comments of a source file. */
export function spansOfComments(text: string): string[] {
  const comments = text.match(COMMENT) ?? [];
  return comments.flatMap((comment) => [...comment.matchAll(CODE_SPAN)].map(([, span = '']) => span));
}

/** The texts in backticks that name code which does not exist: in no file is there such a word. */
export function unknownNames(spans: readonly string[], words: ReadonlySet<string>): string[] {
  return spans.filter((span) => CODE_NAME.test(span) && !words.has(span.replace('()', '')));
}
