import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Tooltip } from '#shared/ui/popup/tooltip.tsx'

const load = () => import('#features/search/index.ts')
const SearchSheet = lazyComponent(async () => (await load()).SearchSheet)

/** Where typing a letter means the letter. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** Opens the search; so do the keys / and Ctrl+K. Its code is loaded on first use. */
export function SearchButton() {
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isCommand && !(isSlash && !isTyping(event.target))) return
      // Not while another dialog is open.
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <Tooltip label="Search">
        <button
          type="button"
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K"
          onPointerEnter={() => void load()}
          onClick={() => setOpen(true)}
          className="grid size-11 place-items-center rounded-full text-ink hover:bg-sunk"
        >
          <Search aria-hidden="true" className="size-5.5" />
        </button>
      </Tooltip>
      {open !== undefined && <SearchSheet open={open} onOpenChange={setOpen} />}
    </>
  )
}
