import { createContext } from 'react'

/** False once the surrounding dialog is closed, during its exit animation. */
export const DialogOpen = createContext(true)
