import { useState } from 'react'
import { offline } from '#shared/api/connection.ts'
import { useStore } from '#shared/store.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { localSession } from '../local/local-session.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { copyUnsafeWords } from './copy-unsafe-words.ts'
import { useStorageTrouble } from './use-storage-trouble.ts'

interface CannotSaveNoticeProps {
  /** Within a form or a column, rather than across the page. */
  readonly isCard?: boolean
}

/** Says where the words are that this device could not store, and what to do about it. */
export function CannotSaveNotice({ isCard = false }: CannotSaveNoticeProps) {
  const trouble = useStorageTrouble()
  const isOffline = useStore(offline)
  const { signedOut } = useOutbox()
  // From the first words on until the device works again, so that it does not come and go with every pause.
  const [isShown, setShown] = useState(false)
  if (isShown ? trouble === undefined : trouble === 'sending' || trouble === 'here') setShown(!isShown)
  return (
    <div role="status">
      {isShown && (
        <div className={cx('bg-lamp-soft px-4 py-2.5 text-sm', isCard && 'mb-5 rounded-control')}>
          <p className="font-medium">
            This device can’t save right now.
            {localSession()?.store.failure.get() === 'full' && ' It may be full.'}
          </p>
          <p>
            {trouble === 'here' || isOffline || signedOut
              ? `What you write is only on this page${signedOut ? ' until you sign in' : isOffline ? ' until you’re back online' : ''}, so please keep it open.`
              : 'What you write is saved online instead, so please stay connected.'}
            {trouble === 'here' && ' To be safe, copy it into an email or a note.'}
          </p>
          {trouble === 'here' && (
            <Button variant="secondary" className="mt-2" onClick={() => void copyUnsafeWords()}>
              Copy everything
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
