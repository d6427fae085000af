import { z } from 'zod';
import { HUID_PATTERN } from '#lib/contract/index.ts';
import { withoutInvisible } from '#lib/shared/typed-text.ts';

/**
 * A text of at most 200 characters that is not empty. Invisible characters, which spreadsheets and web pages bring along, and those that
 * turn a text around are left out.
 */
export const requiredText = z
  .string()
  .overwrite((text) => withoutInvisible(text).replaceAll(/\p{Cc}+/gu, ' '))
  .trim()
  .min(1, 'must not be empty')
  .max(200);
/** At most 40 short texts. */
export const wordList = z.array(requiredText).max(40);

// Feeds may leave out any attribute.
const watchAttributes = z
  .strictObject({
    DialColour: requiredText,
    StrapMaterial: requiredText,
    StrapColour: requiredText,
    CaseMaterial: requiredText,
    CaseShape: requiredText,
    CaseSizeMm: z.number().positive(),
    LugToLugMm: z.number().positive(),
    ThicknessMm: z.number().positive(),
    Movement: requiredText,
    WaterResistanceM: z.number().min(0),
    Functions: wordList,
    Glass: requiredText,
    Collection: requiredText,
    WarrantyMonths: z.number().int().min(0),
  })
  .partial();

const smartwatchAttributes = z
  .strictObject({
    Display: requiredText,
    ScreenSizeIn: z.number().positive(),
    Shape: requiredText,
    BluetoothCalling: z.boolean(),
    Gps: z.boolean(),
    ESim: z.boolean(),
    BatteryDays: z.number().positive(),
    WaterRating: requiredText,
    Sensors: wordList,
    WorksWith: wordList,
    StrapMaterial: requiredText,
    StrapColour: requiredText,
    CaseColour: requiredText,
    Collection: requiredText,
    WarrantyMonths: z.number().int().min(0),
  })
  .partial();

const stone = z.strictObject({
  Type: requiredText,
  /** Null for pearls. */
  Carat: z.number().positive().nullable(),
  Cut: requiredText.nullable(),
  Clarity: requiredText.nullable(),
  Colour: requiredText.nullable(),
  Count: z.number().int().min(1),
});
export type CatalogueStone = z.output<typeof stone>;

const jewelleryAttributes = z
  .strictObject({
    Type: requiredText,
    Metal: requiredText,
    Purity: requiredText,
    GrossWeightG: z.number().positive(),
    NetWeightG: z.number().positive(),
    Stones: z.array(stone).max(40),
    Occasion: wordList,
    Certificate: requiredText,
    /** Hallmark of a one-of-a-kind piece: six letters and digits (BIS). */
    HUID: z.string().regex(HUID_PATTERN, 'must be six letters and digits'),
    Hallmarked: z.boolean(),
    MakingCharges: z.number().min(0),
    /** The making charge of a piece that is priced by the day's metal rate, one of these: rupees, or per cent of the metal. */
    MakingPerGram: z.number().min(0).max(1_000_000),
    MakingPercent: z.number().min(0).max(1000),
    MakingPerPiece: z.number().min(0).max(100_000_000),
    /** Per cent of the net weight that is lost in making; charged with the making. */
    WastagePercent: z.number().min(0).max(100),
    /** What all stones cost, in rupees before tax. */
    StoneValue: z.number().min(0).max(100_000_000),
    MetalRatePerGram: z.number().min(0),
    /** The day of that rate in IST; if missing, the day the product was added. */
    MetalRateOn: z.iso.date(),
    /** Whole rupees. */
    PriceBreakup: z.strictObject({
      Metal: z.number().min(0),
      Making: z.number().min(0),
      Stones: z.number().min(0),
      Gst: z.number().min(0),
    }),
    Collection: requiredText,
    MainStone: requiredText.nullable(),
  })
  .partial();

/** The attributes that a product may have, by its root category. */
export const ATTRIBUTES = {
  Watches: watchAttributes,
  Smartwatches: smartwatchAttributes,
  Jewellery: jewelleryAttributes,
} as const;
export type RootCategory = keyof typeof ATTRIBUTES;

/** The making charges of a piece that follows the metal rates; it has one of them. */
export const MAKING_RULES = ['MakingPerGram', 'MakingPercent', 'MakingPerPiece'] as const;

/** What a size of jewellery may have of its own: a longer chain weighs more, and may have more stones. */
export const sizeAttributes = jewelleryAttributes.pick({
  NetWeightG: true,
  GrossWeightG: true,
  StoneValue: true,
  MakingPerGram: true,
  MakingPercent: true,
  MakingPerPiece: true,
});
export const SIZE_ATTRIBUTES = sizeAttributes.keyof().options;

/** What a size states of these. */
export type SizeWeights = z.output<typeof sizeAttributes>;
