/** A tab's name with how many it holds. The figure is for the eye: the name of the tab stays its name. */
export function TabCount({ label, count = 0 }: { label: string; count?: number | undefined }) {
  return (
    <>
      {label}
      {count > 0 && (
        <span aria-hidden="true" className="text-xs text-muted tabular-nums">
          {count}
        </span>
      )}
    </>
  )
}
