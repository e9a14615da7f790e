import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { type PreachingKey, setPreaching, usePreaching } from './stored-preaching.ts'

const DeliveryDialog = lazyComponent(
  async () => (await import('../deliveries/delivery-dialog.tsx')).DeliveryDialog,
)

/** After the sermon. It stays until it is answered, so that a phone put away in a hurry has lost nothing. */
export function Finished({ owner, sermonId }: PreachingKey) {
  const { title, minutes, words, date } = usePreaching({ owner, sermonId }, (preaching) => preaching) ?? {}
  const [, navigate] = useLocation()
  const [log, setLog] = useState(true)
  // Deleted on another device meanwhile: then there is nothing to log.
  const sermon = useQuery(sermonsQuery).data?.find((each) => each.id === sermonId)
  const goBack = () => {
    setPreaching({ owner, sermonId }, undefined)
    navigate(recordAddress(recordTypes.sermons, sermonId))
  }
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-phone content-center gap-4 px-5 py-8">
      <h1 className="text-3xl">Well done</h1>
      <p className="text-lg text-muted">
        You preached “<span dir="auto">{title}</span>” in {minutes} min.
      </p>
      {sermon !== undefined && (
        <Button size="large" onClick={() => setLog(true)}>
          Log it
        </Button>
      )}
      <Button size="large" variant="secondary" onClick={goBack}>
        Not now
      </Button>
      {sermon !== undefined && (
        <DeliveryDialog
          sermon={sermon}
          minutes={minutes}
          words={words}
          date={date}
          open={log}
          onOpenChange={setLog}
          onSaved={goBack}
        />
      )}
    </main>
  )
}
