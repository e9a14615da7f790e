import Presentation from 'lucide-react/icons/presentation'
import { Link } from 'wouter'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { buttonClass } from '#shared/ui/button.tsx'

/** Beside the title on a phone: in its header it would leave no room for where the words are saved. */
export const PreachLink = ({ id }: { id: string }) => (
  <Link
    href={`${recordAddress(recordTypes.sermons, id)}/preach`}
    aria-label="Preach"
    className={buttonClass({
      variant: 'quiet',
      className: 'max-lg:size-11 max-lg:rounded-full max-lg:p-0',
    })}
  >
    <Presentation aria-hidden="true" />
    <span className="max-lg:hidden">Preach</span>
  </Link>
)
