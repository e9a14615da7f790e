import { type FormEventHandler, type ReactNode, useEffect, useId, useRef } from 'react'
import * as Radix from '@radix-ui/react-dialog'
import X from 'lucide-react/icons/x'
import { Button } from '../button.tsx'
import { DialogOpen } from './dialog-open.ts'
import { useKeyboardInset } from './keyboard-inset.ts'
import { LongWords } from '../text/long-words.tsx'
import { useReturnFocus } from './return-focus.ts'
import { useBackCloses } from './layer-history.ts'

import '../nonce.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Width on a wide screen, such as "500px". */
  maxWidth?: string
  /** The main action and its companions: always in reach, above the keyboard. */
  footer?: ReactNode
  /** Makes the content a form, so that Enter and a submit button in the footer work. A touch outside then closes nothing. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /**
   * False if another window may open above it, such as a bank's: the focus is not trapped then, and the page beneath
   * is made inert instead.
   */
  modal?: boolean
  children?: ReactNode
}

/** A sheet from below on a phone, a centered dialog on a wide screen. Mark a control `data-autofocus` to start there. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, maxWidth = '28rem', modal = true } = props
  const { footer, onSubmit, children } = props
  const content = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const focus = useReturnFocus()
  const keyboard = useKeyboardInset()
  useBackCloses(open, () => onOpenChange(false))
  useStillPage(open && !modal)

  function takeFocus(event: Event) {
    event.preventDefault()
    focus.remember()
    const start = content.current?.querySelector<HTMLElement>('[data-autofocus]') ?? content.current
    start?.focus()
  }

  // The margins are in pixels: with large text its lines need the width. Text alone must be scrollable by keyboard; a form's fields bring the keyboard along.
  const inner = (
    <>
      <div
        {...(!onSubmit && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-[20px] pb-5 focus-visible:-outline-offset-2"
      >
        {description !== undefined && (
          <Radix.Description className="mb-5 text-muted">{description}</Radix.Description>
        )}
        <DialogOpen value={open}>{children}</DialogOpen>
      </div>
      {footer !== undefined && (
        <div
          data-toast-floor
          className="flex flex-wrap items-center justify-end gap-3 border-t border-hairline px-[20px] pt-3 pb-[max(0.75rem,calc(env(safe-area-inset-bottom)-var(--keyboard)))] max-sm:*:grow max-sm:*:basis-32"
        >
          {footer}
        </div>
      )}
    </>
  )

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {modal ? (
          <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        ) : (
          <div aria-hidden="true" className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        )}
        <Radix.Content
          ref={content}
          {...(footer === undefined && { 'data-toast-floor': '' })}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={focus.giveBack}
          onInteractOutside={(event) => {
            if (onSubmit) event.preventDefault()
          }}
          style={{ '--keyboard': `${keyboard}px`, '--dialog-width': maxWidth }}
          className="fixed inset-x-0 bottom-(--keyboard) z-50 mx-auto flex max-h-[calc(100dvh-var(--keyboard)-1rem)] max-w-phone flex-col rounded-t-sheet bg-float shadow-float outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(calc(100dvh-4rem),48rem)] sm:w-[calc(100vw-4rem)] sm:max-w-(--dialog-width) sm:rounded-sheet sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in"
        >
          <header className="flex items-start gap-3 pt-3 pr-3 pb-1 pl-[20px]">
            <Radix.Title className="min-w-0 flex-1 py-2 text-xl">
              <span id={titleId}>{typeof title === 'string' ? <LongWords>{title}</LongWords> : title}</span>
            </Radix.Title>
            <Button variant="quiet" size="icon" aria-label="Close" onClick={() => onOpenChange(false)}>
              <X aria-hidden="true" />
            </Button>
          </header>
          {onSubmit ? (
            <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
              {inner}
            </form>
          ) : (
            inner
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Makes the page beneath inert and keeps it from scrolling. Toasts stay reachable. */
function useStillPage(still: boolean): void {
  useEffect(() => {
    if (!still) return
    const shell = document.getElementById('shell')
    shell?.setAttribute('inert', '')
    document.body.style.overflow = 'hidden'
    return () => {
      shell?.removeAttribute('inert')
      document.body.style.overflow = ''
    }
  }, [still])
}
