/** Words a minute, for a preacher whose own pace is not known yet. */
export const usePace = (): number => 130
