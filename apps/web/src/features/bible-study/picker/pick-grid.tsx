import { cx } from '#shared/ui/cx.ts'

interface PickGridProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly label: (item: T) => string
  /** The accessible name, if the label alone says too little. */
  readonly name?: (item: T) => string
  readonly onChoose: (item: T) => void
  /** Names rather than numbers. */
  readonly wide?: boolean
}

/** A grid of small buttons to choose from. */
export function PickGrid<T>({ items, keyOf, label, name, onChoose, wide = false }: PickGridProps<T>) {
  return (
    <div
      className={cx('grid gap-2', wide ? 'grid-cols-2' : 'grid-cols-[repeat(auto-fill,minmax(3rem,1fr))]')}
    >
      {items.map((item) => (
        <button
          key={keyOf(item)}
          type="button"
          aria-label={name?.(item)}
          onClick={() => onChoose(item)}
          className={cx(
            'min-h-12 min-w-0 rounded-control border border-hairline transition-colors hover:bg-tint active:bg-tint',
            wide ? 'px-3 py-1 text-left' : 'font-medium tabular-nums',
          )}
        >
          {label(item)}
        </button>
      ))}
    </div>
  )
}
