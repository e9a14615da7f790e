import { useQuery } from '@tanstack/react-query'
import { seriesQuery } from '#shared/sermons/series-query.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'

interface SeriesFieldProps {
  readonly value: string | null
  readonly onValueChange: (value: string | null) => void
}

const none = 'none'

/** Which series a sermon is a part of; nothing for somebody who has no series. */
export function SeriesField({ value, onValueChange }: SeriesFieldProps) {
  const { data = [] } = useQuery(seriesQuery)
  if (data.length === 0) return null
  // One that was deleted is shown as none, but stays until another is chosen: it may come back.
  const chosen = data.find(({ id }) => id === value)?.id ?? none
  return (
    <Field label="Series" optional>
      <Select
        options={[
          { value: none, label: 'None' },
          ...data.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={chosen}
        onValueChange={(next) => onValueChange(next === none ? null : next)}
      />
    </Field>
  )
}
