import { setNonce } from 'get-nonce'

/**
 * The page's CSP nonce, which lets a script add a style element. Libraries that lock scrolling or
 * hide a scrollbar do so; importing this module before they open is all they need.
 */
function readNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const holder = document.querySelector<HTMLElement>(
    'meta[property="csp-nonce"], meta[name="csp-nonce"], script[nonce]',
  )
  // Browsers hide the attribute but keep the property, so that a style sheet cannot read it out.
  return holder?.nonce || holder?.getAttribute('content') || undefined
}

const cspNonce = readNonce()

if (cspNonce !== undefined) setNonce(cspNonce)
