import { type ReactNode, useId } from 'react'
import { Card } from '#shared/ui/card.tsx'

/** One area of the settings, under its heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg">
        {title}
      </h2>
      <Card className="grid grid-cols-1 gap-4">{children}</Card>
    </section>
  )
}

interface SettingsRowProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  /** A button at the end of the line. */
  readonly action?: ReactNode
}

/** What a setting is about and how it stands now, with the button that changes it. */
export function SettingsRow({ title, note, action }: SettingsRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="font-medium wrap-anywhere">{title}</p>
        {note !== undefined && <p className="text-sm text-muted wrap-anywhere">{note}</p>}
      </div>
      {action}
    </div>
  )
}
