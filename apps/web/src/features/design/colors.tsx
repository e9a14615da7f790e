import { Section } from './section.tsx'

const colors = [
  ['Paper', 'bg-paper'],
  ['Card', 'bg-card'],
  ['Float', 'bg-float'],
  ['Lift', 'bg-lift'],
  ['Well', 'bg-well'],
  ['Sunk', 'bg-sunk'],
  ['Hairline', 'bg-hairline'],
  ['Edge', 'bg-edge'],
  ['Muted', 'bg-muted'],
  ['Ink', 'bg-ink'],
  ['Water', 'bg-water'],
  ['Water soft', 'bg-water-soft'],
  ['Lamp', 'bg-lamp'],
  ['Lamp soft', 'bg-lamp-soft'],
  ['Alert', 'bg-alert'],
  ['Alert fill', 'bg-alert-fill'],
  ['Alert soft', 'bg-alert-soft'],
  ['Violet', 'bg-violet'],
  ['Teal', 'bg-teal'],
  ['Amber', 'bg-amber'],
  ['Green', 'bg-green'],
] as const

export function Colors() {
  return (
    <Section title="Color">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {colors.map(([name, swatch]) => (
          <li key={name} className="grid gap-1 text-xs">
            <span className={`h-12 rounded-tip border border-hairline ${swatch}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Typography() {
  return (
    <Section title="Type">
      <p className="font-serif text-3xl font-semibold">Good morning</p>
      <p className="font-serif text-2xl font-semibold">Beside still waters</p>
      <p className="font-serif text-xl font-semibold">A dialog’s title</p>
      <p className="font-serif text-lg font-semibold">A card’s title</p>
      <p>
        Body text is set in Inter at sixteen pixels. <span className="text-muted">Muted text says less.</span>{' '}
        <span className="text-water">Water leads,</span> <span className="text-lamp-ink">lamp warms,</span>{' '}
        <span className="text-alert">alert warns.</span>
      </p>
      <p className="text-sm text-muted">Small text, for hints and notes.</p>
      <blockquote className="scripture">
        He maketh me to lie down in green pastures: he leadeth me beside the still waters.
        <footer className="mt-1 font-sans text-sm text-muted">Psalm 23:2</footer>
      </blockquote>
    </Section>
  )
}
