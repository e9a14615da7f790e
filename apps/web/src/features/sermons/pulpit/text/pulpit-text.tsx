import type { Run } from '@stillwater/sermon-body/blocks'
import { createElement, memo } from 'react'
import { levelOf } from '#features/sermons/editor/block-names.ts'
import { MarkedWords } from '#features/sermons/marked-words.tsx'
import { type ShownBlock, textOfRun } from './shown-blocks.ts'
import './pulpit-text.css'

interface PulpitTextProps {
  /** None on a later page of paper. */
  readonly title: string | undefined
  readonly blocks: readonly ShownBlock[]
}

/**
 * The text of a sermon to be preached or printed. Each element with `data-lines` consists of lines of one height, which is how its lines
 * are found; the one with `data-text` holds the words of its block.
 */
export const PulpitText = memo(function PulpitText({ title, blocks }: PulpitTextProps) {
  return (
    <>
      {title !== undefined && (
        <div data-block={-1} className="pulpit-block pulpit-title">
          <h1 dir="auto" data-lines data-text>
            {title}
          </h1>
        </div>
      )}
      {groupLists(blocks).map((group) => {
        const [first] = group
        if (first === undefined) return null
        if (first.kind !== 'list') return <PulpitBlock key={first.index} shown={first} />
        const List = first.number === undefined ? 'ul' : 'ol'
        return (
          <List key={first.index}>
            {group.map((shown) => (
              <PulpitBlock key={shown.index} shown={shown} />
            ))}
          </List>
        )
      })}
    </>
  )
})

/** List items that follow each other are one list. */
function groupLists(blocks: readonly ShownBlock[]): ShownBlock[][] {
  const groups: ShownBlock[][] = []
  for (const shown of blocks) {
    const before = groups.at(-1)?.at(-1)
    const isSame =
      shown.kind === 'list' &&
      before?.kind === 'list' &&
      (shown.number === undefined) === (before.number === undefined)
    if (isSame) groups.at(-1)?.push(shown)
    else groups.push([shown])
  }
  return groups
}

export function PulpitBlock({ shown }: { shown: ShownBlock }) {
  const { index, kind, block, label, number } = shown
  const { source, indent } = block.attributes
  const attributes = { 'data-block': index, dir: 'auto', className: `pulpit-block pulpit-${kind}` }
  const words = placedRuns(block.runs).map(({ start, run }) => (
    <MarkedWords key={start} marks={run.attributes} words={textOfRun(run.text)} />
  ))
  if (kind === 'list')
    return (
      <li {...attributes} data-indent={indent} value={number}>
        <div data-lines data-text>
          {words}
        </div>
      </li>
    )
  return (
    <div {...attributes}>
      {label !== undefined && (
        <p data-lines data-keep className="pulpit-label">
          {label}
        </p>
      )}
      {kind === 'cue' && <span className="sr-only">Cue: </span>}
      {block.runs.length > 0 && createElement(tagOf(shown), { 'data-lines': '', 'data-text': '' }, words)}
      {kind === 'quote' && typeof source === 'string' && (
        <p data-lines data-source className="pulpit-label">
          — {source}
        </p>
      )}
    </div>
  )
}

function tagOf({ kind, block }: ShownBlock) {
  if (kind === 'point') return (['h2', 'h3', 'h4'] as const)[levelOf(block.attributes) - 1] ?? 'h2'
  return kind === 'scripture' || kind === 'quote' ? 'blockquote' : 'p'
}

/** With how many characters come before each. */
function placedRuns(runs: readonly Run[]) {
  let end = 0
  return runs.map((run) => {
    const start = end
    end += run.text.length
    return { start, run }
  })
}
