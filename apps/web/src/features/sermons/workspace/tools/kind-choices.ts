import type { Attributes, BlockKind } from '@stillwater/sermon-body/blocks'
import BookOpen from 'lucide-react/icons/book-open'
import HandHeart from 'lucide-react/icons/hand-heart'
import Heading1 from 'lucide-react/icons/heading-1'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Lightbulb from 'lucide-react/icons/lightbulb'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Quote from 'lucide-react/icons/quote'
import StickyNote from 'lucide-react/icons/sticky-note'
import Target from 'lucide-react/icons/target'
import type { ComponentType } from 'react'
import { kindNames, kindOf, levelOf } from '#features/sermons/editor/block-names.ts'

export interface KindChoice {
  readonly name: string
  /** Other words that find it in the menu. */
  readonly hint: string
  readonly icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
  readonly kind: BlockKind
  readonly given?: Attributes
}

/** What a block can be, in the order of the menus. */
export const kindChoices: readonly KindChoice[] = [
  { name: 'Text', hint: 'Paragraph', icon: Pilcrow, kind: 'paragraph' },
  { name: 'Point', hint: 'Heading, main point', icon: Heading1, kind: 'point', given: { level: 1 } },
  { name: 'Sub-point', hint: 'Heading, second level', icon: Heading2, kind: 'point', given: { level: 2 } },
  { name: 'Detail', hint: 'Heading, third level', icon: Heading3, kind: 'point', given: { level: 3 } },
  { name: kindNames.scripture, hint: 'Bible verse, passage', icon: BookOpen, kind: 'scripture' },
  { name: kindNames.illustration, hint: 'Story, example', icon: Lightbulb, kind: 'illustration' },
  { name: kindNames.application, hint: 'What to do', icon: Target, kind: 'application' },
  { name: kindNames.quote, hint: 'With its source', icon: Quote, kind: 'quote' },
  { name: kindNames.prayer, hint: 'Words to pray', icon: HandHeart, kind: 'prayer' },
  { name: kindNames.cue, hint: 'A note to yourself', icon: StickyNote, kind: 'cue' },
  { name: kindNames.list, hint: 'Bullets', icon: List, kind: 'list' },
  { name: 'Numbered list', hint: '1, 2, 3', icon: ListOrdered, kind: 'list', given: { ordered: true } },
]

export function choiceOf(attributes: Attributes): KindChoice {
  const kind = kindOf(attributes)
  const found = kindChoices.find(
    (choice) =>
      choice.kind === kind &&
      (kind !== 'point' || choice.given?.['level'] === levelOf(attributes)) &&
      (kind !== 'list' || choice.given?.['ordered'] === attributes['ordered']),
  )
  return found ?? (kindChoices[0] as KindChoice)
}

export const choicesFor = (typed: string): readonly KindChoice[] => {
  const words = typed.toLowerCase()
  return kindChoices.filter(({ name, hint }) => `${name} ${hint}`.toLowerCase().includes(words))
}
