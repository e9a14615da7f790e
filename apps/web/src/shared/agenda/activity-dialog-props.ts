import type { Activity } from '@stillwater/contract/activities'
import type { IsoDate } from '@stillwater/contract/dates'

/** The activities' form, as the app passes it to other features' screens. */
export interface ActivityDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly activity?: Activity | undefined
  /** The initial day of a new activity; today by default. */
  readonly date?: IsoDate | undefined
  readonly onSaved?: (activity: Activity) => void
}
