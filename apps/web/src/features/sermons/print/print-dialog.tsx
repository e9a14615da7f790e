import type { Block } from '@stillwater/sermon-body/blocks'
import { useMemo, useState } from 'react'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Choice } from '#shared/ui/field/choice.tsx'
import { Slider } from '#shared/ui/field/slider.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { shownBlocks } from '#features/sermons/pulpit/text/shown-blocks.ts'
import {
  largestPrint,
  type PaperName,
  papers,
  type PrintSettings,
  printSettings,
  smallestPrint,
} from './papers.ts'
import { SermonPages } from './sermon-pages.tsx'

interface PrintDialogProps {
  readonly title: string
  readonly blocks: readonly Block[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const names = Object.keys(papers) as PaperName[]

/** The same text as in the pulpit, on paper. */
export function PrintDialog({ title, blocks, open, onOpenChange }: PrintDialogProps) {
  const settings = useStoredValue(printSettings)
  const [pages, setPages] = useState(0)
  const shown = useMemo(() => shownBlocks(blocks, { cues: true }), [blocks])
  const set = (change: Partial<PrintSettings>) => printSettings.set({ ...settings, ...change })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Print"
      footer={<Button onClick={() => window.print()}>Print</Button>}
    >
      <div className="grid grid-cols-1 gap-5">
        <Choice
          label="Paper"
          value={settings.paper}
          onValueChange={(paper) => set({ paper })}
          options={names.map((value) => ({ value, label: papers[value].name }))}
        />
        <Slider
          label="Type size"
          value={settings.size}
          min={smallestPrint}
          max={largestPrint}
          format={(value) => `${value} pt`}
          onValueChange={(size) => set({ size })}
        />
        <Switch
          label="Cues in the margin"
          checked={settings.cues}
          onCheckedChange={(cues) => set({ cues })}
        />
        <p role="status" className="text-sm text-muted">
          {pages} {pages === 1 ? 'page' : 'pages'}
        </p>
      </div>
      {open && <SermonPages title={title} shown={shown} settings={settings} onPages={setPages} />}
    </Dialog>
  )
}
