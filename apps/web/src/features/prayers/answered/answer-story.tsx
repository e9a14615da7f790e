import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'

const AnswerDialog = lazyComponent(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** How a prayer was answered, or the question. */
export function AnswerStory({ prayer }: { readonly prayer: Prayer }) {
  const { edit, ...editing } = useEditing<{ prayer: Prayer }>()
  const hasStory = Boolean(prayer.answerNote)
  return (
    <div className="relative z-10">
      {hasStory && (
        <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
          {prayer.answerNote}
        </p>
      )}
      <Button variant="quiet" className="-mx-4" onClick={() => edit({ prayer })}>
        {hasStory ? 'Change the story' : 'How was it answered?'}
      </Button>
      {editing.target !== undefined && (
        <AnswerDialog
          key={editing.key}
          prayer={editing.target.prayer}
          open={editing.open}
          onOpenChange={editing.setOpen}
        />
      )}
    </div>
  )
}
