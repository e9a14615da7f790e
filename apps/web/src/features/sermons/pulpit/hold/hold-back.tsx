import { useState } from 'react'
import { useBackCloses } from '#shared/ui/dialog/layer-history.ts'

/** Back does nothing: a swipe from the edge of a phone means Back to it, and a page to the preacher. */
export function HoldBack() {
  const [count, setCount] = useState(0)
  return <Hold key={count} onBack={() => setCount(count + 1)} />
}

function Hold({ onBack }: { onBack: () => void }) {
  useBackCloses(true, onBack)
  return null
}
