import assert from 'node:assert/strict'
import { it } from 'node:test'
import { currentToast, toast } from '#shared/ui/toast/toast-store.ts'
import { holdToasts } from './hold-toasts.ts'

it('no message is shown while messages are held back; the last comes afterwards', () => {
  const release = holdToasts()
  toast({ title: 'First' })
  toast({ title: 'Second' })
  assert.equal(currentToast.get()?.open, false)
  release()
  assert.deepEqual([currentToast.get()?.title, currentToast.get()?.open], ['Second', true])
})
