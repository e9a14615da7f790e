import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { messageOf } from '#shared/api/error.ts'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import type { SermonEditor } from '../editor/editor.ts'
import { useStore } from '#shared/store.ts'
import { Button } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { useSettledState } from './use-editor.ts'

/** For a sermon that has notes but no text yet. The address may ask to begin at once. */
export function StartFromNotes({ editor, open }: { editor: SermonEditor; open: OpenBody }) {
  const { doc } = useSettledState(editor)
  const start = useMutation({
    mutationFn: () => open.startFromNotes(),
    onError: (error) =>
      toast({
        title: 'Your notes could not be copied',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  const hasStarted = useStore(open.fromNotes)
  const isEmpty = doc.textContent.trim() === ''
  const [params, setParams] = useSearchParams()
  const isAsked = params.has('draft')
  const startAsAsked = useEffectEvent(() => {
    setParams({}, { replace: true })
    if (isEmpty) start.mutate()
  })
  useEffect(() => {
    if (isAsked) startAsAsked()
  }, [isAsked])
  if (!isEmpty) return null
  if (hasStarted)
    return (
      <p className="rounded-control bg-sunk px-4 py-3 text-sm">
        Your notes were copied into this sermon before. They’re still there under Study, in Notes.
      </p>
    )
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunk px-4 py-3 text-sm">
      <span className="flex-[1_1_12rem]">This sermon has notes. You can begin with a copy of them.</span>
      <Button variant="secondary" busy={start.isPending} onClick={() => start.mutate()}>
        Start from your notes
      </Button>
    </p>
  )
}
