import { useState } from 'react'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { Progress } from '#shared/ui/progress.tsx'
import { Choice } from '#shared/ui/field/choice.tsx'
import { Slider } from '#shared/ui/field/slider.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { getTheme, setTheme } from '#shared/ui/theme.ts'
import { Tooltip } from '#shared/ui/popup/tooltip.tsx'
import { Row, Section } from './section.tsx'

const variants = ['primary', 'secondary', 'quiet', 'destructive'] as const

export function Buttons() {
  return (
    <Section title="Buttons">
      <Row name="Variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant === 'destructive' ? 'Delete' : 'Save Prayer'}
          </Button>
        ))}
      </Row>
      <Row name="Busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy busyLabel="Saving...">
            Save
          </Button>
        ))}
      </Row>
      <Row name="Disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Save
          </Button>
        ))}
      </Row>
      <Row name="Sizes, with a sign, and a link that looks like a button">
        <Button size="large">
          <Plus aria-hidden="true" />
          Create New Sermon
        </Button>
        <a href="#top" className={buttonClass({ variant: 'secondary' })}>
          View Full Calendar
        </a>
      </Row>
      <Row name="Icon buttons with tooltips (700 ms, then at once)">
        <Tooltip label="Add an activity">
          <Button size="icon" aria-label="Add an activity">
            <Plus aria-hidden="true" />
          </Button>
        </Tooltip>
        <Tooltip label="Edit this prayer">
          <Button size="icon" variant="quiet" aria-label="Edit this prayer">
            <Pencil aria-hidden="true" />
          </Button>
        </Tooltip>
        <Button size="icon" variant="secondary" aria-label="Add" busy />
      </Row>
    </Section>
  )
}

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export function Settings() {
  const [theme, choose] = useState(getTheme)
  const [daily, setDaily] = useState(true)
  const [progress, setProgress] = useState(65)
  return (
    <Section title="Settings and progress">
      <Choice
        label="Theme"
        options={themes}
        value={theme}
        onValueChange={(next) => {
          choose(next)
          setTheme(next)
        }}
      />
      <Switch
        label="Daily Notifications"
        description="One quiet reminder each morning."
        checked={daily}
        onCheckedChange={setDaily}
      />
      <Switch label="Sermon Reminders" checked onCheckedChange={() => undefined} disabled={!daily} />
      <Switch label="Goal Updates" checked={false} onCheckedChange={() => undefined} disabled />
      <Slider label="Sermon progress" value={progress} onValueChange={setProgress} step={5} />
      <Slider label="Not yet begun" value={0} onValueChange={() => undefined} disabled />
      <Progress label="Sermon progress" value={progress} />
    </Section>
  )
}
