import { defaultJournalTitle } from '@stillwater/contract/choices'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import CalendarDays from 'lucide-react/icons/calendar-days'
import HandHeart from 'lucide-react/icons/hand-heart'
import PenLine from 'lucide-react/icons/pen-line'
import Target from 'lucide-react/icons/target'
import type { ComponentType, ReactNode, SVGProps } from 'react'
import { Link } from 'wouter'
import { openJournalForm } from '#shared/signals/open-journal-form.ts'
import { Card } from '#shared/ui/card.tsx'

const links = [
  { name: 'New Sermon', address: '/sermons?new=true', Icon: NotebookPen },
  { name: 'Add Prayer', address: '/prayers?new=true', Icon: HandHeart },
  { name: 'Schedule', address: '/events?new=true', Icon: CalendarDays },
  { name: 'Set Goal', address: '/goals?new=true', Icon: Target },
]

const actionClass =
  'group flex min-h-22 w-full flex-col items-center gap-1.5 rounded-control px-0.5 pt-1 text-center text-xs font-medium leading-tight'

/** The five most common actions. */
export function QuickActions() {
  return (
    <Card className="px-2! pt-3! pb-2!">
      <h2 className="sr-only">Quick actions</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(3.75rem,100%),1fr))]">
        {links.map(({ name, address, Icon }) => (
          <li key={name}>
            <Link href={address} className={actionClass}>
              <Face Icon={Icon}>{name}</Face>
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={actionClass}
            onClick={() => openJournalForm({ title: defaultJournalTitle, content: '' })}
          >
            <Face Icon={PenLine}>Journal</Face>
          </button>
        </li>
      </ul>
    </Card>
  )
}

function Face({ Icon, children }: { Icon: ComponentType<SVGProps<SVGSVGElement>>; children: ReactNode }) {
  return (
    <>
      <span className="grid size-11 place-items-center rounded-full bg-water-soft text-water transition-colors group-hover:bg-tint">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      {children}
    </>
  )
}
