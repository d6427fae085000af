import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RULE_FIELDS } from '#lib/contract/product-vocabulary.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../parts/loaded.tsx';
import { ConditionField } from './condition-field.tsx';
import { conditionLabel } from './condition-label.ts';
import {
  type ConditionValue,
  conditionKind,
  type Rule,
  valuesIn,
  withCondition,
  withoutCondition,
} from './rule-conditions.ts';
import { RulePreview } from './rule-preview.tsx';

interface RuleFieldsProps {
  rule: Rule;
  onChange: (rule: Rule) => void;
  /** By the paths inside the rule. */
  problems: ReadonlyMap<string, string>;
  isDisabled: boolean;
}

/** Which products a category holds: those that meet every condition. Below them what it holds now. */
export function RuleFields({ rule, onChange, problems, isDisabled }: RuleFieldsProps) {
  const facts = useCall('ProductFields', {});
  return (
    <Stack role="group" aria-label="Products of the category" spacing={2}>
      <Typography variant="h3">Products of the category</Typography>
      <Typography color="text.secondary">
        It holds every product that meets all of these conditions. Of several values in one condition, one is enough.
      </Typography>
      <Loaded query={facts}>
        {({ Attributes, Values }) => {
          const roots = valuesIn(rule.RootCategory);
          const isOfRoots = (root: string) => roots.length === 0 || roots.includes(root);
          const kinds = new Map(Attributes.map(({ Name, Kind }) => [Name, Kind]));
          const suggested = (field: string): ConditionValue[] => [
            ...new Set(
              Values.filter(
                (one) => one.Field === field && (field === 'RootCategory' || isOfRoots(one.RootCategory)),
              ).flatMap((one) => one.Values),
            ),
          ];
          const attributes = Attributes.filter(
            ({ RootCategory, Kind }) => isOfRoots(RootCategory) && Kind !== 'stones' && Kind !== 'breakup',
          ).map(({ Name }) => Name);
          const free = [...new Set([...RULE_FIELDS, ...attributes])].filter((field) => !(field in rule));
          return (
            <Stack spacing={2}>
              {Object.entries(rule).map(([field, condition]) => (
                <Stack key={field} direction="row" useFlexGap sx={{ gap: 1, alignItems: 'start' }}>
                  <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                    <ConditionField
                      label={conditionLabel(field)}
                      kind={conditionKind(field, kinds)}
                      values={valuesIn(condition)}
                      options={suggested(field)}
                      problem={problems.get(field) ?? ''}
                      isDisabled={isDisabled}
                      onChange={(values) => onChange(withCondition(rule, field, values))}
                    />
                  </Box>
                  {!isDisabled && (
                    <Button
                      color="error"
                      aria-label={`Remove condition ${conditionLabel(field)}`}
                      onClick={() => onChange(withoutCondition(rule, field))}
                    >
                      Remove
                    </Button>
                  )}
                </Stack>
              ))}
              {!isDisabled && (
                <TextField
                  select
                  label="Add a condition"
                  value=""
                  onChange={(event) => onChange(withCondition(rule, event.target.value, []))}
                  fullWidth
                  sx={{ maxWidth: 320 }}
                >
                  {free.map((field) => (
                    <MenuItem key={field} value={field}>
                      {conditionLabel(field)}
                    </MenuItem>
                  ))}
                </TextField>
              )}
            </Stack>
          );
        }}
      </Loaded>
      {problems.has('') && <FormHelperText error>{problems.get('')}</FormHelperText>}
      <RulePreview rule={rule} />
    </Stack>
  );
}
