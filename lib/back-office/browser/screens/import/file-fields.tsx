import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type DragEvent, useState } from 'react';
import { IMPORT_MAXIMUM_BYTES, type ImportFile } from '#lib/contract/import-vocabulary.ts';
import { FileChoice, sizeText } from '../../parts/file-choice.tsx';
import type { ChosenFiles } from './import-upload.ts';

interface FileFieldsProps {
  files: { catalogue: File | null; photos: File | null };
  onChange: (files: FileFieldsProps['files']) => void;
}

interface FilesFormProps {
  button: string;
  isSending?: boolean;
  /** Why the chosen files cannot be sent; empty where they can. */
  problemOf: (files: ChosenFiles) => string;
  onSend: (files: ChosenFiles) => void;
}

/** Chooses the files of an import and sends them. */
export function FilesForm({ button, isSending = false, problemOf, onSend }: FilesFormProps) {
  const [files, setFiles] = useState<FileFieldsProps['files']>({ catalogue: null, photos: null });
  const { catalogue, photos } = files;
  const chosen: ChosenFiles | null = catalogue && { catalogue, photos };
  const wrong = chosen ? problemOf(chosen) : '';
  return (
    <>
      <FileFields files={files} onChange={setFiles} />
      {wrong !== '' && (
        <Alert severity="error" variant="outlined">
          {wrong}
        </Alert>
      )}
      <Button
        variant="contained"
        sx={{ alignSelf: 'start' }}
        loading={isSending}
        disabled={chosen === null || wrong !== ''}
        onClick={() => chosen && onSend(chosen)}
      >
        {button}
      </Button>
    </>
  );
}

/** Chooses the file with the products, and a zip file with their photos: both may be dropped anywhere on the field. */
function FileFields({ files, onChange }: FileFieldsProps) {
  const [isOver, setOver] = useState(false);
  const take = (taken: readonly File[]) => {
    const photos = taken.find(isZip) ?? files.photos;
    onChange({ catalogue: taken.find((file) => !isZip(file)) ?? files.catalogue, photos });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: { xs: 2, sm: 3 },
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Stack spacing={2.5}>
        <FileChoice
          label="Products"
          button="Choose the file"
          hint="CSV, TSV, XML or JSON. Drop it here, or choose it."
          accept=".csv,.tsv,.txt,.xml,.json,.ndjson,.jsonl"
          file={files.catalogue}
          onChange={(catalogue) => onChange({ ...files, catalogue })}
        />
        <FileChoice
          label="Photos (if they are not at web addresses)"
          button="Choose a zip file"
          hint="A zip file with photos that are named in the file, or after a product code or SKU."
          accept=".zip"
          file={files.photos}
          onChange={(photos) => onChange({ ...files, photos })}
        />
      </Stack>
    </Box>
  );
}

function isZip({ name }: File): boolean {
  return name.toLowerCase().endsWith('.zip');
}

/** What is wrong with chosen files before they are sent; empty where nothing is. */
export function filesProblem({ catalogue, photos }: ChosenFiles): string {
  if (/\.xlsx?$/i.test(catalogue.name)) return 'A workbook cannot be read: save its sheet as CSV in your spreadsheet.';
  const tooLarge = (file: File | null, kind: ImportFile) => file !== null && file.size > IMPORT_MAXIMUM_BYTES[kind];
  for (const [file, kind] of [
    [catalogue, 'catalogue'],
    [photos, 'photos'],
  ] as const)
    if (tooLarge(file, kind)) return `${file?.name} is larger than ${sizeText(IMPORT_MAXIMUM_BYTES[kind])}.`;
  return catalogue.size === 0 || photos?.size === 0 ? 'The file is empty.' : '';
}
