import { useQuery } from '@tanstack/react-query'
import type { Block } from '@stillwater/sermon-body/blocks'
import { useEffect, useState } from 'react'
import { useLocation, useRoute } from 'wouter'
import { useUser } from '#features/auth/index.ts'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { Finished } from './finished.tsx'
import { leaveFullScreen } from './hold/full-screen.ts'
import { loadBlocks } from './text/load-blocks.ts'
import { finish, isPreaching, leave, type Preaching, storedPreaching } from './preaching.ts'
import { Pulpit } from './pulpit.tsx'
import { Ready } from './ready/ready.tsx'
import './pulpit.css'

// For the rare case that there is no sermon to preach.
const LoadFailed = lazyComponent(
  async () => (await import('#shared/records/list/load-failed.tsx')).LoadFailed,
)
const LostSermon = lazyComponent(async () => (await import('../workspace/lost-sermon.tsx')).LostSermon)

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
  return <ReadyFor key={id} id={id} owner={owner} />
}

function ReadyFor({ id, owner }: { id: string; owner: string }) {
  const sermons = useQuery(sermonsQuery)
  const sermon = sermons.data?.find((each) => each.id === id)
  if (sermon !== undefined) return <Ready owner={owner} sermon={sermon} />
  return (
    <main className="mx-auto max-w-phone px-4 pt-8">
      {sermons.isPending ? (
        <SkeletonGroup label="Loading the sermon">
          <SkeletonText lines={6} />
        </SkeletonGroup>
      ) : sermons.isError ? (
        <LoadFailed what="sermon" onRetry={() => void sermons.refetch()} />
      ) : (
        <LostSermon id={id} />
      )}
    </main>
  )
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
