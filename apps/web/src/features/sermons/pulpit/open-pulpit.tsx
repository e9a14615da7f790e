import { type Block, textOfBlock } from '@stillwater/sermon-body/blocks'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { offline } from '#shared/api/connection.ts'
import { holdLock } from '#shared/device/hold-lock.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { leaveFullScreen } from './hold/full-screen.ts'
import { finish, leave, positionIn } from './preaching.ts'
import { Pulpit } from './pulpit.tsx'
import { changePreaching, preachingOf, type PreachingKey, usePreaching } from './stored-preaching.ts'
import { loadBlocks } from './text/load-blocks.ts'

/** The pulpit with its text. */
export function OpenPulpit({ owner, sermonId }: PreachingKey) {
  const of = useMemo(() => ({ owner, sermonId }), [owner, sermonId])
  const title = usePreaching(of, (preaching) => preaching?.title ?? '')
  const [, navigate] = useLocation()
  const blocks = useBlocks(of, title)
  useEffect(holdLock, [])
  if (blocks === undefined) return <main aria-label="Pulpit" data-ground="black" className="pulpit" />
  return (
    <Pulpit
      of={of}
      title={title}
      blocks={blocks}
      onFinish={(words) => {
        changePreaching(of, (preaching) => finish(preaching, words, Date.now()))
        void leaveFullScreen()
      }}
      onLeave={() => {
        changePreaching(of, (preaching) => leave(preaching, Date.now()))
        void leaveFullScreen()
        navigate(recordAddress(recordTypes.sermons, sermonId))
      }}
    />
  )
}

/** Read once. Where there was no text and the server could not be asked, it is asked again whenever it can be reached. */
function useBlocks(of: PreachingKey, title: string): readonly Block[] | undefined {
  const [blocks, setBlocks] = useState<readonly Block[]>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    const done = new AbortController()
    const { signal } = done
    let isLoading = false
    const load = async () => {
      if (isLoading) return
      isLoading = true
      try {
        const loaded = await loadBlocks(of.sermonId, title)
        if (signal.aborted) return
        findPlace(of, loaded.blocks)
        setBlocks(loaded.blocks)
        if (loaded.isKnown) done.abort()
      } catch (error) {
        if (!signal.aborted) setFailure(error)
      } finally {
        isLoading = false
      }
    }
    void load()
    window.addEventListener('online', () => void load(), { signal })
    signal.addEventListener(
      'abort',
      offline.subscribe(() => !offline.get() && void load()),
    )
    return () => done.abort()
  }, [of, title])
  if (failure !== undefined) throw failure
  return blocks
}

/** The text may have been changed since the pulpit was left. */
function findPlace(of: PreachingKey, blocks: readonly Block[]): void {
  const preaching = preachingOf(of)
  if (preaching === undefined) return
  const position = positionIn(blocks.map(textOfBlock), preaching)
  if (position !== preaching.position) changePreaching(of, (current) => ({ ...current, position }))
}
