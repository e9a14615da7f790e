/** A sermon of a user. */
export interface SermonKey {
  readonly userId: string
  readonly sermonId: string
}
