import { useLocation } from 'wouter'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Button } from '#shared/ui/button.tsx'
import { type Preaching, storedPreaching } from './preaching.ts'

interface FinishedProps {
  readonly owner: string
  readonly preaching: Preaching
}

/** After the sermon. It stays until it is answered, so that a phone put away in a hurry has lost nothing. */
export function Finished({ owner, preaching }: FinishedProps) {
  const [, navigate] = useLocation()
  const goBack = () => {
    storedPreaching.set(undefined, owner)
    navigate(recordAddress(recordTypes.sermons, preaching.sermonId))
  }
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-phone content-center gap-4 px-5 py-8">
      <h1 className="text-3xl">Well done</h1>
      <p className="text-lg text-muted">
        You preached <span dir="auto">{preaching.title}</span> in {preaching.minutes} min.
      </p>
      <Button size="large" onClick={goBack}>
        Back to the sermon
      </Button>
    </main>
  )
}
