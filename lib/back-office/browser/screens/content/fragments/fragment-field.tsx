import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { HtmlField } from '../html-field.tsx';
import { type FragmentKind, panelCategory } from './fragment-slugs.ts';
import { panelHtml, panelProblem, readPanel } from './menu-panel.ts';
import { PanelForm } from './panel-form.tsx';
import { readStrip, stripHtml, stripProblem } from './strip.ts';
import { StripForm } from './strip-form.tsx';
import { readTextBlocks, textHtml, textProblem } from './text-blocks.ts';
import { TextForm } from './text-form.tsx';
import { useWrittenForm } from './use-written-form.ts';

interface FragmentFieldProps {
  slug: string;
  kind: FragmentKind;
  html: string;
  onChange: (html: string) => void;
}

/** The content of a strip or a menu panel: a form, and its HTML for who wants another than the form writes. */
export function FragmentField({ slug, kind, html, onChange }: FragmentFieldProps) {
  const isPhone = kind === 'phone-panel';
  const isPanel = isPhone || kind === 'desktop-panel';
  const [isHtml, setHtml] = useState(false);
  const strip = useWrittenForm({ html, onChange, read: readStrip, write: stripHtml });
  const panel = useWrittenForm({
    html,
    onChange,
    read: (text) => readPanel(text, isPhone),
    write: (parts) => panelHtml(parts, isPhone),
  });
  const text = useWrittenForm({ html, onChange, read: readTextBlocks, write: textHtml });
  const isReadable = (kind === 'strip' ? strip : kind === 'text' ? text : panel).model !== null;
  if (isHtml || !isReadable) {
    return (
      <Stack spacing={2}>
        {!isReadable && (
          <Alert severity="info">
            This is custom HTML: it has something that the form cannot write, so it is changed as HTML and stays as it
            is. To use the form, empty the text.
          </Alert>
        )}
        <HtmlField label="Custom HTML" html={html} onChange={onChange} />
        {isReadable && (
          <Button onClick={() => setHtml(false)} sx={{ alignSelf: 'flex-start' }}>
            Change it in the form
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <Stack spacing={2}>
      {kind === 'strip' && strip.model && <StripForm strip={strip.model} onChange={strip.change} />}
      {kind === 'text' && text.model && <TextForm blocks={text.model} onChange={text.change} />}
      {isPanel && panel.model && (
        <PanelForm parts={panel.model} category={panelCategory(slug)} isPhone={isPhone} onChange={panel.change} />
      )}
      <Button onClick={() => setHtml(true)} sx={{ alignSelf: 'flex-start' }}>
        Change it as HTML
      </Button>
    </Stack>
  );
}

/** What is missing before a fragment can be saved, as a sentence; empty if nothing is, and for custom HTML. */
export function fragmentProblem(kind: FragmentKind, html: string): string {
  if (kind === 'strip') {
    const strip = readStrip(html);
    return strip ? stripProblem(strip) : '';
  }
  if (kind === 'text') return textProblem(readTextBlocks(html) ?? []);
  const isPhone = kind === 'phone-panel';
  const parts = readPanel(html, isPhone);
  return parts ? panelProblem(parts, isPhone) : '';
}
