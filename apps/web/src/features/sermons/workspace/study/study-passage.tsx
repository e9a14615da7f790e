import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BibleFailure,
  crossReferencesQuery,
  passageQuery,
  Scripture,
  useVersion,
  versesInHtml,
} from '#features/bible/index.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { passagesOf } from './passages.ts'

interface StudyPassageProps {
  readonly sermon: Sermon
  readonly onReference: (reference: string) => void
}

/** The sermon's passages in any version, two at once if wanted, with related verses. */
export function StudyPassage({ sermon, onReference }: StudyPassageProps) {
  const passages = passagesOf(sermon)
  const [index, setIndex] = useState('0')
  const reference = passages[Number(index)] ?? passages[0] ?? ''
  const { version: chosen, versions } = useVersion()
  const [version, setVersion] = useState(chosen)
  const [second, setSecond] = useState('')
  const wanted = version ?? chosen ?? ''
  const options = Object.entries(versions.data ?? {}).map(([label, value]) => ({ label, value }))
  return (
    <div className="grid gap-4">
      {passages.length > 1 && (
        <Field label="Passage">
          <Select
            value={index}
            onValueChange={setIndex}
            options={passages.map((label, at) => ({ label, value: String(at) }))}
          />
        </Field>
      )}
      <Field label="Version">
        <Select value={wanted} onValueChange={setVersion} options={options} />
      </Field>
      <Passage version={wanted} reference={reference} />
      <Field label="Beside it">
        <Select
          value={second || 'none'}
          onValueChange={(value) => setSecond(value === 'none' ? '' : value)}
          options={[
            { value: 'none', label: 'No other version' },
            ...options.filter(({ value }) => value !== wanted),
          ]}
        />
      </Field>
      {second !== '' && <Passage version={second} reference={reference} />}
      <Related version={wanted} reference={reference} onReference={onReference} />
    </div>
  )
}

function Passage({ version, reference }: { version: string; reference: string }) {
  const passage = useQuery({ ...passageQuery(version, reference), enabled: version !== '' })
  if (passage.isError) return <BibleFailure error={passage.error} onRetry={() => void passage.refetch()} />
  if (passage.isPending)
    return (
      <SkeletonGroup label="Loading the passage">
        <SkeletonText lines={4} />
      </SkeletonGroup>
    )
  return (
    <section aria-label={`${passage.data.reference}, ${version.toUpperCase()}`}>
      <Scripture html={passage.data.content} size="small" />
      <p className="mt-2 text-xs text-muted">{passage.data.copyright}</p>
    </section>
  )
}

/** Cross-references of the passage's first verse. */
function Related({
  version,
  reference,
  onReference,
}: {
  version: string
  reference: string
  onReference: (reference: string) => void
}) {
  const passage = useQuery({ ...passageQuery(version, reference), enabled: version !== '' })
  const verse = passage.data && versesInHtml(passage.data.content)[0]?.id
  const found = useQuery({ ...crossReferencesQuery(version, verse ?? ''), enabled: verse !== undefined })
  if (found.isError) return <BibleFailure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined || found.data.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-lg">Cross-references</h3>
      <ul aria-label="Cross-references" className="-mx-2 grid">
        {found.data.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              onClick={() => onReference(each.reference)}
              className="w-full rounded-control px-2 py-2 text-left hover:bg-tint active:bg-tint"
            >
              <span className="block text-sm font-medium text-water">{each.reference}</span>
              <span className="line-clamp-2 font-serif text-sm">{each.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
