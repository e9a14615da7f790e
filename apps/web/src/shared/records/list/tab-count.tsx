/** A tab's name with its count below. The count is hidden from screen readers, so that the tab's name stays the same. */
export function TabCount({ label, count = 0 }: { label: string; count?: number | undefined }) {
  return (
    <>
      <span className="pb-2">{label}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-1 text-center text-[0.75rem] leading-none text-muted tabular-nums"
        >
          {count}
        </span>
      )}
    </>
  )
}
