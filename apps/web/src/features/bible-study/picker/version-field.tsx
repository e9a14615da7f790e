import { BibleFailure } from '#features/bible/index.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { DownloadVersion } from './download-version.tsx'
import type { VersionChoice } from './use-choice.ts'

/** The version field, shared by both tabs. */
export function VersionField({ choice, missing }: { choice: VersionChoice; missing: boolean }) {
  const { chosen, options, loading, failure, choose, retry } = choice
  const remembered = chosen === undefined ? [] : [{ value: chosen, label: chosen }]
  return (
    <div>
      <Field label="Version" error={missing && !loading ? 'Please choose a version' : undefined}>
        <Select
          options={options.length > 0 ? options : remembered}
          value={chosen}
          onValueChange={choose}
          placeholder={loading ? 'Loading versions…' : 'Choose a version'}
          disabled={options.length === 0}
        />
      </Field>
      {failure !== null && (
        <div className="mt-4">
          <BibleFailure error={failure} onRetry={retry} />
        </div>
      )}
      {chosen !== undefined && failure === null && <DownloadVersion version={chosen} />}
    </div>
  )
}
