import { searchPage } from '@stillwater/contract/limits'
import BookOpen from 'lucide-react/icons/book-open'
import { memo } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { MarkedText } from '#shared/ui/text/marked-text.tsx'
import type { Found, Group } from './found.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** What can be selected: a result, or the rest of its group. */
export type Choice =
  | { readonly id: string; readonly found: Found }
  | { readonly id: string; readonly more: Group }

/** Every option that the arrow keys reach, in order. */
export const choicesOf = (groups: readonly Group[], listId: string): Choice[] =>
  groups.flatMap((group) => [
    ...group.found.map((found) => ({ id: `${listId} ${found.key}`.replaceAll(' ', '-'), found })),
    ...(hasMore(group) ? [{ id: `${listId}-more-${group.kind}`, more: group }] : []),
  ])

const hasMore = ({ total = 0, found }: Group) => total > found.length && found.length < searchPage.most

interface SearchResultsProps {
  readonly id: string
  readonly groups: readonly Group[]
  readonly choices: readonly Choice[]
  readonly active: string | undefined
  readonly stale: boolean
  readonly onChoose: (choice: Choice) => void
}

export function SearchResults({ id, groups, choices, active, stale, onChoose }: SearchResultsProps) {
  const choiceOf = (found: Found) => choices.find((choice) => 'found' in choice && choice.found === found)
  const moreOf = (group: Group) => choices.find((choice) => 'more' in choice && choice.more === group)
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Search results"
      aria-busy={stale}
      className={cx('transition-opacity', stale && 'opacity-60')}
    >
      {groups.map((group) => {
        const Icon = group.kind === 'bible' ? BookOpen : recordTypes[group.kind].icon
        const more = moreOf(group)
        return (
          <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`} className="mb-4">
            <p
              id={`${id}-${group.kind}`}
              className="flex items-center gap-2 pb-1 text-sm font-semibold text-muted"
            >
              <Icon aria-hidden="true" className="size-4" />
              {group.name}
              {group.total !== undefined && <span className="tabular-nums">{group.total}</span>}
            </p>
            {group.found.map((found) => {
              const choice = choiceOf(found)
              return (
                choice && (
                  <Option key={choice.id} choice={choice} active={choice.id === active} onChoose={onChoose} />
                )
              )
            })}
            {more && <Option choice={more} active={more.id === active} onChoose={onChoose} />}
          </div>
        )
      })}
    </div>
  )
}

interface OptionProps {
  readonly choice: Choice
  readonly active: boolean
  readonly onChoose: (choice: Choice) => void
}

/** The focus stays in the field; the keyboard selects from there. */
const Option = memo(function Option({ choice, active, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      role="option"
      id={choice.id}
      tabIndex={-1}
      aria-selected={active}
      onClick={() => onChoose(choice)}
      className="-mx-3 block min-h-11 w-[calc(100%+1.5rem)] rounded-control px-3 py-2.5 text-left hover:bg-tint aria-selected:bg-tint"
    >
      {'more' in choice ? (
        <span className="text-sm font-medium text-water">
          Show more of {choice.more.total} in {choice.more.name}
        </span>
      ) : (
        <Line found={choice.found} />
      )}
    </button>
  )
})

function Line({ found }: { found: Found }) {
  const { title, titleMarks, text, textMarks = [], date, isScripture = false } = found
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span
          dir="auto"
          className={cx('line-clamp-2 font-medium wrap-anywhere', isScripture && 'text-sm text-water')}
        >
          <MarkedText text={title} marks={titleMarks} />
        </span>
        {date !== undefined && <span className="shrink-0 text-sm text-muted">{date}</span>}
      </span>
      {text !== undefined && (
        <span
          dir="auto"
          className={cx(
            'wrap-anywhere',
            isScripture ? 'line-clamp-3 font-serif' : 'line-clamp-2 text-sm text-muted',
          )}
        >
          <MarkedText text={text} marks={textMarks} />
        </span>
      )}
    </>
  )
}
