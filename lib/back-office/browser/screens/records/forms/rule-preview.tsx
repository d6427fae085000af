import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatPaise } from '#lib/shared/money.ts';
import { photoUrl } from '#lib/shared/photo.ts';
import type { CallData, CallRequest } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { Problem } from '../../../parts/problem.tsx';
import { useLater } from '../../../parts/use-later.ts';
import { conditionLabel } from './condition-label.ts';
import { isWholeRule, type Rule } from './rule-conditions.ts';

type Matches = CallData<'CategoryMatches'>;
const PHOTO_WIDTH = 160;
const SIZE = 56;

/** How many products a rule holds now, the first ones of them, and what no product has. */
export function RulePreview({ rule }: { rule: Rule }) {
  const asked = useLater(JSON.stringify(rule));
  const isWhole = isWholeRule(JSON.parse(asked));
  const request = { Rule: isWhole ? JSON.parse(asked) : {} } as CallRequest<'CategoryMatches'>;
  const found = useCall('CategoryMatches', request, { enabled: isWhole });
  const matches = isWhole ? found.data : undefined;
  return (
    <Paper component="section" aria-label="What it holds now" sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {stateText(isWhole, matches)}
        </Typography>
        {isWhole && found.error && <Problem error={found.error} />}
        {matches?.Unknown.map(({ Field, Value }) => (
          <Alert key={`${Field} ${Value}`} severity="warning">
            No product has {String(Value)} as {conditionLabel(Field).toLowerCase()}. Check the spelling, capital letters
            too.
          </Alert>
        ))}
        {matches && matches.Products.length > 0 && <Found products={matches.Products} />}
      </Stack>
    </Paper>
  );
}

function stateText(isWhole: boolean, matches: Matches | undefined): string {
  if (!isWhole) return 'Fill in each condition to see which products it holds.';
  if (!matches) return 'Counting the products …';
  if (matches.Count === 0) return 'It holds no product.';
  const shown = matches.Count > matches.Products.length ? `; the first ${matches.Products.length}:` : ':';
  return `It holds ${matches.Count.toLocaleString('en-IN')} ${matches.Count === 1 ? 'product' : 'products'}${shown}`;
}

function Found({ products }: { products: Matches['Products'] }) {
  return (
    <Box
      component="ul"
      aria-label="Products that it holds"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {products.map(({ ProductCode, ProductTitle, BrandName, Price, Photo }) => (
        <Stack component="li" key={ProductCode} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Box
            component="img"
            src={photoUrl(`/images/list/${Photo}`, PHOTO_WIDTH, 'webp')}
            alt=""
            width={SIZE}
            height={SIZE}
            sx={{ borderRadius: 1, bgcolor: 'background.default' }}
          />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {ProductTitle}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {[BrandName, formatPaise(Price)].join(' · ')}
            </Typography>
          </Box>
        </Stack>
      ))}
    </Box>
  );
}
