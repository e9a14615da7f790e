import BookOpen from 'lucide-react/icons/book-open'
import HandHeart from 'lucide-react/icons/hand-heart'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Target from 'lucide-react/icons/target'

const features = [
  { icon: BookOpen, title: 'Daily devotionals', text: 'Daily readings' },
  { icon: NotebookPen, title: 'Sermon planning', text: 'Messages and series' },
  { icon: HandHeart, title: 'Prayer tracking', text: 'Prayer list by category' },
  { icon: Target, title: 'Goal setting', text: 'Personal and ministry goals' },
]

/** Beside the form on wide screens only. */
export function PromoPanel() {
  return (
    <aside className="flex flex-col justify-between gap-12 rounded-sheet bg-water-soft p-12">
      <div>
        <p className="font-serif text-3xl text-balance">Calm for a full week.</p>
        <p className="mt-4 max-w-md text-lg text-muted">
          One place for what you’re preparing, who you’re praying for and where you need to be.
        </p>
      </div>
      <ul className="grid gap-6">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-center gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-card text-water">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <span>
              <span className="block font-medium">{title}</span>
              <span className="block text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <blockquote className="border-l-2 border-lamp pl-4 font-serif">
        <p className="italic">He leadeth me beside the still waters.</p>
        <footer className="mt-1 text-sm text-muted">Psalm 23:2</footer>
      </blockquote>
    </aside>
  )
}
