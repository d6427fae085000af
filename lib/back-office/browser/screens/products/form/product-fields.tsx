import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useCall } from '../../../api/use-call.ts';
import { FieldEditor } from '../../../parts/field-editor.tsx';
import { DecimalField } from '../../../parts/fields/decimal-field.tsx';
import { LinesField } from '../../../parts/fields/lines-field.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { problemsWithin } from '../../../parts/row-problems.ts';
import { Panel } from '../../../parts/screen.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { BasicFields } from './basic-fields.tsx';
import { EngravingFields } from './engraving-fields.tsx';
import { MediaFields } from './media-fields.tsx';
import { FORM_FIELDS, groupIn, LEGAL_FIELDS, textIn, textsIn } from './product-form.ts';
import { RelatedFields } from './related-fields.tsx';
import { SkuFields } from './sku-fields.tsx';

type Fields = Readonly<Record<string, unknown>>;

interface ProductFieldsProps {
  fields: Fields;
  onChange: (fields: Fields) => void;
  /** The SKUs that are stored. */
  stored: ReadonlySet<string>;
  /** What the shop refused, by the paths of fields. */
  problems: ReadonlyMap<string, string>;
  isDisabled: boolean;
}

/** All fields of a product beside its photos. */
export function ProductFields({ fields, onChange, stored, problems, isDisabled }: ProductFieldsProps) {
  const facts = useCall('ProductFields', {});
  const root = textIn(fields, 'RootCategory');
  const set = (name: string, value: unknown) => onChange(withField(fields, name, value));
  const suggestionsOf = (field: string) =>
    (facts.data?.Values ?? [])
      .filter(({ Field, RootCategory }) => Field === field && RootCategory === root)
      .flatMap(({ Values }) => Values.filter((value) => typeof value === 'string'));
  const problemOf = (name: string) => [...problemsWithin(problems, name).values()].join('; ');
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !FORM_FIELDS.has(name)));
  return (
    <Stack spacing={2}>
      <Panel title="Name and place">
        <BasicFields
          fields={fields}
          set={set}
          suggestionsOf={suggestionsOf}
          problemOf={problemOf}
          isDisabled={isDisabled}
        />
      </Panel>
      <Panel title="Prices and sizes">
        <Stack spacing={2}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            {(['MRP', 'Price'] as const).map((name) => (
              <DecimalField
                key={name}
                label={`${name} of the product`}
                unit="₹"
                value={fields[name]}
                problem={problemOf(name)}
                isDisabled={isDisabled}
                onChange={(value) => set(name, value ?? '')}
              />
            ))}
          </Stack>
          <SkuFields
            fields={fields}
            stored={stored}
            problems={problemsWithin(problems, 'Skus')}
            isDisabled={isDisabled}
            onChange={(skus) => set('Skus', skus)}
          />
        </Stack>
      </Panel>
      <Panel title="Texts">
        <Stack spacing={2}>
          <TextField
            label="Description"
            value={textIn(fields, 'Description')}
            disabled={isDisabled}
            multiline
            minRows={4}
            error={problemOf('Description') !== ''}
            helperText={problemOf('Description')}
            onChange={(event) => set('Description', event.target.value)}
          />
          <LinesField
            label="Highlights"
            name="highlight"
            lines={textsIn(fields, 'Highlights')}
            problems={problemsWithin(problems, 'Highlights')}
            hint="Enter begins the next one, Alt with an arrow moves one. A pasted list becomes lines."
            isDisabled={isDisabled}
            onChange={(lines) => set('Highlights', lines)}
          />
        </Stack>
      </Panel>
      <Panel title="Specification">
        <Loaded query={facts}>
          {({ Attributes }) => (
            <AttributeFields
              attributes={groupIn(fields, 'Attributes')}
              known={Attributes.filter(({ RootCategory }) => RootCategory === root).map(({ Name, Kind }) => ({
                name: Name,
                kind: Kind,
                suggestions: suggestionsOf(Name),
              }))}
              problems={problemsWithin(problems, 'Attributes')}
              isDisabled={isDisabled}
              onChange={(attributes) => set('Attributes', attributes)}
            />
          )}
        </Loaded>
      </Panel>
      <Panel title="Origin, tax and warranty">
        <Stack spacing={2}>
          {LEGAL_FIELDS.map(({ name, label, isNumber, hint }) =>
            isNumber ? (
              <DecimalField
                key={name}
                label={label}
                hint={hint}
                isDisabled={isDisabled}
                unit="%"
                value={fields[name]}
                problem={problemOf(name)}
                onChange={(value) => set(name, value ?? '')}
              />
            ) : (
              <TextField
                key={name}
                label={label}
                value={textIn(fields, name)}
                disabled={isDisabled}
                multiline={name === 'ManufacturerOrImporter' || name === 'WarrantyText'}
                error={problemOf(name) !== ''}
                helperText={problemOf(name) || hint}
                onChange={(event) => set(name, event.target.value)}
              />
            ),
          )}
        </Stack>
      </Panel>
      <Panel title="Engraving">
        <EngravingFields
          value={fields.Engraving}
          problems={problemsWithin(problems, 'Engraving')}
          isDisabled={isDisabled}
          onChange={(engraving) => set('Engraving', engraving)}
        />
      </Panel>
      <Panel title="Similar products">
        <RelatedFields
          codes={textsIn(fields, 'SimilarTo')}
          problem={problemOf('SimilarTo')}
          isDisabled={isDisabled}
          onChange={(codes) => set('SimilarTo', codes)}
        />
      </Panel>
      {(Boolean(fields.Video) || Boolean(fields.Turn)) && (
        <Panel title="Video and 360° view">
          <MediaFields
            fields={fields}
            problem={[problemOf('Video'), problemOf('Turn')].filter(Boolean).join('; ')}
            isDisabled={isDisabled}
            onRemove={(name) => set(name, null)}
          />
        </Panel>
      )}
      {Object.keys(others).length > 0 && (
        <Panel title="Other fields">
          <FieldEditor fields={others} isDisabled={isDisabled} onChange={set} />
        </Panel>
      )}
    </Stack>
  );
}

/** Fields with one changed; one that is not stated any more is null, which removes it from what is stored. */
function withField(fields: Fields, name: string, value: unknown): Fields {
  return { ...fields, [name]: value === undefined ? null : value };
}
