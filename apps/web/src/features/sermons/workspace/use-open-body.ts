import { useEffect, useEffectEvent, useState } from 'react'
import { OpenBody } from '#shared/records/body/open-body.ts'
import { localSession } from '#shared/records/local/local-session.ts'

/** The text of a sermon while the screen shows it; undefined while it is being opened. */
export function useOpenBody(id: string, title: string): OpenBody | undefined {
  const [open, setOpen] = useState<OpenBody>()
  const currentTitle = useEffectEvent(() => title)
  useEffect(() => {
    const session = localSession()
    if (session === undefined) return
    const opening = OpenBody.open(session, id, () => currentTitle())
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
