import { type SubmitEvent, useEffect, useState } from 'react'
import { loadParser, prepareOfflineSearch, readInput } from '#features/bible/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { SearchResults, type SubmittedSearch } from './verse-results.tsx'
import type { VersionChoice } from '../picker/use-choice.ts'
import { VersionField } from '../picker/version-field.tsx'

interface SearchTabProps {
  readonly choice: VersionChoice
  readonly version: string | undefined
  readonly submitted: SubmittedSearch | undefined
  readonly onSubmit: (search: SubmittedSearch) => void
  readonly onOpen: (reference: string) => void
}

export function SearchTab({ choice, version, submitted, onSubmit, onOpen }: SearchTabProps) {
  const [text, setText] = useState(submitted?.term ?? '')
  const [tried, setTried] = useState(false)
  const wanted = text.trim()

  useEffect(() => {
    if (version !== undefined) void prepareOfflineSearch(version)
  }, [version])

  async function search(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    // Until the versions are loaded, the search waits for them.
    if ((version === undefined && !choice.loading) || wanted === '') return
    const { isReference, offer } = await readInput(wanted)
    // With a number it is certainly a reference; "Ruth" or "mark" may be words as well.
    if (isReference && /\d/.test(wanted)) onOpen(wanted)
    else onSubmit({ term: wanted, offer })
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void search(event)} className="grid gap-4">
        <VersionField choice={choice} missing={tried && version === undefined} />
        <Field
          label="Search term"
          error={tried && wanted === '' ? 'Please enter a word or phrase' : undefined}
        >
          <div className="flex items-start gap-2">
            <WithMicrophone>
              <Input
                type="search"
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                onFocus={() => void loadParser()}
                placeholder="Words, “a phrase”, or a reference"
                autoComplete="off"
                enterKeyHint="search"
              />
            </WithMicrophone>
            <Button type="submit" className="min-h-12">
              Search
            </Button>
          </div>
        </Field>
      </form>
      {submitted !== undefined && version !== undefined && (
        <SearchResults key={submitted.term} version={version} search={submitted} onOpen={onOpen} />
      )}
    </>
  )
}
