import type { Person } from '@stillwater/contract/people/people'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { buttonClass } from '#shared/ui/button.tsx'
import { contactAddresses } from './contact-addresses.ts'

const icons = { Call: Phone, Message: MessageCircle, Mail, Map: MapPin }

/** Call, message, mail and map, by one tap each. */
export function ContactLinks({ person }: { readonly person: Person }) {
  const addresses = contactAddresses(person, navigator.userAgent)
  if (addresses.length === 0) return null
  return (
    <ul
      aria-label="Ways to reach them"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2"
    >
      {addresses.map(({ name, href, isPage }) => {
        const Icon = icons[name]
        return (
          <li key={name}>
            <a
              href={href}
              {...(isPage && { target: '_blank', rel: 'noreferrer' })}
              className={buttonClass({ variant: 'secondary', className: 'w-full px-3!' })}
            >
              <Icon aria-hidden="true" />
              {name}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
