import { useEffect } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

/** The browser's own question, for when our dialog's code could not be loaded. */
export function PlainConfirm({ open, title, description, onConfirm, onOpenChange }: ConfirmDialogProps) {
  useEffect(() => {
    if (!open) return
    if (window.confirm([title, description].filter(Boolean).join('\n\n'))) void onConfirm()
    else onOpenChange(false)
  }, [open, title, description, onConfirm, onOpenChange])
  return null
}
