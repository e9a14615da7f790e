import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { toBlocks } from '@stillwater/sermon-body/blocks'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Link } from 'wouter'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { useStore } from '#shared/store.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { minutesFor } from '#features/sermons/deliveries/pace.ts'
import { usePace } from '#features/sermons/deliveries/use-pace.ts'
import { useOpenBody } from '#features/sermons/workspace/use-open-body.ts'
import { wordsText } from '#features/sermons/words-text.ts'
import { clockText } from '../clock-face.ts'
import { enterFullScreen } from '../hold/full-screen.ts'
import { addSpareEntries } from '../hold/hold-back.ts'
import { begin, canContinue, elapsedOf, enterAgain, stoppedAt } from '../preaching.ts'
import { setPreaching, usePreaching } from '../stored-preaching.ts'
import { ReadyCheck } from './ready-check.tsx'
import { missingWords, shownBlocks, wordsIn } from '../text/shown-blocks.ts'
import { usePower } from './use-power.ts'

const ReadySettings = lazyComponent(async () => (await import('./ready-settings.tsx')).ReadySettings)

interface ReadyProps {
  readonly owner: string
  readonly sermon: Sermon
}

/** "Ready to preach?" It says what it can find out and what only the preacher can do, and never keeps anybody from starting. */
export function Ready({ owner, sermon }: ReadyProps) {
  const open = useOpenBody(sermon)
  const [settings, setSettings] = useState<boolean>()
  const address = recordAddress(recordTypes.sermons, sermon.id)
  const [openedAt] = useState(() => Date.now())
  const of = { owner, sermonId: sermon.id }
  const continues = usePreaching(of, (preaching) =>
    preaching && canContinue(preaching, openedAt) ? preaching : undefined,
  )
  const enter = async (isContinued: boolean) => {
    addSpareEntries()
    void enterFullScreen()
    // What was written a moment ago is what the pulpit reads.
    await open?.save()
    setPreaching(
      of,
      isContinued && continues
        ? enterAgain(continues, Date.now())
        : begin(sermon.id, sermon.title, Date.now()),
    )
  }
  return (
    <div className="mx-auto flex min-h-dvh max-w-phone flex-col bg-paper">
      <header className="pt-[env(safe-area-inset-top)]">
        <Link
          href={address}
          aria-label="Back to the sermon"
          className="m-2 inline-flex size-11 items-center justify-center rounded-full text-water hover:bg-tint"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
      </header>
      <main id="main" className="flex-1 px-5 pb-6">
        <h1 className="text-3xl">Ready to preach?</h1>
        <p dir="auto" className="mt-1 mb-6 text-lg text-muted">
          {sermon.title}
        </p>
        {open === undefined ? (
          <SkeletonGroup label="Checking your sermon">
            <SkeletonText lines={5} />
          </SkeletonGroup>
        ) : (
          <Checks open={open} />
        )}
      </main>
      <footer className="sticky bottom-0 grid gap-3 border-t border-hairline bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button size="large" onClick={() => void enter(continues !== undefined)}>
          {continues === undefined
            ? 'Start preaching'
            : `Continue at ${clockText(elapsedOf(continues, stoppedAt(continues)))}`}
        </Button>
        <div className="flex flex-wrap gap-3 *:grow">
          {continues !== undefined && (
            <Button variant="secondary" onClick={() => void enter(false)}>
              Start over
            </Button>
          )}
          <Button variant="quiet" onClick={() => setSettings(true)}>
            Type and clock
          </Button>
        </div>
      </footer>
      {settings !== undefined && <ReadySettings open={settings} onOpenChange={setSettings} />}
    </div>
  )
}

function Checks({ open }: { open: OpenBody }) {
  const isKnown = useStore(open.known)
  const pace = usePace()
  const { awake, battery } = usePower()
  const shown = shownBlocks(toBlocks(open.body), { cues: true })
  const words = shown.reduce((sum, block) => sum + wordsIn(block), 0)
  const missing = missingWords(shown)
  const scriptures = shown.filter(({ kind }) => kind === 'scripture').length
  return (
    <>
      <ul className="grid gap-3">
        {words === 0 ? (
          <ReadyCheck
            is="note"
            text={isKnown ? 'This sermon has no text yet' : 'The text isn’t on this device'}
          >
            {isKnown
              ? 'Write it in the sermon first.'
              : 'Connect to the internet, and it will download automatically.'}
          </ReadyCheck>
        ) : (
          <ReadyCheck is="well" text="The text is on this device">
            {wordsText(words)}, about {minutesFor(words, pace)}
          </ReadyCheck>
        )}
        {missing.length > 0 ? (
          <ReadyCheck is="note" text={`Scripture text missing for ${missing.join(', ')}`}>
            Open the sermon while you’re online.
          </ReadyCheck>
        ) : (
          scriptures > 0 && <ReadyCheck is="well" text="The scripture is in the text" />
        )}
        {awake === true && <ReadyCheck is="well" text="The screen stays on" />}
        {awake === false && (
          <ReadyCheck is="note" text="The screen may turn off">
            Set auto-lock to Never in your device’s settings.
          </ReadyCheck>
        )}
        {battery !== undefined && (
          <ReadyCheck is={battery.isLow ? 'note' : 'well'} text={`The battery is at ${battery.percent}%`}>
            {battery.isLow && 'Plug it in if you can.'}
          </ReadyCheck>
        )}
      </ul>
      <h2 className="mt-7 mb-3 text-lg">Only you can do this</h2>
      <ul className="grid gap-3">
        <ReadyCheck is="yours" text="Turn on Do Not Disturb" />
        <ReadyCheck is="yours" text="Turn off auto-lock" />
        <ReadyCheck is="yours" text="Turn up the brightness" />
      </ul>
    </>
  )
}
