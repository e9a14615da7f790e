import { type Attributes, markNames, type MarkName } from '@stillwater/sermon-body/blocks'
import { Fragment, type ReactNode } from 'react'

const tags: Record<MarkName, 'strong' | 'em' | 'u' | 'mark'> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  highlight: 'mark',
}

interface MarkedWordsProps {
  readonly marks: Attributes
  readonly words: ReactNode
}

/** A mark that this version of the app does not know is not shown. */
export const MarkedWords = ({ marks, words }: MarkedWordsProps) =>
  markNames
    .filter((name) => Boolean(marks[name]))
    .reduce<ReactNode>(
      (inner, name) => {
        const Tag = tags[name]
        return <Tag>{inner}</Tag>
      },
      <Fragment>{words}</Fragment>,
    )
