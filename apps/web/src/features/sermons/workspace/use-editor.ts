import { useQueryClient } from '@tanstack/react-query'
import type { EditorState } from 'prosemirror-state'
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'wouter'
import { loadPassageText, passageQuery, useVersion } from '#features/bible/index.ts'
import { offline } from '#shared/api/connection.ts'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { loadInBackground } from '#shared/load-in-background.ts'
import { SermonEditor } from '../editor/editor.ts'
import { loadFinder } from '../editor/reference-marks.ts'
import type { Passage } from '../editor/scripture-blocks.ts'

/** Looks up the words of a passage, in the user's version unless another is named. */
export function useLookUp(): (reference: string, version?: string) => Promise<Passage> {
  const client = useQueryClient()
  const { version: chosen, versions } = useVersion()
  return async (reference, version) => {
    const wanted =
      version ?? chosen ?? Object.values((await versions.refetch({ throwOnError: true })).data ?? {})[0] ?? ''
    const [found, textOf] = await Promise.all([
      client.query(passageQuery(wanted, reference)),
      loadPassageText(),
    ])
    return { reference: found.reference, version: wanted, text: textOf(found.content) }
  }
}

/** Milliseconds after which everything is laid out. */
const opening = 1000

/**
 * Has only what is on the screen laid out until the text has come to rest, or is about to be used: the cursor must never be in
 * a block that is not. Answers what ends it.
 */
function layOutLater(place: HTMLElement): () => void {
  const layOut = () => {
    clearTimeout(timer)
    place.removeEventListener('focusin', layOut)
    delete place.dataset['opening']
  }
  const timer = setTimeout(layOut, opening)
  place.addEventListener('focusin', layOut)
  place.dataset['opening'] = ''
  return layOut
}

/** In good time: the first Enter behind a reference waits for its verse alone. */
function prepareScripture(): void {
  void loadFinder()
  void loadInBackground(loadPassageText)
}

/** The editor in an element of the page, from when the text is open until the screen is left. */
export function useEditor(
  open: OpenBody,
  onReference: (reference: string) => void,
): { place: RefObject<HTMLDivElement | null>; editor: SermonEditor | undefined } {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<SermonEditor>()
  const lookUp = useEffectEvent(useLookUp())
  const showReference = useEffectEvent(onReference)
  useEffect(() => {
    if (place.current === null) return
    const layOut = layOutLater(place.current)
    const made = new SermonEditor(place.current, {
      open,
      lookUp: (reference) => lookUp(reference),
      onReference: (reference) => showReference(reference),
    })
    setEditor(made)
    const preparing = setTimeout(prepareScripture, opening)
    const unsubscribe = offline.subscribe(() => !offline.get() && made.fillMissing())
    return () => {
      layOut()
      clearTimeout(preparing)
      unsubscribe()
      made.destroy()
      setEditor(undefined)
    }
  }, [open])
  useGoToFound(editor)
  return { place, editor }
}

/** A search says which words to show, also one from within the same sermon. */
function useGoToFound(editor: SermonEditor | undefined): void {
  const [params, setParams] = useSearchParams()
  const find = params.get('find')
  const forgetFind = useEffectEvent(() => setParams({}, { replace: true }))
  useEffect(() => {
    if (editor === undefined || find === null) return
    forgetFind()
    import('../editor/go-to-words.ts').then(
      ({ goToWords }) => goToWords(editor.view, find.split(' ')),
      (error: unknown) => console.warn('The words of the search could not be shown', error),
    )
  }, [editor, find])
}

/** Something read from the editor's state; the component renders again only if that has changed. */
export function useFromEditor<T extends object | string | undefined>(
  { state }: SermonEditor,
  read: (state: EditorState) => T,
): T {
  const last = useRef<T>(undefined)
  return useSyncExternalStore(state.subscribe, () => {
    const now = read(state.get())
    if (last.current === undefined || JSON.stringify(last.current) !== JSON.stringify(now)) last.current = now
    return last.current
  })
}

/** The state at the last pause in typing. */
export const useSettledState = ({ settled }: SermonEditor): EditorState =>
  useSyncExternalStore(settled.subscribe, settled.get)
