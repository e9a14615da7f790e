import BookOpenText from 'lucide-react/icons/book-open-text'
import HandHeart from 'lucide-react/icons/hand-heart'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Target from 'lucide-react/icons/target'
import { Link } from 'wouter'
import { Card } from '#shared/ui/card.tsx'

const areas = [
  {
    icon: NotebookPen,
    title: 'Sermon preparation',
    href: '/sermons',
    text: 'Find your text, compare versions and bring it into a sermon.',
  },
  {
    icon: BookOpenText,
    title: 'Devotionals',
    href: '/devotionals',
    text: 'Read in quiet and keep what speaks to you.',
  },
  {
    icon: HandHeart,
    title: 'Prayer requests',
    href: '/prayers',
    text: 'Find a promise to pray.',
  },
  {
    icon: Target,
    title: 'Spiritual goals',
    href: '/goals',
    text: 'Pick up where you left off, chapter by chapter.',
  },
]

/** What the Bible is here for. */
export function StudyCard() {
  return (
    <Card className="@container mt-8">
      <h2 className="text-xl">The Word in Your Ministry</h2>
      <ul className="mt-4 grid grid-cols-1 gap-4">
        {areas.map(({ icon: Icon, title, href, text }) => (
          <li key={title} className="relative flex gap-3.5">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-water-soft text-water @max-[12rem]:hidden">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div className="min-w-0">
              <h3 className="font-sans text-base font-medium">
                <Link href={href} className="after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
