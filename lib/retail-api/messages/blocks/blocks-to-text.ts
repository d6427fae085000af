import type { MailBlock } from './mail-block.ts';

/** The blocks of a mail as paragraphs of plain text, for `mailBody`. */
export function blocksToText(blocks: readonly MailBlock[]): string[] {
  return blocks.map(textOf);
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'lines':
      return block.lines.join('\n');
    case 'table':
      return block.rows
        .map(({ name, detail, value }) => `${name}: ${value}${detail ? `\n  ${detail}` : ''}`)
        .join('\n');
    case 'link':
      return `${block.name}:\n${block.href}`;
  }
}
