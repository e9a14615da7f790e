import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { Button, type ButtonProps } from '#shared/ui/button.tsx'

/** Opens the menu of a sermon, which is loaded when it is first opened. */
export const MoreButton = (props: Partial<ButtonProps>) => (
  <Button variant="quiet" size="icon" aria-label="More for this sermon" aria-haspopup="menu" {...props}>
    <EllipsisVertical aria-hidden="true" />
  </Button>
)
