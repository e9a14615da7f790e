import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import HandHeart from 'lucide-react/icons/hand-heart'
import Target from 'lucide-react/icons/target'
import type { ComponentType, SVGProps } from 'react'
import { cx } from '#shared/ui/cx.ts'
import type { Notification } from './notification.ts'
import { relativeTime } from './time-text.ts'

const icons: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  sermon_reminder: BookOpen,
  prayer_reminder: HandHeart,
  event_reminder: CalendarDays,
  goal_update: Target,
}

interface NotificationItemProps {
  readonly notification: Notification
  readonly now: number
  readonly onChoose: (notification: Notification) => void
}

export function NotificationItem({ notification, now, onChoose }: NotificationItemProps) {
  const { type, title, body, read, createdAt } = notification
  const Icon = (Object.hasOwn(icons, type) ? icons[type] : undefined) ?? Bell
  return (
    <li className="border-b border-hairline">
      <button
        type="button"
        data-unread={!read || undefined}
        onClick={() => onChoose(notification)}
        className={cx(
          'flex w-full gap-3 px-4 py-3 text-left transition-colors focus-visible:-outline-offset-2',
          read ? 'hover:bg-sunk' : 'bg-water-soft hover:bg-tint',
        )}
      >
        <span
          className={cx(
            'mt-0.5 grid size-9 shrink-0 place-items-center rounded-full [&_svg]:size-5',
            read ? 'bg-sunk text-muted' : 'bg-water text-on-water',
          )}
        >
          <Icon aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className={cx('min-w-0 truncate', read ? 'font-medium' : 'font-semibold')}>
              {title}
              {!read && <span className="sr-only">, unread</span>}
            </span>
            <time dateTime={createdAt} className="shrink-0 text-xs text-muted">
              {relativeTime(createdAt, now)}
            </time>
          </span>
          <span dir="auto" className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted">
            {body}
          </span>
        </span>
      </button>
    </li>
  )
}
