import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatPaise } from '#lib/shared/money.ts';
import { photoUrl } from '#lib/shared/photo.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { Panel } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { type PreviewedProduct, previewedProduct } from './previewed-product.ts';
import { shopLook } from './shop-look.ts';

const CARD_PHOTO = 320;
const PAGE_PHOTO = 640;
const SMALL_PHOTO = 160;
const MOST_SMALL = 6;

/** A product as its fields are typed: its card in a list, and the head of its page. */
export function ProductPreview({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const product = previewedProduct(fields);
  const { session } = useSession();
  const profile = useCall('ShopProfile', {}, { enabled: mayCall(session, 'ShopProfile') });
  const look = shopLook(profile.data?.Profile);
  return (
    <Panel title="Preview">
      <Stack spacing={2} sx={look}>
        <Typography color="text.secondary" variant="body2">
          As shoppers will see it once it is saved, at its regular price. Prices by time and offers come on top.
        </Typography>
        <Sheet label="Card in a list">
          <Box sx={{ maxWidth: 220 }}>
            <MainPhoto name={product.photos[0]} width={CARD_PHOTO} />
            <Labels labels={product.labels} />
            <Small>{product.brand}</Small>
            <Box component="p" sx={{ m: 0, mb: 1, fontSize: 14, overflowWrap: 'anywhere' }}>
              {product.title || 'Without a title'}
            </Box>
            <Price product={product} size={19} />
          </Box>
        </Sheet>
        <Sheet label="Head of the product page">
          <MainPhoto name={product.photos[0]} width={PAGE_PHOTO} />
          <Stack direction="row" useFlexGap sx={{ gap: 0.5, mt: 0.5, flexWrap: 'wrap' }}>
            {product.photos.slice(1, 1 + MOST_SMALL).map((name) => (
              <Photo key={name} name={name} width={SMALL_PHOTO} size={52} />
            ))}
          </Stack>
          <Small>{product.brand}</Small>
          <Box
            component="p"
            sx={{
              m: 0,
              my: 0.5,
              fontFamily: 'var(--shop-display)',
              fontSize: 24,
              lineHeight: 1.2,
              overflowWrap: 'anywhere',
            }}
          >
            {product.title || 'Without a title'}
          </Box>
          <Labels labels={product.labels} />
          <Price product={product} size={28} />
          <Small>inclusive of all taxes</Small>
          {product.colour !== '' && <Small>Colour: {product.colour}</Small>}
          {product.sizes.length > 0 && <Small>Sizes: {product.sizes.join(', ')}</Small>}
          {product.highlights.length > 0 && (
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, fontSize: 14 }}>
              {product.highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </Box>
          )}
        </Sheet>
      </Stack>
    </Panel>
  );
}

/** A piece of the storefront, in the light colours of the shop whatever those of the back office are. */
function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={label}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box
        sx={{
          p: 2,
          borderRadius: 1,
          bgcolor: 'var(--shop-paper)',
          color: 'var(--shop-ink)',
          fontFamily: 'var(--shop-text)',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Box component="p" sx={{ m: 0, mt: 0.5, fontSize: 13, color: 'var(--shop-muted)', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}

function MainPhoto({ name, width }: { name: string | undefined; width: number }) {
  if (name === undefined) {
    return (
      <Box
        sx={{
          aspectRatio: '1',
          bgcolor: 'var(--shop-card)',
          color: 'var(--shop-muted)',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        No photo yet
      </Box>
    );
  }
  return <Photo name={name} width={width} size="100%" />;
}

function Photo({ name, width, size }: { name: string; width: number; size: number | string }) {
  return (
    <Box
      component="img"
      src={photoUrl(`/images/list/${name}`, width, 'webp')}
      alt=""
      sx={{
        display: 'block',
        width: size,
        aspectRatio: '1',
        objectFit: 'cover',
        bgcolor: 'var(--shop-card)',
        borderRadius: '2px',
      }}
    />
  );
}

function Labels({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <Box component="p" sx={{ m: 0, mt: 1, fontSize: 13, color: 'var(--shop-accent)' }}>
      {labels.map(sentenceOf).join(' · ')}
    </Box>
  );
}

function Price({ product: { price, mrp, discountPercent }, size }: { product: PreviewedProduct; size: number }) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}>
      <Box component="span" sx={{ fontFamily: 'var(--shop-display)', fontSize: size }}>
        {formatPaise(price)}
      </Box>
      {mrp > price && (
        <Box component="s" sx={{ color: 'var(--shop-muted)', fontSize: 13 }}>
          {formatPaise(mrp)}
        </Box>
      )}
      {discountPercent > 0 && (
        <Box component="span" sx={{ color: 'var(--shop-success)', fontSize: 13 }}>
          {discountPercent}% off
        </Box>
      )}
    </Stack>
  );
}
