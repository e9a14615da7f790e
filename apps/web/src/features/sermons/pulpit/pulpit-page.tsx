import { useState } from 'react'
import { useRoute } from 'wouter'
import { useUser } from '#features/auth/index.ts'
import { WithSermon } from '../with-sermon.tsx'
import { Finished } from './finished.tsx'
import { OpenPulpit } from './open-pulpit.tsx'
import { isPreaching, type Preaching } from './preaching.ts'
import { Ready } from './ready/ready.tsx'
import { usePreaching } from './stored-preaching.ts'
import './pulpit.css'

/** Preaching a sermon: ready, in the pulpit, finished. Which of them is stored on the device, so that any page that opens goes on. */
export function PulpitPage() {
  const [, params] = useRoute('/sermons/:id/preach')
  const owner = useUser()?.id ?? ''
  const sermonId = params?.id ?? ''
  // Once: nobody is put out of the pulpit by the clock.
  const [openedAt] = useState(() => Date.now())
  const of = { owner, sermonId }
  const stage = usePreaching(of, (preaching) => stageOf(preaching, openedAt))
  if (stage === 'pulpit') return <OpenPulpit key={sermonId} {...of} />
  if (stage === 'finished') return <Finished {...of} />
  return (
    <WithSermon id={sermonId}>
      {(sermon) => <Ready key={sermonId} owner={owner} sermon={sermon} />}
    </WithSermon>
  )
}

function stageOf(preaching: Preaching | undefined, openedAt: number): 'ready' | 'pulpit' | 'finished' {
  if (preaching === undefined) return 'ready'
  if (preaching.minutes !== undefined) return 'finished'
  return isPreaching(preaching, openedAt) ? 'pulpit' : 'ready'
}
