import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import HandHeart from 'lucide-react/icons/hand-heart'
import House from 'lucide-react/icons/house'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { Link, useLocation } from 'wouter'

const entries = [
  { path: '/', label: 'Dashboard', icon: House },
  { path: '/sermons', label: 'Sermons', icon: NotebookPen },
  { path: '/prayers', label: 'Prayer', icon: HandHeart },
  { path: '/events', label: 'Events', icon: CalendarDays },
  { path: '/bible-study', label: 'Bible', icon: BookOpen },
]

/** Screens that are reached from an entry's screen: the entry stays highlighted on them. */
const parents: Readonly<Record<string, string>> = {
  '/dashboard': '/',
  '/care': '/',
  '/people': '/',
  '/devotionals': '/',
  '/giving': '/',
  '/settings': '/',
  '/goals': '/',
  '/journal': '/',
  '/sermons/import': '/sermons',
  '/illustrations': '/sermons',
}

export function BottomNav() {
  const [path] = useLocation()
  const current = path.startsWith('/plan')
    ? '/sermons'
    : (parents[path] ?? (path.startsWith('/people/') ? '/' : path))
  return (
    <nav
      data-toast-floor
      aria-label="Main"
      className="scale-less @container sticky bottom-0 z-30 border-t border-hairline bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid grid-cols-5">
        {entries.map(({ path, label, icon: Icon }) => (
          <li key={path} className="min-w-0">
            <Link
              href={path}
              aria-current={path === current ? 'page' : undefined}
              className="group flex h-(--nav-height) flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,3.5cqw)]/tight text-muted short:flex-row short:gap-1 short:text-[min(0.75rem,2.8cqw)] aria-[current]:font-semibold aria-[current]:text-water"
            >
              <span className="grid h-8 w-full max-w-14 short:w-auto short:bg-transparent! place-items-center rounded-full transition-colors group-hover:bg-sunk group-aria-[current]:bg-water-soft">
                <Icon aria-hidden="true" className="size-5.5 short:size-4.5" />
              </span>
              <span className="whitespace-nowrap">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
