import { createContext } from 'react'

/** False from the moment when the dialog around is closed, while it still leaves the screen. */
export const DialogOpen = createContext(true)
