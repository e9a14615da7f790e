import { type Attributes, blockAttributes, markNames } from './blocks.ts'

type Rule = (value: unknown) => boolean

const text =
  (most: number): Rule =>
  (value) =>
    typeof value === 'string' && value.length <= most
const whole =
  (least: number, most: number): Rule =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const isTrue: Rule = (value) => value === true

const ofBlocks: Record<(typeof blockAttributes)[number], Rule> = {
  // A kind that this version does not know is shown as a paragraph.
  kind: (value) => typeof value === 'string' && /^[a-z][a-z-]{0,29}$/.test(value),
  level: whole(1, 3),
  indent: whole(0, 8),
  ordered: isTrue,
  // The longest list of verses that is read as one has 1,900 characters when it is written out.
  reference: text(2000),
  version: text(50),
  source: text(500),
  offPulpit: isTrue,
}

/** Every attribute that a body may hold, with its values. */
export const attributeRules: ReadonlyMap<string, Rule> = new Map([
  ...Object.entries(ofBlocks),
  ...markNames.map((name) => [name, isTrue] as const),
])

/** Of what claims to be a block's attributes, those that a body may hold: others would be refused with all that is written after them. */
export const allowedForBlock = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    blockAttributes.flatMap((name) => {
      const value = attributes[name]
      return ofBlocks[name](value) ? [[name, value]] : []
    }),
  )
