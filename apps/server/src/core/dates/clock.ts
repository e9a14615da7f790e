/** The time in milliseconds. Everything that asks for the time is handed a clock, so that tests can set it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
