import type { Block } from '@stillwater/sermon-body/blocks'
import { useEffect, useState } from 'react'
import { useLocation, useRoute } from 'wouter'
import { useUser } from '#features/auth/index.ts'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { WithSermon } from '../with-sermon.tsx'
import { Finished } from './finished.tsx'
import { leaveFullScreen } from './hold/full-screen.ts'
import { loadBlocks } from './text/load-blocks.ts'
import { finish, isPreaching, leave, type Preaching, storedPreaching } from './preaching.ts'
import { Pulpit } from './pulpit.tsx'
import { Ready } from './ready/ready.tsx'
import './pulpit.css'

/** Preaching a sermon: ready, in the pulpit, finished. Which of them is stored on the device, so that any page that opens goes on. */
export function PulpitPage() {
  const [, params] = useRoute('/sermons/:id/preach')
  const owner = useUser()?.id ?? ''
  const preaching = useStoredValue(storedPreaching, owner)
  const id = params?.id ?? ''
  // Once: nobody is put out of the pulpit by the clock.
  const [openedAt] = useState(() => Date.now())
  if (preaching !== undefined && isPreaching(preaching, id, openedAt))
    return <OpenPulpit key={id} owner={owner} preaching={preaching} />
  if (preaching?.sermonId === id && preaching.minutes !== undefined)
    return <Finished owner={owner} preaching={preaching} />
  return <WithSermon id={id}>{(sermon) => <Ready key={id} owner={owner} sermon={sermon} />}</WithSermon>
}

function OpenPulpit({ owner, preaching }: { owner: string; preaching: Preaching }) {
  const { sermonId, title } = preaching
  const [, navigate] = useLocation()
  const [blocks, setBlocks] = useState<readonly Block[]>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    loadBlocks(sermonId, title).then(
      (loaded) => isCurrent && setBlocks(loaded),
      (error: unknown) => isCurrent && setFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [sermonId, title])
  if (failure !== undefined) throw failure
  if (blocks === undefined) return <main aria-label="Pulpit" data-ground="black" className="pulpit" />

  const end = (next: Preaching) => {
    storedPreaching.set(next, owner)
    void leaveFullScreen()
  }
  return (
    <Pulpit
      owner={owner}
      preaching={preaching}
      blocks={blocks}
      onFinish={(words) => end(finish(preaching, words, Date.now()))}
      onLeave={() => {
        end(leave(preaching, Date.now()))
        navigate(recordAddress(recordTypes.sermons, sermonId))
      }}
    />
  )
}
