import type { AroundNavHandler } from 'wouter'
import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Dialogs in the browser's history, so that Back closes them before it leaves the screen. Each open dialog needs an entry above
 * its screen's own. An entry is only ever added or reused, never taken back: `history.back()` takes effect later, and would undo
 * whatever was opened in between. An entry that outlives its dialog serves the next dialog or the next address, and Back from it
 * goes on to the entry before the screen. See docs/decisions/0026-back-and-dialogs.md.
 */
interface Mark {
  /** The screen that the entry belongs to. */
  readonly screen: string
  /** How many entries above the screen's own. */
  readonly depth: number
}

interface Here extends Partial<Mark> {
  readonly depth: number
  readonly href: string
}

const open: { readonly close: () => void }[] = []
let here: Here = { depth: 0, href: '' }
let count = 0
/** The path of a screen that Back must not leave. */
let held: string | undefined

const stateOf = () => history.state as { readonly layer?: Mark } | null

function readHere(): void {
  here = { depth: 0, ...stateOf()?.layer, href: location.href }
}

/** Must run before React subscribes to the address, so that Back is handled before a render. */
export function watchHistory(): void {
  readHere()
  window.addEventListener('popstate', onPopState)
}

/** Registers an open dialog. Returns the function to call when it has closed. */
function openLayer(close: () => void): () => void {
  const layer = { close }
  open.push(layer)
  if (here.depth < open.length) addEntry()
  return () => {
    const at = open.indexOf(layer)
    if (at !== -1) open.splice(at, 1)
    ignoreSecondTap()
  }
}

/** As long as two taps count as a double tap, in milliseconds. */
const doubleTap = 500

/** The second tap of a hurried double tap was meant for what is gone, such as a dialog, not for what is there now. */
export function ignoreSecondTap(): void {
  const done = new AbortController()
  window.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal: done.signal },
  )
  setTimeout(() => done.abort(), doubleTap)
}

/** Every change of the address goes through here: a new address reuses the entry of a closed or closing dialog. */
export const navigateOverLayers: AroundNavHandler = (navigate, to, options) => {
  const layer = stateOf()?.layer
  const { pathname } = location
  if (options?.replace) navigate(to, { ...options, state: { ...(options.state as object | null), layer } })
  else navigate(to, { ...options, replace: here.depth > 0 })
  readHere()
  // Another screen starts at its top.
  if (location.pathname !== pathname) window.scrollTo(0, 0)
}

function addEntry(): void {
  // History survives a reload, so ids must not start over.
  const screen = here.screen ?? `${performance.timeOrigin}-${(count += 1)}`
  if (here.screen === undefined) history.replaceState({ ...stateOf(), layer: { screen, depth: 0 } }, '')
  history.pushState({ ...stateOf(), layer: { screen, depth: here.depth + 1 } }, '')
  readHere()
  if (!isTouched()) addAgainOnTouch(here)
}

/** Back no longer leaves this screen. Returns what ends that. */
export function holdScreen(): () => void {
  held = location.pathname
  return () => {
    held = undefined
  }
}

/** How many entries there are above the screen's own. */
export const entriesHere = (): number => here.depth

/** Adds entries until there are so many, while a touch lets them count. */
export function addEntries(number: number): void {
  if (isTouched()) while (here.depth < number) addEntry()
}

/** Browsers without this API count as active: nothing can be done there. */
const isTouched = () => (navigator.userActivation as UserActivation | undefined)?.isActive !== false

/**
 * The browser's own Back passes over entries that a page made without a touch or a key press, as for a dialog that opens by
 * itself. The first touch adds one that counts.
 */
function addAgainOnTouch({ screen, depth }: Here): void {
  const done = new AbortController()
  const add = () => {
    if (!isTouched()) return
    done.abort()
    if (here.screen === screen && here.depth === depth && open.length > 0) addEntry()
  }
  for (const type of ['pointerup', 'click', 'keydown'])
    window.addEventListener(type, add, { capture: true, signal: done.signal })
}

function onPopState(event: PopStateEvent): void {
  if (held !== undefined && location.pathname !== held) {
    // The router does not hear of it.
    event.stopImmediatePropagation()
    return history.forward()
  }
  const from = here
  readHere()
  if (here.screen === undefined || here.screen !== from.screen) return closeLast(open.length)
  const steps = from.depth - here.depth
  if (steps <= 0) return
  // The address may have changed since the entry below was made, and it is still the same screen.
  if (here.href !== from.href) {
    history.replaceState(history.state, '', from.href)
    readHere()
  }
  if (Math.min(open.length, from.depth) > 0) closeLast(steps)
  // Nothing was open: Back was meant for the screen.
  else if (held === undefined) history.go(-here.depth - 1)
}

function closeLast(number: number): void {
  for (const { close } of open.splice(Math.max(0, open.length - number)).toReversed()) close()
}

/** Back closes what is open before it leaves the screen. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  // Before the dialog is seen: who goes back at once must not leave the screen.
  useLayoutEffect(() => (open ? openLayer(() => onBack()) : undefined), [open])
}
