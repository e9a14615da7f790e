import { useEffect, useRef } from 'react'

/** History outlives a reload, so the names must not begin anew with it. */
const visit = performance.timeOrigin
let count = 0
const currentLayer = () => (history.state as { layer?: string } | null)?.layer

/** Back closes what is open before it leaves the screen: an entry in the history stands for it while it is open. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  const layer = useRef<string>(undefined)
  const isOpen = useRef(false)
  useEffect(() => {
    latest.current = close
  })

  useEffect(() => {
    if (!open) return
    isOpen.current = true
    if (layer.current === undefined) {
      count += 1
      layer.current = `layer-${visit}-${count}`
      history.pushState({ ...(history.state as object | null), layer: layer.current }, '')
    }
    const mark = layer.current
    const onBack = () => {
      if (currentLayer() === mark) return
      layer.current = undefined
      latest.current()
    }
    window.addEventListener('popstate', onBack)
    return () => {
      isOpen.current = false
      window.removeEventListener('popstate', onBack)
      // Closed by other means than Back: the entry goes too, unless the user has moved on to another address. Not at once,
      // because React may only be trying the effect out.
      setTimeout(() => {
        if (isOpen.current || layer.current !== mark) return
        layer.current = undefined
        if (currentLayer() === mark) history.back()
      })
    }
  }, [open])
}
