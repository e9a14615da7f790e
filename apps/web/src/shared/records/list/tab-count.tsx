/** A tab's name with how many it holds below it. The figure is for the eye: the name of the tab stays its name. */
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
