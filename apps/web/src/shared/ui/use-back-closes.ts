import { useEffect, useRef } from 'react'

/** History outlives a reload, so the names must not begin anew with it. */
const visit = performance.timeOrigin
let count = 0
/** A step back that was asked for and not taken yet: an entry made before it is would be the one to go. */
let step: Promise<void> | undefined

const currentLayer = () => (history.state as { layer?: string } | null)?.layer

function stepBack(): void {
  step = new Promise((resolve) => {
    const taken = () => {
      step = undefined
      resolve()
    }
    window.addEventListener('popstate', taken, { once: true })
  })
  history.back()
}

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
    const enter = () => {
      if (!isOpen.current || layer.current !== undefined) return
      count += 1
      layer.current = `layer-${visit}-${count}`
      history.pushState({ ...(history.state as object | null), layer: layer.current }, '')
    }
    if (step === undefined) enter()
    else void step.then(enter)
    const onBack = () => {
      if (layer.current === undefined || currentLayer() === layer.current) return
      layer.current = undefined
      latest.current()
    }
    window.addEventListener('popstate', onBack)
    return () => {
      isOpen.current = false
      window.removeEventListener('popstate', onBack)
      const mark = layer.current
      // Closed by other means than Back: the entry goes too, unless the user has moved on to another address. Not at once,
      // because React may only be trying the effect out.
      setTimeout(() => {
        if (mark === undefined || isOpen.current || layer.current !== mark) return
        layer.current = undefined
        if (currentLayer() === mark) stepBack()
      })
    }
  }, [open])
}
