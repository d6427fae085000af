/** Source code without its comments: every literal in `code` is `'N'`, where N is its index in `literals`. */
interface Lexed {
  code: string;
  literals: string[];
}

/** Marks an interpolated value in a template literal. */
export const HOLE = '\u0000';

const BEFORE_A_REGEX = /(?:^|[(,=:[!&|?{;+*%~^>]|\b(?:return|typeof|case|in|of|void|delete))\s*$/;

/** Returns the end of a one-line literal that starts at `start` with `quote`; -1 where the line ends first. */
function endOfLiteral(text: string, start: number, quote: string): number {
  let inClass = false;
  for (let index = start + 1; index < text.length; index++) {
    const character = text[index];
    if (character === '\n') return -1;
    if (character === '\\') index++;
    else if (quote === '/' && character === '[') inClass = true;
    else if (quote === '/' && character === ']') inClass = false;
    else if (character === quote && !inClass) return index;
  }
  return -1;
}

/**
 * Tokenises code just enough to separate keywords from words in comments, strings, templates and regular
 * expressions. An apostrophe in the text of a JSX element loses at most the rest of its line.
 */
export function lex(text: string): Lexed {
  const literals: string[] = [];
  let code = '';
  let index = 0;

  const literal = (value: string) => {
    code += `'${literals.push(value) - 1}'`;
  };

  const template = () => {
    let value = '';
    for (index++; index < text.length && text[index] !== '`'; index++) {
      if (text[index] === '\\') index++;
      if (text[index] === '$' && text[index + 1] === '{') {
        index += 2;
        code += '(';
        statements(true);
        code += ')';
        value += HOLE;
      } else value += text[index];
    }
    index++;
    literal(value);
  };

  const statements = (inTemplate: boolean) => {
    let depth = 0;
    while (index < text.length) {
      const character = text[index] ?? '';
      if (inTemplate && character === '}' && depth === 0) return;
      if (character === '{') depth++;
      if (character === '}') depth--;
      const rest = text.slice(index, index + 2);
      const isQuote = character === "'" || character === '"';
      if (rest === '//' || rest === '/*') {
        const end = text.indexOf(rest === '//' ? '\n' : '*/', index + 2);
        index = end < 0 ? text.length : end + (rest === '//' ? 0 : 2);
        code += ' ';
      } else if (character === '`') template();
      else if (isQuote || (character === '/' && BEFORE_A_REGEX.test(code.slice(-20)))) {
        const end = endOfLiteral(text, index, character);
        if (end < 0) code += text[index++];
        else {
          literal(isQuote ? text.slice(index + 1, end) : '');
          index = end + 1;
        }
      } else code += text[index++];
    }
  };

  statements(false);
  return { code, literals };
}
