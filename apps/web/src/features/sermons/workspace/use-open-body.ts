import { useEffect, useEffectEvent, useState } from 'react'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { OpenBody } from '#shared/records/body/open-body.ts'
import { rememberSermon } from './remembered-sermon.ts'
import { localSession } from '#shared/records/local/local-session.ts'

/** The text of a sermon while the screen shows it; undefined while it is being opened. */
export function useOpenBody(sermon: Sermon): OpenBody | undefined {
  const { id } = sermon
  const [open, setOpen] = useState<OpenBody>()
  const current = useEffectEvent(() => sermon)
  useEffect(() => {
    const session = localSession()
    if (session === undefined) return
    const opening = OpenBody.open(session, id, () => current().title)
    rememberSermon(session, current())
    let isCurrent = true
    void opening.then((opened) => isCurrent && setOpen(opened))
    return () => {
      isCurrent = false
      setOpen(undefined)
      void opening.then((opened) => opened.close())
    }
  }, [id])
  return open
}
