import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Form } from '#shared/form/use-form.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type Filled, fillIn, type VoiceKind } from '../speech/heard.ts'
import { useBefore } from './use-before.ts'
import { VoiceNotice } from './voice-notice.tsx'
import { voiceToast } from '../voice-settings.ts'

const VoicePanel = lazyComponent(async () => (await import('./voice-panel.tsx')).default, PanelSkeleton)

const words: Record<VoiceKind, { tab: string; done: string }> = {
  sermon: { tab: 'Voice Input', done: 'Voice content processed' },
  prayer: { tab: 'Voice Prayer', done: 'Prayer recorded' },
  event: { tab: 'Voice Input', done: 'Event processed' },
}

interface VoiceTabsProps<Values extends object> {
  readonly kind: VoiceKind
  readonly form: Form<Values>
  readonly isNew: boolean
  /** The fields that can be filled in, with their labels. */
  readonly names: Partial<Record<keyof Values & string, string>>
  /** The field for all that was said. */
  readonly text: keyof Values & string
  /** What else changes with the fields that were filled in. */
  readonly follow?: (filled: Filled<Values>) => Values
  /** The fields. `mark` says of each whether its value came from the voice. */
  readonly children: (mark: (name: keyof Values & string) => string | undefined) => ReactNode
}

interface Done<Values extends object> extends Filled<Values> {
  readonly before: Values
}

/** A form to type or speak. Speech is filled into the typed form; nothing is saved automatically. */
export function VoiceTabs<Values extends object>(props: VoiceTabsProps<Values>) {
  const { kind, form, isNew, names, text, follow, children } = props
  const [tab, setTab] = useState<'manual' | 'voice'>('manual')
  const [start] = useState(form.values)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Done<Values>>()
  const said = useSaid()
  const around = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const latestForm = useRef(form)
  useLayoutEffect(() => {
    latestForm.current = form
  })

  function putIn(heard: Partial<Values>) {
    const { latest, replace } = latestForm.current
    const before = latest()
    const result = fillIn({ values: before, start, isNew, heard, text })
    replace(follow?.(result) ?? result.values)
    setDone({ ...result, before })
    said.clear()
  }

  async function fill() {
    setBusy(true)
    try {
      const { understand } = await import('./understand.ts')
      putIn(await understand(kind, said.phrases().join('\n'), todayIso()))
      setTab('manual')
      toast({
        ...voiceToast,
        title: words[kind].done,
        description: 'Please check what was understood, then save.',
      })
      requestAnimationFrame(() => notice.current?.focus())
    } catch (error) {
      console.warn('What was said could not be processed', error)
      toast({
        ...voiceToast,
        title: 'Processing Error',
        description:
          'There was an error processing your voice input. Please try again or fill in the form manually.',
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }
  const fillIfSaid = () => {
    const something = said.phrases().length > 0
    if (something) void fill()
    return something
  }

  // Submitting from the voice tab shows the form first: the words are unchecked, and errors appear at the fields.
  const beforeSaving = (event: Event) => {
    if (tab !== 'voice') return
    setTab('manual')
    if (!fillIfSaid()) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // A closing dialog has no time to parse: the words go into the form's draft as they are.
  const beforeClosing = () => {
    const phrases = said.phrases()
    if (phrases.length > 0) putIn({ [text]: phrases.join(' ') } as Partial<Values>)
  }
  useBefore(around, { beforeSaving, beforeClosing, beforeHiding: fillIfSaid })

  const mark = (name: keyof Values & string) =>
    done !== undefined && name in done.filled && done.filled[name] === form.values[name]
      ? 'From your voice'
      : undefined
  const called = (fields: readonly string[]) =>
    fields.flatMap((field) => names[field as keyof Values & string] ?? [])

  return (
    <div ref={around}>
      <Tabs
        label="Ways to fill in the form"
        tabs={[
          { value: 'manual', label: 'Manual Entry' },
          { value: 'voice', label: words[kind].tab },
        ]}
        value={tab}
        onValueChange={setTab}
      >
        <TabPanel value="manual" keep>
          {done !== undefined && (
            <VoiceNotice
              ref={notice}
              source="voice"
              filled={called(Object.keys(done.filled))}
              kept={called(done.kept)}
              onUndo={() => {
                form.replace(done.before)
                setDone(undefined)
              }}
            />
          )}
          {children(mark)}
        </TabPanel>
        <TabPanel value="voice">
          <VoicePanel
            kind={kind}
            said={said.shown}
            busy={busy}
            onWords={said.add}
            onClear={said.clear}
            onDone={fillIfSaid}
          />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function PanelSkeleton() {
  return (
    <SkeletonGroup label="Loading voice input">
      <SkeletonText lines={5} />
    </SkeletonGroup>
  )
}

/** The spoken phrases, in a ref for event handlers and in state for the screen. */
function useSaid() {
  const kept = useRef<readonly string[]>([])
  const [shown, show] = useState<readonly string[]>([])
  const set = useCallback((next: readonly string[]) => {
    kept.current = next
    show(next)
  }, [])
  return {
    shown,
    phrases: useCallback(() => kept.current, []),
    add: useCallback((phrase: string) => set([...kept.current, phrase.trim()]), [set]),
    clear: useCallback(() => set([]), [set]),
  }
}
