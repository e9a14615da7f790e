import ALargeSmall from 'lucide-react/icons/a-large-small'
import Check from 'lucide-react/icons/check'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Share2 from 'lucide-react/icons/share-2'
import { bibleAddress, type TextSize, textSizes, useReading } from '#features/bible/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { Menu, MenuHeader, MenuItem } from '#shared/ui/popup/menu.tsx'
import { copyText } from '#shared/device/copy-text.ts'
import type { ReadAloud } from './use-read-aloud.ts'

const sizeNames: Record<TextSize, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  largest: 'Very large',
}

interface ReaderToolsProps {
  readonly version: string
  readonly reference: string
  readonly aloud: ReadAloud
}

export function ReaderTools({ version, reference, aloud }: ReaderToolsProps) {
  const { memory, remember } = useReading()
  return (
    <div className="-mr-2.5 flex">
      {aloud.supported && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={aloud.playing ? 'Pause reading' : 'Read aloud'}
          onClick={aloud.toggle}
        >
          {aloud.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Button>
      )}
      <Menu
        trigger={
          <Button variant="quiet" size="icon" aria-label="Text size">
            <ALargeSmall aria-hidden="true" />
          </Button>
        }
      >
        <MenuHeader>Text size</MenuHeader>
        {textSizes.map((size) => (
          <MenuItem key={size} onSelect={() => remember((before) => ({ ...before, size }))}>
            <span className="flex-1">{sizeNames[size]}</span>
            {size === memory.size && <Check aria-label="chosen" className="text-water" />}
          </MenuItem>
        ))}
      </Menu>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Copy link"
        onClick={() => void copyText(location.origin + bibleAddress(reference, version), 'Link copied')}
      >
        <Share2 aria-hidden="true" />
      </Button>
    </div>
  )
}
