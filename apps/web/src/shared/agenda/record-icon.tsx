import type { IconName } from '@stillwater/contract/icons'
import Book from 'lucide-react/icons/book'
import BookOpen from 'lucide-react/icons/book-open'
import Calendar from 'lucide-react/icons/calendar'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Church from 'lucide-react/icons/church'
import Clock from 'lucide-react/icons/clock'
import File from 'lucide-react/icons/file'
import FileText from 'lucide-react/icons/file-text'
import Flower2 from 'lucide-react/icons/flower-2'
import Folder from 'lucide-react/icons/folder'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import Map from 'lucide-react/icons/map'
import Star from 'lucide-react/icons/star'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import UsersRound from 'lucide-react/icons/users-round'
import type { ComponentType, SVGProps } from 'react'

const drawings: Record<IconName, ComponentType<SVGProps<SVGSVGElement>>> = {
  book: Book,
  calendar: Calendar,
  clock: Clock,
  user: User,
  users: Users,
  star: Star,
  home: House,
  map: Map,
  check: Check,
  'chevron-right': ChevronRight,
  event: CalendarDays,
  folder: Folder,
  file: File,
  description: FileText,
  church: Church,
  people: Users,
  person: User,
  groups: UsersRound,
  menu_book: BookOpen,
  favorite: Heart,
  local_florist: Flower2,
}

/** The icon of a record; an unknown name shows the default. */
export function RecordIcon({ name }: { name: string }) {
  const Drawing = Object.hasOwn(drawings, name) ? drawings[name as IconName] : drawings.event
  return <Drawing aria-hidden="true" />
}
